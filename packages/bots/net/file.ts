import { check, digest, InputError } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { featuresFingerprint } from './fingerprint.ts';
import { allLayers, HIDDEN, layersOf, parametersOf, sizeOf } from './shape.ts';

/** The largest whole number a weight is stored as: 16 bits with a sign. */
const LARGEST = 32767;

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Finite = Type.Number();

/** A net as it is kept: plain JSON, weights as 16-bit numbers in base64, one text and one step for each layer. */
const NetFileSchema = Type.Object(
  {
    format: Type.Literal('outcry-net'),
    formatVersion: Type.Literal(1),
    game: Type.String({ maxLength: 40 }),
    rulesVersion: Count,
    featuresVersion: Count,
    /** What the features looked like; a test sees that they have not changed since (`featuresFingerprint`). */
    features: Type.String({ maxLength: 16 }),
    /** A hash of the tables it was trained with. */
    tables: Type.String({ maxLength: 16 }),
    shape: Type.Object({
      perPart: Type.Integer({ minimum: 1, maximum: 200 }),
      perWhole: Type.Integer({ minimum: 1, maximum: 200 }),
      hidden: Type.Array(Count, { maxItems: 8 }),
    }),
    /** A lead of this much money is worth logistic(1). */
    scale: Finite,
    /** What turns the net's number into the chance to win, fitted to games it was not trained with. */
    calibration: Type.Object({ slope: Finite, offset: Finite }),
    /** How it came about, and what its loss was on games it was not trained with. */
    trained: Type.Object({ games: Count, generations: Count, seed: Count, loss: Finite }),
    layers: Type.Array(
      Type.Object({ step: Finite, weights: Type.String({ maxLength: 100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }) }),
      { maxItems: 5 },
    ),
    /** A hash of all the rest. */
    checksum: Type.String({ maxLength: 16 }),
  },
  { additionalProperties: false },
);
export type NetFile = Static<typeof NetFileSchema>;

/** What a net file says beside its weights. */
export type NetFacts = Pick<NetFile, 'scale' | 'calibration' | 'trained'>;

/** Weights as they are kept, in the order of their layers. */
function packed(parameters: Float64Array): NetFile['layers'][number] {
  let largest = 0;
  for (const value of parameters) largest = Math.max(largest, Math.abs(value));
  const step = largest > 0 ? largest / LARGEST : 1;
  let bytes = '';
  for (const value of parameters) {
    const whole = Math.round(value / step);
    bytes += String.fromCharCode(whole & 255, (whole >> 8) & 255);
  }
  return { step, weights: btoa(bytes) };
}

/** Writes weights from `at` on. */
function unpack({ step, weights }: NetFile['layers'][number], into: Float64Array, at: number): void {
  const bytes = atob(weights);
  for (let i = 0; i < bytes.length; i += 2)
    into[at + i / 2] = (((bytes.charCodeAt(i) | (bytes.charCodeAt(i + 1) << 8)) << 16) >> 16) * step;
}

/** A net for a game as a file. Weights are rounded to 16 bits. */
export function netFile(game: AnyGame, parameters: Float64Array, facts: NetFacts): NetFile {
  const { version: featuresVersion, perPart, perWhole } = game.features!;
  const shape = { perPart, perWhole };
  const layers = allLayers(layersOf(shape)).map((layer) =>
    packed(parameters.subarray(layer.at, layer.at + sizeOf(layer))),
  );
  const file: Omit<NetFile, 'checksum'> = {
    format: 'outcry-net',
    formatVersion: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    featuresVersion,
    features: featuresFingerprint(game),
    tables: digest(game.data),
    shape: { ...shape, hidden: [...HIDDEN] },
    ...facts,
    layers,
  };
  return { ...file, checksum: digest(file) };
}

/** A net file that fits a game, checked, and its weights. Throws an InputError of one line. */
export function readNet(game: AnyGame, value: unknown): { file: NetFile; parameters: Float64Array } {
  const { features } = game;
  const refuse = (why: string): never => {
    throw new InputError(`net for ${game.id}: ${why}`);
  };
  if ((value as { format?: unknown } | null)?.format !== 'outcry-net') refuse('this is no file of a net');
  if ((value as NetFile).formatVersion !== 1) refuse('its file is of another format version than 1');
  const file = check<NetFile>(NetFileSchema, value, `net for ${game.id}`);
  const { checksum, ...rest } = file;
  if (digest(rest) !== checksum) refuse('its checksum is wrong: the file is damaged');
  if (file.game !== game.id) refuse(`it is a net for ${file.game}`);
  if (!features) return refuse('the game has no features for a net');
  if (file.rulesVersion !== game.rulesVersion)
    refuse(`it was trained for rules version ${file.rulesVersion}, not ${game.rulesVersion}`);
  if (file.featuresVersion !== features.version)
    refuse(`it was trained for features version ${file.featuresVersion}, not ${features.version}`);
  if (file.tables !== digest(game.data)) refuse('it was trained for other tables');
  const { perPart, perWhole, hidden } = file.shape;
  const all = allLayers(layersOf(file.shape));
  if (perPart !== features.perPart || perWhole !== features.perWhole || String(hidden) !== String(HIDDEN))
    refuse('it has another shape');
  const parameters = new Float64Array(parametersOf(file.shape));
  all.forEach((layer, i) => {
    const packedLayer = file.layers[i];
    if (packedLayer === undefined || atob(packedLayer.weights).length !== 2 * sizeOf(layer))
      return refuse(`layer ${i + 1} does not hold ${sizeOf(layer)} weights`);
    unpack(packedLayer, parameters, layer.at);
  });
  return { file, parameters };
}
