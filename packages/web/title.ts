let page = 'Outcry';
let waiting = 0;

const write = (): void => {
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
};

/** The title of the page that is shown. */
export function setTitle(title: string): void {
  page = title === 'Outcry' ? title : `${title} · Outcry`;
  write();
}

/** How many tables wait for this person: the title of every page counts them, and so does the icon of the app. */
export function setWaiting(count: number): void {
  waiting = count;
  write();
  // Not every browser has it, and some only for apps that are installed.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => {});
}
