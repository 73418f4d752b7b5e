import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configFrom } from '../packages/server/config.ts';
import { PATHS } from '../packages/server/paths.ts';
import { startServer } from '../packages/server/testing/guests.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
/* oxlint-disable-next-line typescript/no-explicit-any -- what a file holds is what the test finds out */
const yaml = (path: string): any => parse(read(path), { merge: true });

const FILES = readdirSync(new URL('deploy', root), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*\/deploy\//, 'deploy/'));

/** Settings of the files in deploy/ themselves; the server knows nothing of them. */
const OF_DEPLOY = ['OUTCRY_DOMAIN', 'OUTCRY_UPSTREAM', 'OUTCRY_NODES', 'OUTCRY_DATABASE_PASSWORD'];
const PORT = 4180;
/** Seconds that requests under way have at most when the server goes down. */
const GRACE = 10;

const variables = (text: string): string[] => [...new Set(text.match(/\bOUTCRY_[A-Z_]*[A-Z]\b/g))];

test('the container knows every package, and its health check asks for the port the server listens on', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY packages\/(\w+)\/package\.json packages\/\1\/$/gm)].map(
    ([, name]) => name,
  );
  expect(copied).toEqual(readdirSync(new URL('packages', root)).sort());
  expect(dockerfile).toContain(`EXPOSE ${PORT}`);
  expect(configFrom({}).port).toBe(PORT);
  expect(yaml('deploy/compose.yaml').services.caddy.environment.OUTCRY_UPSTREAM).toBe(`outcry:${PORT}`);
});

test.each(FILES)('%s names settings that there are', (path) => {
  const known = [...variables(read('packages/server/config.ts')), ...OF_DEPLOY];
  expect(variables(read(path)).filter((name) => !known.includes(name))).toEqual([]);
});

test('docs/hosting.md names every setting', () => {
  const hosting = variables(read('docs/hosting.md'));
  expect(variables(read('packages/server/config.ts')).filter((name) => !hosting.includes(name))).toEqual([]);
});

test('two nodes with PostgreSQL: Caddy knows both, and the server takes their settings', () => {
  const { services } = yaml('deploy/cluster/compose.yaml');
  const nodes = Object.keys(services).filter((name) => services[name].image === 'outcry');
  expect(nodes).toHaveLength(2);
  expect(services.caddy.environment.OUTCRY_NODES).toBe(nodes.map((node) => `${node}:${PORT}`).join(' '));
  expect(Object.keys(services.caddy.depends_on)).toEqual(nodes);
  for (const node of nodes) {
    const filled = Object.entries<string>(services[node].environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{OUTCRY_DOMAIN[^}]*\}/, 'games.example.org')
        .replace(/\$\{\w+(:-)?[^}]*\}/, (_, optional) => (optional ? '' : 'x')),
    ]);
    const { publicUrl, databaseUrl, drainSeconds } = configFrom(Object.fromEntries(filled));
    expect(publicUrl).toBe('https://games.example.org');
    expect(databaseUrl).toBe('postgres://outcry:x@postgres:5432/outcry');
    expect(services[node]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(parseInt(services[node].stop_grace_period)).toBeGreaterThan(drainSeconds + GRACE);
  }
});

test('Kubernetes: labels, ports and secrets fit together, and the server takes the settings', () => {
  const { spec } = yaml('deploy/kubernetes/deployment.yaml');
  const service = yaml('deploy/kubernetes/service.yaml');
  const budget = yaml('deploy/kubernetes/disruption-budget.yaml');
  const secret = yaml('deploy/kubernetes/examples/secret.yaml');
  const ingress = yaml('deploy/kubernetes/examples/ingress.yaml');
  const { labels } = spec.template.metadata;
  expect([spec.selector.matchLabels, service.spec.selector, budget.spec.selector.matchLabels]).toEqual([
    labels,
    labels,
    labels,
  ]);

  const { containers, ...pod } = spec.template.spec;
  const [node] = containers;
  expect(node.ports).toEqual([{ name: 'http', containerPort: PORT }]);
  expect(service.spec.ports).toMatchObject([{ name: 'http', targetPort: 'http' }]);
  expect(ingress.spec.rules[0].http.paths[0].backend.service).toEqual({
    name: service.metadata.name,
    port: { name: 'http' },
  });
  expect(node.envFrom).toEqual([{ secretRef: { name: secret.metadata.name } }]);
  const env = node.env.map(({ name, value }: { name: string; value: string }) => [name, value]);
  const config = configFrom({ ...Object.fromEntries(env), ...secret.stringData });
  expect(config).toMatchObject({ databaseUrl: secret.stringData.OUTCRY_DATABASE_URL, port: PORT, trustProxy: 1 });
  expect(config.publicUrl).toBe(`https://${ingress.spec.rules[0].host}`);

  // A Service named outcry would otherwise hand every pod an OUTCRY_PORT=tcp://..., which the server refuses.
  expect(() => configFrom({ OUTCRY_PORT: `tcp://10.0.0.1:${PORT}` })).toThrow('OUTCRY_PORT');
  expect(pod).toMatchObject({ enableServiceLinks: false, securityContext: { runAsNonRoot: true } });
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(config.drainSeconds + GRACE);
  expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(spec.replicas).toBeGreaterThan(budget.spec.maxUnavailable);
});

test('the metrics, routes and probes that are watched exist', async () => {
  const { url } = await startServer({ backupHours: 1 });
  const { containers } = yaml('deploy/kubernetes/deployment.yaml').spec.template.spec;
  const [{ startupProbe, livenessProbe, readinessProbe }] = containers;
  const probes = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
  const [, caddys] = read('deploy/cluster/Caddyfile').match(/health_uri (\S+)/)!;
  for (const path of [...probes, caddys!]) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);

  const figures = await (await fetch(`${url}/metrics`)).text();
  const there = [...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const routes = ['/readyz', ...Object.values(PATHS).map(([, path]) => path)];
  for (const path of ['deploy/monitoring/alerts.yaml', 'deploy/monitoring/grafana-dashboard.json']) {
    const text = read(path).replaceAll('\\"', '"');
    const asked = [...new Set(text.match(/\b(outcry|process|nodejs)_\w+/g))];
    const missing = asked.filter(
      (name) => !there.includes(name) && !there.includes(name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect([path, asked.length > 5, missing]).toEqual([path, true, []]);
    for (const [, route] of text.matchAll(/route!?="([^"]+)"/g)) expect(routes).toContain(route);
  }
});

test('every alert has a case in which it rings', () => {
  const rules = yaml('deploy/monitoring/alerts.yaml').groups.flatMap(
    (group: { rules: { alert: string }[] }) => group.rules,
  );
  const cases = yaml('deploy/monitoring/alerts.test.yaml').tests.flatMap(
    (each: { alert_rule_test: object[] }) => each.alert_rule_test,
  );
  const ringing = cases
    .filter((each: { exp_alerts?: object[] }) => each.exp_alerts)
    .map((each: { alertname: string }) => each.alertname);
  expect(ringing.sort()).toEqual(rules.map(({ alert }: { alert: string }) => alert).sort());
});

test('the dashboard has panels of its own places and numbers', () => {
  interface Panel {
    id: number;
    gridPos: { x: number; y: number; w: number; h: number };
  }
  const { panels } = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as { panels: Panel[] };
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(Math.max(...panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBe(24);
});

test('Litestream reads the file of the server, as the user of the server', () => {
  const { dbs } = yaml('deploy/litestream/litestream.yaml');
  expect(dbs).toEqual([{ path: '${OUTCRY_DATA}/outcry.db', replicas: [{ url: '${LITESTREAM_REPLICA_URL}' }] }]);
  const { litestream } = yaml('deploy/litestream/compose.yaml').services;
  const { outcry } = yaml('deploy/compose.yaml').services;
  expect(litestream.volumes).toEqual(expect.arrayContaining(outcry.volumes));
  const shared = (unit: string) => read(unit).match(/^(DynamicUser|StateDirectory)=.*$/gm);
  expect(shared('deploy/litestream/outcry-litestream.service')).toEqual(shared('deploy/outcry.service'));
  expect(read('deploy/litestream/outcry-litestream.service')).toContain('\nUser=outcry\n');
});
