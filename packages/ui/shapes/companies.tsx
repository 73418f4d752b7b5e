import type { ReactNode } from 'react';

/** The symbols of the companies of all games, by ticker. */
export const COMPANIES = {
  alh: <path d="M3 3h18v18h-5.2v-5.4a5.6 5.6 0 1 0-7.6 0V21H3z" />,
  car: (
    <path d="M6.5 4h4L9 9H2.6zM13.5 4h4l3.9 5H15zM12 4.3 14 9h-4zM2.8 10.4h6L11 20zM21.2 10.4h-6L13 20zM10.2 10.4h3.6L12 19z" />
  ),
  col: <path d="M4.6 22V11L7.3 2 10 11v3.5h4V11l2.7-9 2.7 9v11H14v-3a2 2 0 0 0-4 0v3z" />,
  eke: (
    <>
      <circle
        cx="12"
        cy="12"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="43 7.3"
        transform="rotate(116 12 12)"
      />
      <circle cx="12" cy="12" r="2.6" />
    </>
  ),
  met: (
    <path d="M8 2.5h2.4L7.2 21.5H4zM13.6 2.5H16l4 19h-3.2zM7.5 7h9v2.2h-9zM6.6 11.6h10.8V14H6.6zM5.6 16.6h12.8v2.5H5.6z" />
  ),
  sho: (
    <path
      fillRule="evenodd"
      d="M1.5 3.5c6 1.6 15 1.6 21 0v3.4c-1.3.3-2.6.6-4 .7V11h1.8v2.8h-1.8V21.5h-3.2v-7.7H8.7v7.7H5.5v-7.7H3.7V11h1.8V7.6c-1.4-.1-2.7-.4-4-.7zM8.7 8v3h6.6V8z"
    />
  ),
  smg: <path d="m12 1.8 3 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.4 3.6 1.5-7.2-5.4-5L9 8.5z" />,
  tim: (
    <>
      <circle cx="16.6" cy="6.6" r="3.9" />
      <path d="M1.5 20.5C5 12.5 8 10.5 11.3 14.5c2.2-2.5 6.2-2.5 11.2 6z" />
    </>
  ),
  edi: (
    <path d="M12 1.8a7.2 7.2 0 0 1 4.3 13c-.9.7-1.3 1.5-1.3 2.4H9c0-.9-.4-1.7-1.3-2.4A7.2 7.2 0 0 1 12 1.8zM9 18.4h6v1.7H9zM10 21.1h4v1.4h-4z" />
  ),
  nil: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round">
        <path d="M3 7c3-3 6 3 9 0s6 3 9 0M3 12.5c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0" />
      </g>
    </>
  ),
  gaz: (
    <path
      d="M12 12c-2-3-3.8-4.6-6-4.6a4.6 4.6 0 0 0 0 9.2c2.2 0 4-1.6 6-4.6s3.8-4.6 6-4.6a4.6 4.6 0 0 1 0 9.2c-2.2 0-4-1.6-6-4.6z"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    />
  ),
  ban: <path d="M4.2 2.5 7 2.2c.2 7.3 5 12.3 14 12.7.9 0 1.4 1 .8 1.7C15.5 24 2.5 21 4.2 2.5z" />,
  oil: (
    <path
      fillRule="evenodd"
      d="M12 1.5c4.2 5.6 6.8 9 6.8 13a6.8 6.8 0 0 1-13.6 0c0-4 2.6-7.4 6.8-13zM9 14.5H7.3c0 2.7 1.9 4.6 4.5 4.7v-1.7c-1.7-.1-2.8-1.2-2.8-3z"
    />
  ),
  gms: (
    <path
      fillRule="evenodd"
      d="M6.5 6.5h11a5.5 5.5 0 0 1 0 11c-2.2 0-2.8-1.8-4.3-1.8h-2.4c-1.5 0-2.1 1.8-4.3 1.8a5.5 5.5 0 0 1 0-11zM6 9v1.9H4.1v2H6v1.9h2v-1.9h1.9v-2H8V9zm9.2 1.6a1.5 1.5 0 1 0 .1 0zm3.3 0a1.5 1.5 0 1 0 .1 0z"
    />
  ),
  min: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round">
        <path d="M3.5 9.5c4-6 13-6 17 0M12 5.5v16" />
      </g>
    </>
  ),
  sto: (
    <path
      fillRule="evenodd"
      d="M4 2.5h16l2.5 6.5a2.6 2.6 0 0 1-3.2 1.7 3.5 3.5 0 0 1-4.9 0 3.5 3.5 0 0 1-4.8 0 3.5 3.5 0 0 1-4.9 0A2.6 2.6 0 0 1 1.5 9zM3.5 13h17v8.5h-17zm3 2.2v6.3h4v-6.3z"
    />
  ),
  pro: <path d="M12 2.5 1.5 11.8h3V21.5h5.4v-6.3h4.2v6.3h5.4v-9.7h3z" />,
  tra: (
    <>
      <circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="12" cy="12" r="2.6" />
      <path d="M11.2 4h1.6v16h-1.6zM4 11.2h16v1.6H4z" />
    </>
  ),
  eng: (
    <>
      <circle cx="12" cy="12" r="5.6" fill="none" stroke="currentColor" strokeWidth="4" />
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3.6" strokeDasharray="3.534 3.534" />
    </>
  ),
  cos: (
    <>
      <circle cx="12" cy="12" r="5.7" />
      <ellipse
        cx="12"
        cy="12"
        rx="10.6"
        ry="3.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        transform="rotate(-24 12 12)"
      />
    </>
  ),
  bot: (
    <path d="M12 1.5 1.8 7.6v2.2h20.4V7.6zM3.8 11.3h3.4v6.4H3.8zM10.3 11.3h3.4v6.4h-3.4zM16.8 11.3h3.4v6.4h-3.4zM2 19.2h20v2.8H2z" />
  ),
  lab: (
    <path
      fillRule="evenodd"
      d="M8.5 1.8h7v2.3h-1.2v5l5.5 9.3A2.5 2.5 0 0 1 17.6 22H6.4a2.5 2.5 0 0 1-2.2-3.6l5.5-9.3v-5H8.5zm2.8 11.6-1.9 3.2h5.2l-1.9-3.2z"
    />
  ),
  aut: (
    <path
      fillRule="evenodd"
      d="M6 4.5h12l2.3 6H22v8.3h-2v2.4h-3.4v-2.4H7.4v2.4H4v-2.4H2v-8.3h1.7zm1.7 2.4-1.3 3.6h11.2l-1.3-3.6zM5.2 13.2v2.4h3.3v-2.4zm10.3 0v2.4h3.3v-2.4z"
    />
  ),
  stl: <path d="M3.5 3h17v4.5h-6v9h6V21h-17v-4.5h6v-9h-6z" />,
  epi: <path d="M14.5 1 3.8 14h6L8 23.2 20 9.5h-6.6z" />,
  blm: <path d="M14.5 1.8a10.2 10.2 0 1 0 7.7 13.6A8.6 8.6 0 0 1 14.5 1.8z" />,
  grg: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.3">
        <circle cx="12" cy="12" r="9.3" />
        <ellipse cx="12" cy="12" rx="4.3" ry="9.3" />
        <path d="M3 12h18M4.5 7h15M4.5 17h15" />
      </g>
    </>
  ),
  rsn: (
    <>
      <circle cx="12" cy="12" r="5" />
      <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M12 1.8v2.6M12 19.6v2.6M1.8 12h2.6M19.6 12h2.6M4.8 4.8l1.8 1.8M17.4 17.4l1.8 1.8M4.8 19.2l1.8-1.8M17.4 6.6l1.8-1.8" />
      </g>
    </>
  ),
  pup: (
    <path
      fillRule="evenodd"
      d="M22 1.5C12 2.2 5.5 8 4.8 16.2L2 22l2 .7 2-4.5c8.5-.3 15-6.2 16-16.7zM7 15.5 17 7l-8.6 9.8z"
    />
  ),
  gmp: (
    <path d="m12 1 2.2 4.2 2.7-1.3-.9 5.3 2.8-2.7.6 2 3.1-.5-1.3 3.3 1.5 1.1-5 4.2.5 2.2-5.3-.9V23h-1.8v-5.1l-5.3.9.5-2.2-5-4.2 1.5-1.1L1.5 8l3.1.5.6-2L8 9.2l-.9-5.3 2.7 1.3z" />
  ),
} as const satisfies Record<string, ReactNode>;
