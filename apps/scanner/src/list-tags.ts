import { siteOf } from '@app/catalogue/web-address.ts';
import { tagsToMark } from '@candor/rewrite/src/rewriter.ts';
import type { StaticTag } from './engine.ts';

const mostTags = 300;
// With a picture inside, a tag may be as long as its page. What loads stands at its beginning nearly always.
const longestTag = 4000;

/**
 * The tags of a page that load from other sites by themselves, each once, in its order. Nothing that runs in the page
 * can stop them: browsers ask for them while they still read.
 * @param html As it came; what scripts put in later is not static.
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
