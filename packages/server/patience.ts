/** How long somebody must be away before others may ask about their seat: whoever reloads the page has not left. */
export const AWAY_AT_LEAST = 10_000;
