import { styleText } from 'node:util';
import type { Paint } from '@outcry/engine';

type Style = Parameters<typeof styleText>[0];

/** The colours a terminal has, by the names games use for their companies' colours. */
const STYLES: Readonly<Record<string, Style>> = {
  red: 'redBright',
  orange: 'yellow',
  yellow: 'yellowBright',
  gold: 'yellowBright',
  green: 'greenBright',
  blue: 'blueBright',
  cyan: 'cyanBright',
  teal: 'cyan',
  purple: 'magentaBright',
  magenta: 'magentaBright',
  pink: 'magentaBright',
  brown: 'yellow',
  white: 'whiteBright',
  grey: 'gray',
  gray: 'gray',
  black: 'gray',
};

/** Paints for stdout; styleText leaves the text plain where colours are not wanted (no terminal, NO_COLOR). */
export const PAINT: Paint = {
  bold: (text) => styleText('bold', text),
  dim: (text) => styleText('dim', text),
  colour: (name, text) => (Object.hasOwn(STYLES, name) ? styleText(STYLES[name]!, text) : text),
};
