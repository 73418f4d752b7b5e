/** The guide of a first game. */
export const lesson = {
  title: 'Guided first game',
  step: (step: number, steps: number) => `${step} of ${steps}`,
  listen: 'The guide has something to show you.',
  watch: 'See what the others do…',
  next: 'Next',
  wait: 'One moment…',
  back: 'Back a step',
  doIt: 'Do it for me',
  free: 'Choose at the table',
  playOn: 'Play on',
  leave: 'Play without the guide',
  restart: 'Start again',
  fold: 'Hide text',
  unfold: 'Show text',
};
