/** How many numbers a net reads: for each part of a state, and for the whole. */
export interface Shape {
  readonly perPart: number;
  readonly perWhole: number;
}

/** A layer whose outputs are all connected to all inputs. At `at` begin its biases, then the weights input by input. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly at: number;
}

/** The layers of a net: two for each part, with the same weights; three for the sum of the parts and the whole. */
export interface Layers {
  readonly part: readonly [Layer, Layer];
  readonly whole: readonly [Layer, Layer, Layer];
}

/** Outputs of the layers between the first and the last. */
export const HIDDEN = [32, 24, 64, 32] as const;

export function layersOf({ perPart, perWhole }: Shape): Layers {
  const [first, summed, third, fourth] = HIDDEN;
  let at = 0;
  const layer = (inputs: number, outputs: number): Layer => {
    const made = { inputs, outputs, at };
    at += outputs * (1 + inputs);
    return made;
  };
  return {
    part: [layer(perPart, first), layer(first, summed)],
    whole: [layer(summed + perWhole, third), layer(third, fourth), layer(fourth, 1)],
  };
}

/** All layers, in the order of their parameters. */
export const allLayers = ({ part, whole }: Layers): readonly Layer[] => [...part, ...whole];

/** How many parameters a layer has. */
export const sizeOf = ({ inputs, outputs }: Layer): number => outputs * (1 + inputs);

/** How many parameters a net of this shape has. */
export const parametersOf = (shape: Shape): number =>
  allLayers(layersOf(shape)).reduce((sum, layer) => sum + sizeOf(layer), 0);
