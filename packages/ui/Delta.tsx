import { signed } from '@outcry/engine/figures';
import { Icon } from './Icon.tsx';
import { useUi } from './text.ts';

/** A gain or loss: triangle, sign and colour together. `children` replaces the plain figure (an amount of money, say). */
export function Delta({ value, children }: { value: number; children?: string }) {
  const { locale, text } = useUi();
  if (value === 0) return <span>{children ?? '0'}</span>;
  return (
    <span className={value > 0 ? 'up' : 'down'}>
      <Icon name={value > 0 ? 'up' : 'down'} />
      <span className="unseen">{value > 0 ? text.rises : text.falls} </span>
      {children ?? signed(value, locale)}
    </span>
  );
}
