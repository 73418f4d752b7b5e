import type { ReactNode } from 'react';

export type Mood = 'calm' | 'gloat' | 'groan';

/** A face: what is drawn under its features, the features of each mood, and what is drawn over them. */
type Face = Readonly<Record<Mood | 'under' | 'over', ReactNode>>;

/** The faces of the bots by their names, on 64 by 64. Classes name the tones, which come from the seat's colour. */
export const PORTRAITS = {
  Ada: {
    under: (
      <>
        <circle cx="32" cy="9.5" r="7.5" className="t2" />
        <circle cx="32" cy="27" r="18" className="t2" />
        <rect x="26" y="38" width="12" height="15" rx="6" className="t3" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t3" />
        <ellipse cx="32" cy="31" rx="13.5" ry="15" className="t4" />
        <path
          d="M17.5 33C15.5 20 22 13.5 32 13.5S48.5 20 46.5 33c-1-6.5-6-9.8-14.5-9.8S18.5 26.5 17.5 33z"
          className="t2"
        />
        <circle cx="25" cy="31" r="5.9" className="t5 rim2" strokeWidth="2.2" />
        <circle cx="39" cy="31" r="5.9" className="t5 rim2" strokeWidth="2.2" />
        <path d="M30.9 30.3q1.1-.8 2.2 0" className="line t2" strokeWidth="2.2" />
      </>
    ),
    calm: (
      <>
        <circle cx="25" cy="31" r="2.3" className="t6" />
        <circle cx="39" cy="31" r="2.3" className="t6" />
        <path d="M28.8 40.4q3.2 4 6.4 0" className="line t6" strokeWidth="2.4" />
      </>
    ),
    gloat: (
      <>
        <path d="M22.4 32q2.6-3.2 5.2 0M36.4 32q2.6-3.2 5.2 0" className="line t6" strokeWidth="2.4" />
        <path d="M27.7 39.4h8.6a4.3 4.6 0 0 1-8.6 0z" className="t6" />
      </>
    ),
    groan: (
      <>
        <circle cx="25" cy="32.4" r="2.3" className="t6" />
        <circle cx="39" cy="32.4" r="2.3" className="t6" />
        <path d="M28.2 42.6q1.9-3.4 3.8 -1.2t3.8-1.2" className="line t6" strokeWidth="2.4" />
      </>
    ),
    over: (
      <>
        <rect x="18" y="52" width="28" height="14" rx="2.5" className="t5" />
        <path d="M23 57h13M23 61.5h18" className="line t3" strokeWidth="2" />
        <circle cx="17.5" cy="58" r="4.2" className="t4" />
        <circle cx="46.5" cy="58" r="4.2" className="t4" />
      </>
    ),
  },
  Bea: {
    under: (
      <>
        <circle cx="32" cy="14" r="11" className="t5" />
        <circle cx="20" cy="19" r="9.5" className="t5" />
        <circle cx="44" cy="19" r="9.5" className="t5" />
        <circle cx="15" cy="30" r="8.5" className="t5" />
        <circle cx="49" cy="30" r="8.5" className="t5" />
        <circle cx="18" cy="39" r="6.5" className="t5" />
        <circle cx="46" cy="39" r="6.5" className="t5" />
        <rect x="26" y="38" width="12" height="15" rx="6" className="t3" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t2" />
        <path d="M24 49q8 9 16 0l-2-3H26z" className="t3" />
        <ellipse cx="32" cy="31" rx="13.5" ry="15" className="t3" />
        <path
          d="M18.5 27c1-8 7-11.5 13.5-11.5S44.5 19 45.5 27c-3-3.5-6-5-9-6.5-2 1.5-7 1.5-9 0-3 1.5-6 3-9 6.5z"
          className="t5"
        />
      </>
    ),
    calm: (
      <>
        <circle cx="26.2" cy="31" r="2.4" className="t6" />
        <circle cx="37.8" cy="31" r="2.4" className="t6" />
        <path d="M27.6 37.9q4.4 4 8.8 0" className="line t6" strokeWidth="2.4" />
      </>
    ),
    gloat: (
      <>
        <path d="M23 31.5q3-3.6 6 0M35 31.5q3-3.6 6 0" className="line t6" strokeWidth="2.5" />
        <path d="M26.5 36.9h11a5.5 5.8 0 0 1-11 0z" className="t6" />
      </>
    ),
    groan: (
      <>
        <circle cx="26.2" cy="31" r="2.4" className="t6" />
        <circle cx="37.8" cy="31" r="2.4" className="t6" />
        <path d="M23 27.6l5.6-2.6M41 27.6l-5.6-2.6" className="line t6" strokeWidth="2.4" />
        <path d="M27 40.1q2.5-3.4 5 -1.2t5-1.2" className="line t6" strokeWidth="2.4" />
      </>
    ),
    over: (
      <>
        <circle cx="17.8" cy="39.5" r="2.8" className="t2" />
        <circle cx="46.2" cy="39.5" r="2.8" className="t2" />
        <circle cx="21" cy="52.5" r="2.3" className="t5" />
        <circle cx="25.6" cy="56.8" r="2.3" className="t5" />
        <circle cx="32" cy="58.6" r="2.3" className="t5" />
        <circle cx="38.4" cy="56.8" r="2.3" className="t5" />
        <circle cx="43" cy="52.5" r="2.3" className="t5" />
      </>
    ),
  },
  Jules: {
    under: (
      <>
        <path d="M16 33c-3-12 2-24 16-25 5-.4 8 1 11 1 4 0 6-2 7-5 4 7 2 14-2 17 2 4 1.5 8 0 12z" className="t2" />
        <rect x="26" y="38" width="12" height="15" rx="6" className="t4" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t2" />
        <path d="M20 50l12 15 12-15-6-3H26z" className="t5" />
        <ellipse cx="32" cy="30" rx="14" ry="15.5" className="t4" />
        <path d="M17.5 29c-1-10 5-15 13-15 7 0 10 2.5 16 .5-1 5-5 8.5-13 8.5-7 0-13 1-16 6z" className="t2" />
        <circle cx="26.2" cy="30.5" r="2.4" className="t2" />
      </>
    ),
    calm: (
      <>
        <path d="M34.6 31.2q3.2-3.4 6.4 0" className="line t2" strokeWidth="2.6" />
        <path d="M26.5 37q6 5.4 11.5-.8" className="line t2" strokeWidth="2.6" />
      </>
    ),
    gloat: (
      <>
        <path d="M34.6 31.2q3.2-3.4 6.4 0" className="line t2" strokeWidth="2.6" />
        <path d="M26.1 36.6h11.8a5.9 6.2 0 0 1-11.8 0z" className="t6" />
      </>
    ),
    groan: (
      <>
        <circle cx="37.8" cy="30.5" r="2.4" className="t2" />
        <path d="M23 27.2l5.6-2.6M41 27.2l-5.6-2.6" className="line t6" strokeWidth="2.4" />
        <path d="M26.6 39.8q2.7-3.4 5.4 -1.2t5.4-1.2" className="line t6" strokeWidth="2.4" />
      </>
    ),
    over: (
      <>
        <path d="M32 55.5l-8.5-4.6v9.6zM32 55.5l8.5-4.6v9.6z" className="t1" />
        <circle cx="32" cy="55.6" r="2.7" className="t1" />
      </>
    ),
  },
  Kofi: {
    under: (
      <>
        <rect x="17" y="6" width="30" height="24" rx="5" className="t2" />
        <rect x="26" y="38" width="12" height="15" rx="6" className="t3" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t5" />
        <ellipse cx="32" cy="31" rx="14" ry="15.5" className="t3" />
        <path
          d="M17.5 30c0 12 5 19.5 14.5 19.5S46.5 42 46.5 30c-1.5 5-3.5 5.5-6.5 5.5h-16c-3 0-5-.5-6.5-5.5z"
          className="t2"
        />
        <path d="M17 29V10h30v19c-1-4.5-2.5-7-5-7H22c-2.5 0-4 2.5-5 7z" className="t2" />
        <circle cx="26.2" cy="29" r="2.4" className="t6" />
        <circle cx="37.8" cy="29" r="2.4" className="t6" />
      </>
    ),
    calm: (
      <>
        <path d="M22.8 26h6.8M34.4 26h6.8" className="line t2" strokeWidth="2.4" />
        <path d="M28.4 39.6q3.6 4 7.2 0" className="line t5" strokeWidth="2.4" />
      </>
    ),
    gloat: (
      <>
        <path d="M23.2 25.4q3-2.8 6 0M34.8 25.4q3-2.8 6 0" className="line t6" strokeWidth="2.4" />
        <path d="M27.3 38.6h9.4a4.7 5 0 0 1-9.4 0z" className="t5" />
      </>
    ),
    groan: (
      <>
        <path d="M23 26.8l5.6-2.6M41 26.8l-5.6-2.6" className="line t6" strokeWidth="2.4" />
        <path d="M27.8 41.8q2.1-3.4 4.2 -1.2t4.2-1.2" className="line t5" strokeWidth="2.4" />
      </>
    ),
    over: (
      <>
        <g transform="rotate(-32 48 24)">
          <rect x="45.8" y="12" width="4.6" height="20" rx="1" className="t5" />
          <path d="M45.8 32h4.6l-2.3 5z" className="t3" />
          <rect x="45.8" y="15" width="4.6" height="2.4" className="t1" />
        </g>
        <path d="M29 52h6l-1.2 3.6L36.5 66h-9l2.7-10.4z" className="t1" />
      </>
    ),
  },
  Lou: {
    under: (
      <>
        <path d="M16 24h32v18c0 4-3 5-5 5H21c-2 0-5-1-5-5z" className="t2" />
        <rect x="26" y="38" width="12" height="15" rx="6" className="t4" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t2" />
        <ellipse cx="32" cy="32" rx="13.5" ry="15" className="t4" />
        <circle cx="32" cy="6.5" r="4.8" className="t5" />
        <path d="M16 24c0-10 6-15.5 16-15.5S48 14 48 24z" className="t5" />
        <rect x="14.5" y="19.5" width="35" height="7.5" rx="3.7" className="t3" />
      </>
    ),
    calm: (
      <>
        <circle cx="26.2" cy="33" r="4" className="t5" />
        <circle cx="37.8" cy="33" r="4" className="t5" />
        <circle cx="28.1" cy="33" r="2.3" className="t6" />
        <circle cx="39.7" cy="33" r="2.3" className="t6" />
        <circle cx="22" cy="39" r="1.1" className="t3" />
        <circle cx="42" cy="39" r="1.1" className="t3" />
        <circle cx="24.6" cy="40.4" r="1.1" className="t3" />
        <circle cx="39.4" cy="40.4" r="1.1" className="t3" />
        <path d="M29.5 41.6q3.5 1.8 6-1" className="line t6" strokeWidth="2.6" />
      </>
    ),
    gloat: (
      <>
        <path d="M23 33q3-3.6 6 0M35 33q3-3.6 6 0" className="line t6" strokeWidth="2.4" />
        <circle cx="22" cy="39" r="1.1" className="t3" />
        <circle cx="42" cy="39" r="1.1" className="t3" />
        <circle cx="24.6" cy="40.4" r="1.1" className="t3" />
        <circle cx="39.4" cy="40.4" r="1.1" className="t3" />
        <path d="M27.5 39.8h9a4.5 4.8 0 0 1-9 0z" className="t6" />
      </>
    ),
    groan: (
      <>
        <circle cx="26.2" cy="33" r="4" className="t5" />
        <circle cx="37.8" cy="33" r="4" className="t5" />
        <circle cx="26.2" cy="34" r="2.3" className="t6" />
        <circle cx="37.8" cy="34" r="2.3" className="t6" />
        <circle cx="22" cy="39" r="1.1" className="t3" />
        <circle cx="42" cy="39" r="1.1" className="t3" />
        <circle cx="24.6" cy="40.4" r="1.1" className="t3" />
        <circle cx="39.4" cy="40.4" r="1.1" className="t3" />
        <path d="M28 43q2-3.4 4 -1.2t4-1.2" className="line t6" strokeWidth="2.4" />
      </>
    ),
    over: (
      <>
        <path d="M18 50.5c8 5.5 20 5.5 28 0l2 4.5c-9 7-23 7-32 0z" className="t5" />
        <path d="M38 55l7-1.5 2 12.5h-8z" className="t5" />
      </>
    ),
  },
  Pim: {
    under: (
      <>
        <path
          d="M15 34c-3-4-3.5-8-3-11l-4.5-2 6.5-3.5-2.5-7 8 2.5 1.5-8.5 7 5.5 6.5-7 2.5 7.5 8-3.5-1 8 8.5.5-4.5 5.5c2 4 1.5 8.5-1 13z"
          className="t2"
        />
        <rect x="26" y="38" width="12" height="15" rx="6" className="t4" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t5" />
        <ellipse cx="32" cy="31" rx="14" ry="15.5" className="t4" />
        <path
          d="M17.4 29C17 18 24 14 32 14s15 4 14.6 15c-1.6-2.6-3.4-4.4-5.2-5.6l-2.6 2.6-3.2-3.6-3.6 3.6-3.6-3.6-3.2 3.6-2.6-2.6c-1.8 1.2-3.6 3-5.2 5.6z"
          className="t2"
        />
      </>
    ),
    calm: (
      <>
        <circle cx="26.2" cy="29.5" r="2.4" className="t6" />
        <circle cx="37.8" cy="29.5" r="2.4" className="t6" />
        <path d="M25 36c1-2.6 13-2.6 14 0 .8 5.6-2.2 9-7 9s-7.8-3.4-7-9z" className="t2" />
        <path d="M28 42.8c2.5-2 5.5-2 8 0-2.2 2.3-5.8 2.3-8 0z" className="t3" />
      </>
    ),
    gloat: (
      <>
        <path d="M23 31q3-3.6 6 0M35 31q3-3.6 6 0" className="line t6" strokeWidth="2.6" />
        <path d="M23.5 35h17c0 7-3.5 10-8.5 10s-8.5-3-8.5-10z" className="t2" />
        <path d="M27.5 42.7c2.5-2 6.5-2 9 0-2.5 2.8-6.5 2.8-9 0z" className="t3" />
      </>
    ),
    groan: (
      <>
        <circle cx="26.2" cy="31" r="2.4" className="t6" />
        <circle cx="37.8" cy="31" r="2.4" className="t6" />
        <path d="M23 28.2l5.6-2.6M41 28.2l-5.6-2.6" className="line t6" strokeWidth="2.4" />
        <ellipse cx="32" cy="40.5" rx="3.8" ry="3.2" className="t2" />
      </>
    ),
    over: <path d="M29.2 51h5.6v5.5h4.6L32 64l-7.4-7.5h4.6z" className="t1" />,
  },
  Samira: {
    under: (
      <>
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t3" />
        <path
          d="M32 5c14 0 19 10 19 22 0 11-2 17 1 25-5 5-11 6-20 6s-15-1-20-6c3-8 1-14 1-25C13 15 18 5 32 5z"
          className="t5"
        />
        <ellipse cx="32" cy="30.5" rx="12.5" ry="14.5" className="t3" />
        <path d="M14 50c8 3 22 2 31-7" className="line t3" strokeWidth="2.2" />
        <path d="M44.5 42c2-5 2.5-11 2-17" className="line t3" strokeWidth="2.2" />
      </>
    ),
    calm: (
      <>
        <path d="M23.2 30q3.1 3.4 6.2 0M34.6 30q3.1 3.4 6.2 0" className="line t6" strokeWidth="2.6" />
        <path d="M23.5 25.5q2.8-2 5.6-.4M40.5 25.5q-2.8-2-5.6-.4" className="line t6" strokeWidth="2" />
        <path d="M28 38q4 4 8 0" className="line t6" strokeWidth="2.4" />
      </>
    ),
    gloat: (
      <>
        <path d="M23.5 31.5q3-3.6 6 0M34.5 31.5q3-3.6 6 0" className="line t6" strokeWidth="2.6" />
        <path d="M23.2 25q3-2.8 6 0M34.8 25q3-2.8 6 0" className="line t6" strokeWidth="2.4" />
        <path d="M26.9 37h10.2a5.1 5.4 0 0 1-10.2 0z" className="t6" />
      </>
    ),
    groan: (
      <>
        <circle cx="26.2" cy="31" r="2.4" className="t6" />
        <circle cx="37.8" cy="31" r="2.4" className="t6" />
        <path d="M23 27.6l5.6-2.6M41 27.6l-5.6-2.6" className="line t6" strokeWidth="2.4" />
        <path d="M27.4 40.2q2.3-3.4 4.6 -1.2t4.6-1.2" className="line t6" strokeWidth="2.4" />
      </>
    ),
    over: null,
  },
  Wilf: {
    under: (
      <>
        <rect x="26" y="38" width="12" height="15" rx="6" className="t4" />
        <path d="M5 66c0-12 9-17.5 27-17.5S59 54 59 66z" className="t2" />
        <path d="M22 49l10 9 10-9 4 3-9 12-5-4-5 4-9-12z" className="t5" />
        <ellipse cx="32" cy="31" rx="14.5" ry="16" className="t4" />
        <circle cx="17" cy="32" r="3.4" className="t4" />
        <circle cx="47" cy="32" r="3.4" className="t4" />
        <path d="M13 25C12 13 22 8 33 8s17 5 18 15c-9-2-27-2-38 2z" className="t2" />
        <path d="M24 10.5c3.5 2 6 4.5 7 8.5" className="line t1" strokeWidth="1.8" />
        <path d="M12 24c12-6.5 30-6.5 42-1.5 1.5 3.5-1 5-4 4-10-3-25-3-35 .8-3 1-4.5-1-3-3.3z" className="t2" />
      </>
    ),
    calm: (
      <>
        <circle cx="26.2" cy="32" r="2.4" className="t6" />
        <circle cx="37.8" cy="32" r="2.4" className="t6" />
        <circle cx="32" cy="36.4" r="3.1" className="t3" />
        <path
          d="M32 38.5c-4-1.5-8 1.5-10 2.5s-4 .3-5-1.5c-.5 5 5 7.5 9 6 3-1 4.5-2.5 6-4 1.5 1.5 3 3 6 4 4 1.5 9.5-1 9-6-1 1.8-3 2.5-5 1.5s-6-4-10-2.5z"
          className="t2"
        />
      </>
    ),
    gloat: (
      <>
        <path d="M23.2 32q3-3.6 6 0M34.8 32q3-3.6 6 0" className="line t6" strokeWidth="2.6" />
        <circle cx="32" cy="36.4" r="3.1" className="t3" />
        <path d="M26 42h12c0 4-2.5 5.6-6 5.6S26 46 26 42z" className="t2" />
        <path
          d="M32 38.5c-4-1.5-8 1.5-10 2.5s-4 .3-5-1.5c-.5 5 5 7.5 9 6 3-1 4.5-2.5 6-4 1.5 1.5 3 3 6 4 4 1.5 9.5-1 9-6-1 1.8-3 2.5-5 1.5s-6-4-10-2.5z"
          className="t2"
        />
      </>
    ),
    groan: (
      <>
        <circle cx="26.2" cy="32" r="2.4" className="t6" />
        <circle cx="37.8" cy="32" r="2.4" className="t6" />
        <path d="M22.6 29.6l5.6-2M41.4 29.6l-5.6-2" className="line t2" strokeWidth="2.2" />
        <circle cx="32" cy="36.4" r="3.1" className="t3" />
        <path d="M32 38.5c-4-1.5-9 1-12 8 5-1 9-1.5 12-4 3 2.5 7 3 12 4-3-7-8-9.5-12-8z" className="t2" />
      </>
    ),
    over: null,
  },
} as const satisfies Readonly<Record<string, Face>>;
