/** What a browser is and what it runs on, as far as its own words tell. */
export interface Agent {
  readonly browser: string | null;
  readonly system: string | null;
  readonly form: 'computer' | 'phone' | 'tablet';
}

/** The first that fits counts: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Reads a User-Agent header. */
export function agentOf(text: string): Agent {
  const system = nameIn(SYSTEMS, text);
  const isTablet = system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(text));
  const isPhone = system === 'iPhone' || system === 'Android';
  return { browser: nameIn(BROWSERS, text), system, form: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer' };
}
