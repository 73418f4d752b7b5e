import { Component } from 'react';
import type { ReactNode } from 'react';
import { TextContext } from './i18n.ts';
import type { Messages } from './i18n.ts';
import { Dead } from './pages/Dead.tsx';

/** Never a blank page: what cannot be drawn, or loaded after an update, becomes a sentence and a way on. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  static override contextType = TextContext;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const t = this.context as Messages;
    return (
      <Dead title={t.dead.brokenTitle} text={t.dead.brokenText}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {t.dead.reload}
        </button>
      </Dead>
    );
  }
}
