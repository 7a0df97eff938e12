import type { ObservedHtml } from '@app/catalogue';
import type { Page, Response } from 'playwright-core';
import type { StaticTag } from '../engine.ts';
import type { Observer } from '../observe-apart.ts';
import { orAbort } from './or-abort.ts';

/** The state of a page after its scripts ran. */
export type PageContent = Partial<ObservedHtml> & { readonly globals: readonly string[] };

const longestHtml = 5_000_000;

/** Reads a page in its current state; undefined if it does not respond before the signal aborts. */
export async function readPage(page: Page, observer: Observer, signal: AbortSignal): Promise<PageContent | undefined> {
  const read = await orAbort(page.evaluate(lookInside, longestHtml), signal);
  if (!read) return undefined;
  return { ...(await observer.observe(read.html, page.url(), signal)), globals: read.globals };
}

/** Lists the tags in the HTML as the server sent it, before scripts changed it; undefined if the response is unavailable. */
export async function readTags(
  answer: Response | undefined,
  observer: Observer,
  signal: AbortSignal,
): Promise<readonly StaticTag[] | undefined> {
  if (!answer) return undefined;
  const html = await orAbort(answer.text(), signal);
  return html === undefined ? undefined : observer.listTags(html.slice(0, longestHtml), answer.url(), signal);
}

// Runs in the page, so everything it needs is local.
function lookInside(longest: number): { readonly html: string; readonly globals: readonly string[] } {
  const own = (names: readonly string[]) => names.filter((name) => !/^\d+$|^__(?:pw|playwright)/.test(name));
  // Properties that an empty frame has too are the browser's own.
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.documentElement.append(frame);
  const native = new Set(frame.contentWindow ? Object.getOwnPropertyNames(frame.contentWindow) : []);
  frame.remove();
  const made = native.size > 0 ? own(Object.getOwnPropertyNames(window)).filter((name) => !native.has(name)) : [];
  const html = document.documentElement.outerHTML.slice(0, longest);
  return { html, globals: made.slice(0, 3000) };
}
