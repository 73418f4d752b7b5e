declare module 'unicode-confusables' {
  const confusables: {
    /** Every character replaced by the one that stands for all that look like it. */
    rectifyConfusion(text: string): string;
  };
  export default confusables;
}
