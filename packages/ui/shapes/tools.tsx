import type { ReactNode } from 'react';

/** The signs of the games by id, and those of tools, buttons and pieces. */
export const TOOLS = {
  speculation: (
    <path d="M3 19.5h11a4 4 0 0 0 0-8h-4a3.7 3.7 0 0 1 0-7.4h11" fill="none" stroke="currentColor" strokeWidth="4" />
  ),
  'bear-raid': (
    <path
      fillRule="evenodd"
      d="M6 3a3.5 3.5 0 0 1 3.3 2.4 9 9 0 0 1 5.4 0A3.5 3.5 0 1 1 20 9.5c.6 1.2 1 2.6 1 4 0 4.8-4 8-9 8s-9-3.2-9-8c0-1.4.4-2.8 1-4A3.5 3.5 0 0 1 6 3zm2.5 8a1.4 1.4 0 1 0 .1 0zm7 0a1.4 1.4 0 1 0 .1 0zM12 14c-2 0-2.7 1-2.2 1.8.5.8 1.5 1.5 2.2 1.5s1.7-.7 2.2-1.5c.5-.8-.2-1.8-2.2-1.8z"
    />
  ),
  speculate: (
    <>
      <path d="M3.5 22V13.5M9.2 22V5M14.9 22v-9M20.5 22V8" stroke="currentColor" strokeWidth="3.6" fill="none" />
      <circle cx="9.2" cy="4.5" r="3" />
      <circle cx="20.5" cy="8" r="3" />
      <circle cx="3.5" cy="13" r="3" />
      <circle cx="14.9" cy="13" r="3" />
    </>
  ),
  stockpile: <path d="M3 18h18v3.6H3zM4.5 13h18v3.6h-18zM2 8h18v3.6H2zM4 3h18v3.6H4z" />,
  'taking-stock': (
    <>
      <g transform="rotate(-14 9 13)">
        <rect x="3" y="4" width="10" height="15" rx="1.8" opacity=".55" />
      </g>
      <g transform="rotate(12 15 13)">
        <rect x="10.5" y="4.5" width="10.5" height="15.5" rx="1.8" />
      </g>
    </>
  ),
  up: <path d="M12 4 22 20H2z" />,
  down: <path d="M12 20 2 4h20z" />,
  check: (
    <path
      d="m4 12.5 5.5 5.5L20.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  eye: (
    <path
      fillRule="evenodd"
      d="M12 5c5 0 9 3.5 11 7-2 3.5-6 7-11 7s-9-3.5-11-7c2-3.5 6-7 11-7zm0 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    />
  ),
  book: (
    <path d="M3 4.5c3-1.2 6-1 8.2.8v15.2c-2.2-1.6-5.2-1.8-8.2-.8zM21 4.5c-3-1.2-6-1-8.2.8v15.2c2.2-1.6 5.2-1.8 8.2-.8z" />
  ),
  hint: <path d="M12 2a7 7 0 0 1 4.2 12.6c-.8.6-1.2 1.5-1.2 2.4H9c0-.9-.4-1.8-1.2-2.4A7 7 0 0 1 12 2zM9 18.5h6v3H9z" />,
  chat: <path d="M3 4h18v13h-9l-5 4.5V17H3z" />,
  speed: <path d="M3 5l9 7-9 7zM12 5l9 7-9 7z" />,
  robot: <path fillRule="evenodd" d="M11 2h2v3h6v13H5V5h6zM8 9v3h3V9zm5 0v3h3V9zM8 14h8v1.5H8zM8 20h8v2H8z" />,
  plus: <path d="M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z" />,
  play: <path d="M6 3.5 20.5 12 6 20.5z" />,
  meeple: (
    <path d="M12 2a3.6 3.6 0 0 1 3.3 5c3 .6 6.7 2.3 6.7 4.3 0 1.7-2.6 2.3-4.6 2.3 1.2 2.3 3.2 5.6 3.2 7 0 .9-.6 1.4-1.5 1.4h-4.3L12 18.2 9.2 22H4.9c-.9 0-1.5-.5-1.5-1.4 0-1.4 2-4.7 3.2-7-2 0-4.6-.6-4.6-2.3 0-2 3.7-3.7 6.7-4.3A3.6 3.6 0 0 1 12 2z" />
  ),
  cup: (
    <path
      fillRule="evenodd"
      d="M6 2h12v2h4v4a5 5 0 0 1-5 5 6 6 0 0 1-3.5 3.2V19H17v3H7v-3h3.5v-2.8A6 6 0 0 1 7 13a5 5 0 0 1-5-5V4h4zm0 4H4v2a3 3 0 0 0 2 2.8zm12 0v4.8A3 3 0 0 0 20 8V6z"
    />
  ),
  close: <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />,
  undo: (
    <path
      d="M9 4 3.5 9.5 9 15M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  redo: (
    <path
      d="M15 4l5.5 5.5L15 15M20 9.5H9.5a5.5 5.5 0 0 0 0 11H15"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  menu: (
    <path d="M3.5 6h17M3.5 12h17M3.5 18h17" fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
  ),
  back: (
    <path
      d="M15 4 7 12l8 8"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  forth: (
    <path
      d="m9 4 8 8-8 8"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  list: <path d="M3 4.5h3.4v3H3zm6 0h12v3H9zm-6 6h3.4v3H3zm6 0h12v3H9zm-6 6h3.4v3H3zm6 0h12v3H9z" />,
  stop: <path d="M6 4h4.5v16H6zM13.5 4H18v16h-4.5z" />,
  copy: <path fillRule="evenodd" d="M8 2h13v15h-5v5H3V7h5zm2.2 2.2V7H16v7.8h2.8V4.2zM5.2 9.2v10.6h8.6V9.2z" />,
  clock: (
    <path
      d="M12 3a9 9 0 1 1-.01 0M12 7v5.5l3.5 2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  ),
  download: (
    <path
      d="M12 3v11M6.5 9.5 12 15l5.5-5.5M4 20.5h16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  key: (
    <path
      fillRule="evenodd"
      d="M15.5 2.5a6 6 0 1 1-4.9 9.5L9 13.6V16H6.6v2.4H4.2L2 16.2v-2.4l7.8-3.6a6 6 0 0 1 5.7-7.7zm1.6 2.8a1.9 1.9 0 1 0 .1 0z"
    />
  ),
  lock: (
    <path
      fillRule="evenodd"
      d="M7 10V7.5a5 5 0 0 1 10 0V10h2.5v11.5h-15V10zm2.6 0h4.8V7.5a2.4 2.4 0 0 0-4.8 0zM12 13.2a1.7 1.7 0 0 0-.9 3.2v2.2h1.8v-2.2a1.7 1.7 0 0 0-.9-3.2z"
    />
  ),
  paper: <path fillRule="evenodd" d="M4 3h16v18H4zm3 4v2h10V7zm0 4v2h10v-2zm0 4v2h6v-2z" />,
  computer: (
    <path
      fillRule="evenodd"
      d="M5 4.5h14a1 1 0 0 1 1 1V16H4V5.5a1 1 0 0 1 1-1zm1.5 2.5v6.5h11V7zM1.5 17.5h21l-1.2 2.5H2.7z"
    />
  ),
  phone: (
    <path
      fillRule="evenodd"
      d="M7.5 1.5h9a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM8 4.5v13h8v-13zm4 14.4a1.2 1.2 0 1 0 .1 0z"
    />
  ),
  bell: (
    <path d="M12 2.5a1.6 1.6 0 0 1 1.6 1.6A6.5 6.5 0 0 1 18.5 10.5V15l2 3h-17l2-3v-4.5a6.5 6.5 0 0 1 4.9-6.4A1.6 1.6 0 0 1 12 2.5zM9.5 19.5h5a2.5 2.5 0 0 1-5 0z" />
  ),
  mail: <path d="M2.5 5h19v1.8L12 13 2.5 6.8zM2.5 9l9.5 6.2L21.5 9v10.5h-19z" />,
  plane: <path d="M1.5 11 22.5 2.5 17 21.5l-5.2-6.3L22.5 2.5 8.5 13.7zm7 4 .3 6 3-4.2z" />,
  moon: <path d="M14.5 2.5a8.5 8.5 0 0 0 7 13A10 10 0 1 1 14.5 2.5z" />,
  print: <path d="M6 2.5h12V8H6zM3 9.5h18V18h-3v-3.5H6V18H3zM7.5 16h9v5.5h-9z" />,
} as const satisfies Record<string, ReactNode>;
