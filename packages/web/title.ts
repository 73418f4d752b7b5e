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

/** How many tables wait for this person: the title of every page counts them. */
export function setWaiting(count: number): void {
  waiting = count;
  write();
}
