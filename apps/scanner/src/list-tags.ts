import { siteOf } from '@app/catalogue/web-address.ts';
import { tagsToMark } from '@candor/rewrite/src/rewriter.ts';
import type { StaticTag } from './engine.ts';

const mostTags = 300;
// A tag with an inline image may be as long as its page. The URLs it loads are nearly always at its beginning.
const longestTag = 4000;

/**
 * The tags of a page that load from other sites by themselves, each once, in order. No script in the page can block them:
 * browsers request them while parsing.
 * @param html the original HTML; elements inserted later by scripts are not static
 */
export function listTags(html: string, url: string): readonly StaticTag[] {
  const found = new Map<string, StaticTag>();
  for (const { before, addresses, within } of tagsToMark(html, {
    version: 1,
    hosts: {},
    unknown: true,
    own: [siteOf(url)],
  })) {
    if (within === 'template' || before.length > longestTag || found.has(before)) continue;
    found.set(before, { markup: before, addresses, ...(within && { noscript: true }) });
    if (found.size === mostTags) break;
  }
  return [...found.values()];
}
