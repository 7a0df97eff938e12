import { paragraph } from '../clause.ts';
import type { DocumentLink } from '../facts.ts';
import { usesTrackers, type ResolvedFacts } from '../known.ts';
import type { Block, Run } from '../tree.ts';
import { link, type Voice } from '../voice.ts';

/** A link to another document of the site; a hosted document opens in this document's language. */
export function documentLink(text: string, to: DocumentLink, { locale }: Voice): Run {
  return link(text, typeof to === 'string' ? to : `${to.hosted}?lang=${locale}`);
}

/** A link to the cookie policy; empty when the facts have no such link or no service uses trackers. */
export function cookiePolicyLine({ facts: { links }, services }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { trackers: words } = voice.words;
  if (!links?.cookiePolicy || !services.some(usesTrackers)) return [];
  return [paragraph(words.policy, { link: documentLink(words.policyText, links.cookiePolicy, voice) })];
}
