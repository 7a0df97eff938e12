import { parseFromDocument, themeOf, type FromHost } from './messages.ts';
import type { Page } from './page.ts';

const tallest = 100_000;

/** Sets the height of the page's policy frames (`iframe.candor-frame`) to that of their content. */
export function watchFrames(page: Page, product: string): void {
  page.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== product || !source) return;
    const message = parseFromDocument(data);
    const frame = listFrames(page).find((each) => each.contentWindow === source);
    if (!frame || !message) return;
    if (message.type === 'iub.pp.init') greet(frame);
    if (message.type === 'candor.pp.height') frame.style.height = `${Math.min(message.height, tallest)}px`;
  });
  // A frame may have loaded before this script, so that its message was missed.
  for (const frame of listFrames(page)) greet(frame);
}

function greet(frame: HTMLIFrameElement): void {
  const message: FromHost = { type: 'iub.pp.loading', themeName: themeOf(frame.dataset['candorTheme']) };
  // Sent to any origin: a theme's name is no secret, and a frame that is still blank has the page's origin.
  frame.contentWindow?.postMessage(message, '*');
}

function listFrames(page: Page): HTMLIFrameElement[] {
  return [...page.document.querySelectorAll<HTMLIFrameElement>('iframe.candor-frame')];
}
