import { Component } from 'react';
import type { ReactNode } from 'react';
import { TextContext } from './i18n.ts';
import type { Messages } from './i18n.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { saveReport } from './report/report.ts';

interface Props {
  /** Names the page that is shown: on another one everything may be well again. */
  readonly page: string | undefined;
  readonly children: ReactNode;
}

interface State extends Pick<Props, 'page'> {
  readonly failed: boolean;
}

/** Never a blank page: what cannot be drawn, or loaded after an update, becomes a sentence and a way on. */
export class Boundary extends Component<Props, State> {
  static override contextType = TextContext;
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const t = this.context as Messages;
    return (
      <ErrorPage title={t.dead.brokenTitle} text={t.dead.brokenText}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {t.dead.reload}
        </button>
        <button type="button" className="btn" onClick={() => void saveReport(null, '')}>
          {t.report.save}
        </button>
      </ErrorPage>
    );
  }
}
