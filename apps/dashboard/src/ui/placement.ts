const gap = 6;
const margin = 8;

/** Places a popover below its button, aligned with the button's end, inside the window. */
export function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const from = button.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const fitsBelow = from.bottom + gap + height + margin <= innerHeight;
  const left = isRightToLeft || from.right - width < margin ? from.left : from.right - width;
  const top = fitsBelow ? from.bottom + gap : Math.max(margin, from.top - gap - height);
  popover.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
  popover.style.top = `${top}px`;
}
