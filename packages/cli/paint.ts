import { styleText } from 'node:util';
import type { Paint } from '@outcry/engine';

type Style = Parameters<typeof styleText>[0];

/** The colours a terminal has, by the names games use for their companies' colours. */
const STYLES: Readonly<Record<string, Style>> = {
  blue: 'blueBright',
  green: 'greenBright',
  grey: 'gray',
  lemon: 'yellowBright',
  orange: 'yellow',
  pink: 'magentaBright',
  violet: 'magenta',
  wine: 'redBright',
};

/** Paints for stdout; styleText leaves the text plain where colours are not wanted (no terminal, NO_COLOR). */
export const PAINT: Paint = {
  bold: (text) => styleText('bold', text),
  dim: (text) => styleText('dim', text),
  colour: (name, text) => (Object.hasOwn(STYLES, name) ? styleText(STYLES[name]!, text) : text),
};
