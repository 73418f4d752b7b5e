const GOLD = 'M7.5 7h9l4.5 10H3zM9 9l-1.6 4h9.2L15 9z';
const PLATINUM = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z';
const OIL = 'M6 3h12v3.5l-1 1V11h1v2h-1v3.5l1 1V21H6v-3.5l1-1V13H6v-2h1V7.5l-1-1z';
const GAS = 'M12.5 2.5c.8 4 5.5 6.5 5.5 12a6 6 0 0 1-12 0c0-2.7 1.2-4.6 2.7-6 0 1.8.6 3 1.8 3.5.8-3-.5-6 2-9.5z';
const CORN =
  'M12 2.5c2.6 0 4 3.5 4 7.5l-4 6.5L8 10c0-4 1.4-7.5 4-7.5zM4.5 10.5c3 1 5.5 4 7.5 7.5 2-3.5 4.5-6.5 7.5-7.5 0 6-3 11-7.5 11s-7.5-5-7.5-11z';
const CATTLE =
  'M2.5 5c1 2 3 3 5.5 3h8c2.5 0 4.5-1 5.5-3 .8 3.4-1 6.3-4.5 6.7V15c0 3.3-2 6-5 6s-5-2.7-5-6v-3.3C3.5 11.3 1.7 8.4 2.5 5zM10 16.5v1.5h1.5v-1.5zm2.5 0v1.5H14v-1.5z';
const TAX =
  'M7.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 2.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM17.5 4.5l2 1.5L6.5 19.5l-2-1.5zm-1 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 2.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z';

/** Small signs drawn for this game: the commerce cards by their number, and what else is counted at a seat. */
const SIGNS = {
  goods: [GOLD, PLATINUM, OIL, GAS, CORN, CATTLE, TAX],
  back: ['M6 2.5h12v19H6zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'],
  bond: ['M3 5h18v14H3zM6 8v2h12V8zm0 4v1.5h7V12zm0 3v1.5h5V15zm10.5-3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'],
  strategy: ['M6 2.5h12v19H6zM12 7l1.5 3.3 3.6.4-2.7 2.4.8 3.5-3.2-1.8-3.2 1.8.8-3.5L6.9 10.7l3.6-.4z'],
};

/** A sign in the colour of the text; what stands beside it, or its group, says its name. */
export const Sign = ({ of, at = 0 }: { of: keyof typeof SIGNS; at?: number }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fill="currentColor" fillRule="evenodd" d={SIGNS[of][at]} />
  </svg>
);
