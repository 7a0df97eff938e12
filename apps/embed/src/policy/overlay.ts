import { embedderAddress, frameAddress } from './addresses.ts';
import { dialogParts } from './dialog.ts';
import { popupGeometry, type PopupGeometry } from './geometry.ts';
import { parseFromDocument, type FromHost, type Theme } from './messages.ts';
import type { Page } from './page.ts';
import { lockScroll } from './scroll.ts';

export type Popup = {
  /** Origin of the documents and this script. */
  readonly product: string;
  readonly address: string;
  readonly label: string;
  readonly theme: Theme;
  /** Called when the popup has closed, to restore the focus. */
  readonly closed: () => void;
  /** Called when the frame cannot show the document. */
  readonly failed: () => void;
};

const hideTime = 200;
const closeTime = 400;
const patience = 10_000;
/**
 * Milliseconds for a document whose script runs after its `load` event. An error page, or a frame that the page
 * forbids, stays silent.
 */
const patienceAfterLoad = 2000;

/** Opens a document in a popup frame above the page. */
export function openOverlay(page: Page, popup: Popup): void {
  const { host, dialog, frame, closeButton, speak } = dialogParts(page, popup);
  const unlockScroll = geometryIn(page).locksScroll ? lockScroll(page) : undefined;
  const { classList } = dialog;
  const ended = new page.AbortController();
  const { signal } = ended;
  const isReady = () => classList.contains('ready');

  function place(): void {
    const { roomAbove, left, top, width, height } = geometryIn(page);
    dialog.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    classList.toggle('tight', !roomAbove);
  }

  function say(message: FromHost): void {
    frame.contentWindow?.postMessage(message, popup.product);
  }

  function hear({ origin, source, data }: MessageEvent): void {
    if (origin !== popup.product || source !== frame.contentWindow) return;
    const message = parseFromDocument(data);
    if (message?.type === 'iub.pp.esc') close();
    if (message?.type !== 'iub.pp.init') return;
    classList.add('ready');
    if (message.words) speak(message.words);
    say({ type: 'iub.pp.loading', themeName: popup.theme });
  }

  function fail(): void {
    if (signal.aborted || isReady()) return;
    end(0);
    popup.failed();
  }

  function close(): void {
    if (signal.aborted) return;
    // Before it is ready, the frame may still be blank and have another origin.
    if (isReady()) say({ type: 'iub.pp.esc' });
    end(page.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1);
  }

  function end(pace: 0 | 1): void {
    ended.abort();
    classList.remove('shown');
    page.setTimeout(() => {
      dialog.close();
      unlockScroll?.();
      popup.closed();
    }, hideTime * pace);
    page.setTimeout(() => host.remove(), closeTime * pace);
  }

  page.addEventListener('message', hear, { signal });
  page.addEventListener('resize', place, { signal });
  closeButton.onclick = close;
  // A click with the dialog as target hits its backdrop; everything in the dialog is a child.
  dialog.onclick = ({ target }) => target === dialog && close();
  dialog.oncancel = (event) => {
    event.preventDefault();
    close();
  };
  // A second Escape closes a dialog without a `cancel` event.
  dialog.onclose = close;
  frame.onload = () => page.setTimeout(fail, patienceAfterLoad);
  page.setTimeout(fail, patience);

  place();
  frame.src = frameAddress(popup.address, embedderAddress(page.location), geometryIn(page).height);
  // Next to the body, which some sites replace entirely when the visitor navigates back.
  page.document.documentElement.append(host);
  dialog.showModal();
  closeButton.focus();
  page.requestAnimationFrame(() => classList.add('shown'));
}

function geometryIn(page: Page): PopupGeometry {
  return popupGeometry({ width: page.innerWidth, height: page.innerHeight });
}
