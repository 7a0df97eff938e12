/** The time within which Escape has to be pressed twice, in milliseconds. */
const within = 1500;
let isLeaving = false;

/** Replaces the page at once, in the history too, and destroys what was typed. */
export function leave(): void {
  isLeaving = true;
  document.body.replaceChildren();
  document.title = '';
  location.replace('about:blank');
}

/** Whether the page is left on purpose, so that nothing asks back. */
export const isLeavingNow = (): boolean => isLeaving;

/** Leaves when Escape is pressed twice. */
export function leaveByEscape(): void {
  let last = -Infinity;
  document.addEventListener('keydown', ({ key, isComposing, repeat, timeStamp }) => {
    if (key !== 'Escape' || isComposing || repeat) return;
    if (timeStamp - last < within) leave();
    last = timeStamp;
  });
}
