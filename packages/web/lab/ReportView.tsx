import { reportBody } from '@outcry/bots/lab/report/page.ts';
import { STYLE } from '@outcry/bots/lab/report/style.ts';
import type { Told } from '@outcry/bots/lab/report/told.ts';
import { useLayoutEffect, useRef } from 'react';

/** A report within a page: its styles stay with it, and the tokens of the page are its own. */
export function ReportView({ told }: { told: Told }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${STYLE} .report{padding:0}`);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = reportBody(told);
  }, [told]);
  return <div ref={host} className="lab-report" />;
}
