import { COMPANIES } from './shapes/companies.tsx';
import { LEVELS } from './shapes/levels.tsx';
import { TOOLS } from './shapes/tools.tsx';

/** Every symbol, drawn by us on 24 by 24 in one colour, legible at 13 px. */
export const SHAPES = { ...COMPANIES, ...LEVELS, ...TOOLS };
export type SymbolName = keyof typeof SHAPES;
