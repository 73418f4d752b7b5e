import type { ReactNode } from 'react';
import { useText } from '../i18n.ts';

interface ReviewBarProps {
  readonly title: string;
  readonly text: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** The bar of a position that is only looked at, where the decision bar is at a table. */
export function ReviewBar({ title, text, children }: ReviewBarProps) {
  const t = useText();
  return (
    <section className="ask review-bar" aria-label={t.review.name}>
      <div className="question" role="status">
        <b>{title}</b>
        <span>{text}</span>
      </div>
      <div className="acts">{children}</div>
    </section>
  );
}
