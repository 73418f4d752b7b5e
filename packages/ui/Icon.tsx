import { SHAPES } from './shapes.ts';
import type { SymbolName } from './shapes.ts';

/** A symbol in the colour of the text. It has no name of its own: what stands beside it, or its button, says it. */
export const Icon = ({ name, className = 'i' }: { name: SymbolName; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {SHAPES[name]}
  </svg>
);
