/** The tokens of the app that a report uses, for a page that stands alone. A test compares them with tokens.css. */
export const TOKENS: Readonly<Record<string, string>> = {
  '--font-display': "'Besley Variable', 'Rockwell', 'Georgia', serif",
  '--font-text': "'Archivo Variable', 'Helvetica Neue', 'Segoe UI', system-ui, sans-serif",
  '--paper': 'light-dark(#fbf2e8, #17161a)',
  '--surface': 'light-dark(#fffdfa, #232228)',
  '--sunk': 'light-dark(#f3e8db, #1b1a1f)',
  '--line': 'light-dark(#e3d6c6, #3a3841)',
  '--line-strong': 'light-dark(#b9aa98, #6a6672)',
  '--ink': 'light-dark(#1c1b22, #f6f0e7)',
  '--ink-2': 'light-dark(#4f4b55, #c6bfb8)',
  '--ink-3': 'light-dark(#67626d, #a39d99)',
  '--gain': 'light-dark(#0a6b4c, #5fd6a4)',
};

/** Of each company colour, the hue as a line on paper. */
export const COLOURS: Readonly<Record<string, string>> = {
  orange: 'light-dark(#b4530a, #f2913f)',
  wine: 'light-dark(#8e1b33, #f07c8e)',
  green: 'light-dark(#0b7a56, #35ce9b)',
  lemon: 'light-dark(#8a7400, #f4dc4a)',
  grey: 'light-dark(#5c5f64, #aeb2b8)',
  violet: 'light-dark(#452a7c, #b49bf0)',
  pink: 'light-dark(#b93f7e, #f3a0c6)',
  blue: 'light-dark(#1467ab, #62b1f0)',
};

/** The tokens as a rule. `color-scheme` follows the reader's system. */
export const tokenRule = (): string =>
  `:root{color-scheme:light dark;${Object.entries(TOKENS)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}body{margin:0;background:var(--paper)}`;

/** How a report looks, as a page or within one. */
export const STYLE = `
.report{max-width:1080px;margin:0 auto;padding:24px 16px 48px;box-sizing:border-box;color:var(--ink);font:400 1rem/1.42 var(--font-text);font-variant-numeric:tabular-nums}
.report *{box-sizing:border-box}
.report h1,.report h2{font-family:var(--font-display);line-height:1.12;text-wrap:balance}
.report h1{font-size:clamp(1.5rem,5vw,2.25rem);margin:0 0 8px}
.report h2{font-size:1.375rem;margin:0 0 4px}
.report h3{font-size:.9375rem;margin:0 0 6px;color:var(--ink-2)}
.report p{margin:0 0 12px;max-width:70ch}
.report .lead{color:var(--ink-2);font-size:1.125rem}
.report .note{color:var(--ink-2);font-size:.875rem}
.report section{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px;margin:16px 0}
.report.alone{max-width:1120px}
.report.alone .sections{columns:2 380px;column-gap:16px}
.report.alone section{break-inside:avoid;margin:0 0 16px}
.report .plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:16px 24px}
.report figure{margin:0;min-width:0;break-inside:avoid}
.report svg{display:block;width:100%;max-width:520px;height:auto;overflow:visible}
.report svg text{font:500 11px var(--font-text);fill:var(--ink-2)}
.report svg .name{font-size:12.5px;fill:var(--ink)}
.report svg .figure{font-weight:700}
.report .grid{stroke:var(--line);fill:none}
.report .track{stroke:var(--line);stroke-width:2;fill:none}
.report .fair{stroke:var(--ink-3);stroke-dasharray:3 3;fill:none}
.report svg{--cl:var(--gain)}
.report .band{fill:var(--cl);opacity:.18}
.report .course{stroke:var(--cl);stroke-width:2.2;fill:none;stroke-linejoin:round}
.report .dashed{stroke:var(--ink);stroke-width:1.6;stroke-dasharray:5 4}
.report .column{fill:var(--gain)}
.report .reach{stroke:var(--gain);stroke-width:5;stroke-linecap:round;opacity:.4;fill:none}
.report .dot{fill:var(--gain)}
${Object.entries(COLOURS)
  .map(([name, value]) => `.report svg.c-${name}{--cl:${value}}`)
  .join('\n')}
.report .scrolling{overflow-x:auto;background:linear-gradient(90deg,var(--surface) 40%,transparent) 0 0/40px 100% no-repeat local,linear-gradient(270deg,var(--surface) 40%,transparent) 100% 0/40px 100% no-repeat local,linear-gradient(90deg,var(--line-strong),transparent) 0 0/12px 100% no-repeat,linear-gradient(270deg,var(--line-strong),transparent) 100% 0/12px 100% no-repeat}
.report table{border-collapse:collapse;font-size:.875rem;margin:8px 0}
.report caption{text-align:start;font-weight:700;padding:4px 0}
.report th,.report td{padding:4px 12px 4px 0;border-bottom:1px solid var(--line);text-align:end}
.report th:first-child,.report td:first-child{text-align:start;min-width:8rem}
.report thead th{color:var(--ink-2);font-weight:600;vertical-align:bottom}
.report tbody th{font-weight:500}
.report tr.real th,.report tr.real td{font-weight:700}
.report summary{cursor:pointer;padding:10px 0;color:var(--ink-2);font-size:.875rem;min-height:24px}
.report pre{background:var(--sunk);border-radius:8px;padding:12px;margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
.report dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:12px 0;font-size:.9375rem}
.report dt{color:var(--ink-2)}
.report dd{margin:0;overflow-wrap:anywhere}
.report .warning{border-inline-start:4px solid var(--line-strong);padding-inline-start:12px}
.report footer{color:var(--ink-3);font-size:.8125rem}
@media print{.report section{break-inside:auto;border-color:#ccc}.report details:not([open]){display:none}}
`;
