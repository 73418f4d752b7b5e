import type { Rng } from '@outcry/engine';
import type { Cluster } from './cluster.ts';
import type { FaultKind } from './history.ts';
import type { Node } from './node.ts';
import type { Passage } from './proxy.ts';

/** What a fault needs. */
export interface Scene {
  readonly cluster: Cluster;
  readonly rng: Rng;
}

/** A fault ready to strike: which nodes it strikes, how, and what mends it afterwards. */
export interface Fault {
  readonly nodes: readonly Node[];
  strike(): Promise<unknown> | void;
  mend(): Promise<unknown> | void;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const between = (rng: Rng, least: number, most: number): number => least + rng.below(most - least + 1);
const someNode = ({ cluster: { nodes }, rng }: Scene): Node => nodes[rng.below(nodes.length)]!;

/** All ways of a node to the database are disturbed for a while. */
function disturbed(scene: Scene, passage: Passage, least: number, most: number): Fault {
  const node = someNode(scene);
  const set = (now: Passage): void => node.ways.forEach((way) => (way.passage = now));
  return {
    nodes: [node],
    strike: () => set(passage),
    async mend() {
      await wait(between(scene.rng, least, most));
      set('open');
    },
  };
}

/** Every fault there is. */
export const FAULT: Readonly<Record<FaultKind, (scene: Scene) => Fault>> = {
  'kill-node'(scene) {
    const node = someNode(scene);
    return {
      nodes: [node],
      strike: () => node.kill(),
      async mend() {
        await wait(between(scene.rng, 0, 1500));
        await node.start();
      },
    };
  },
  'stop-node'(scene) {
    const node = someNode(scene);
    return {
      nodes: [node],
      strike: () => node.signal('SIGSTOP'),
      async mend() {
        await wait(between(scene.rng, 1000, 5000));
        node.signal('SIGCONT');
      },
    };
  },
  'kill-database': ({ cluster, rng }) => ({
    nodes: cluster.nodes,
    strike: () => cluster.primary.kill9(),
    async mend() {
      await wait(between(rng, 0, 1500));
      await cluster.primary.restart();
    },
  }),
  promote: ({ cluster }) => ({
    nodes: cluster.nodes,
    strike: () => cluster.promote(),
    mend: () => cluster.rejoin(),
  }),
  cut: (scene) => disturbed(scene, 'cut', 200, 2500),
  slow: (scene) => disturbed(scene, 'slow', 1000, 3000),
  freeze: (scene) => disturbed(scene, 'frozen', 1000, 5000),
  'lose-notices'(scene) {
    const nodes = scene.cluster.nodes;
    const set = (losing: boolean): void => nodes.forEach(({ ways }) => ways.forEach((way) => (way.losing = losing)));
    return {
      nodes,
      strike: () => set(true),
      async mend() {
        await wait(between(scene.rng, 1000, 3000));
        set(false);
      },
    };
  },
  'same-turn'({ cluster }) {
    // No node leaves to another what that one looks at already.
    const due = () =>
      cluster.query(`update game_table set due = 1, looked = 0
        where n in (select n from game_table where status = 'playing' for update skip locked)`);
    return {
      nodes: cluster.nodes,
      strike: due,
      async mend() {
        for (let times = 0; times < 5; times++) {
          await wait(100);
          await due();
        }
      },
    };
  },
  'set-clock'(scene) {
    const node = someNode(scene);
    return { nodes: [node], strike: () => node.setClock(), mend: () => wait(500) };
  },
};
