import { definition, paragraph } from '../clause.ts';
import type { DocumentLink, Facts } from '../facts.ts';
import { settingTrackers, type ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import type { Block, Definition, Run } from '../tree.ts';
import { link, type Voice } from '../voice.ts';

/** A link to another document of the site; a hosted document opens in this document's language. */
export function documentLink(text: string, to: DocumentLink, { locale }: Voice): Run {
  return link(text, typeof to === 'string' ? to : `${to.hosted}?lang=${locale}`);
}

/** A link to the cookie policy; empty when the facts have no such link or no service uses trackers. */
export function cookiePolicyLine(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { trackers: words } = voice.words;
  const { links } = known.facts;
  if (!links?.cookiePolicy || settingTrackers(known).length === 0) return [];
  return [paragraph(words.policy, { link: documentLink(words.policyText, links.cookiePolicy, voice) })];
}

/** A line with a link to the legal notice; undefined when the facts have no such link. */
export function legalNoticeLine({ links }: Facts, voice: Voice): Definition | undefined {
  return linkLine(voice.notice.title, links?.legalNotice, voice);
}

/** A line with a link to the data processing agreement; undefined when the facts have no such link. */
export function processingAgreementLine({ links }: Facts, voice: Voice): Definition | undefined {
  return linkLine(voice.processing.title, links?.processingAgreement, voice);
}

function linkLine(title: string, to: DocumentLink | undefined, voice: Voice): Definition | undefined {
  if (!to) return undefined;
  return definition(title, [documentLink(shown(typeof to === 'string' ? to : to.hosted), to, voice)]);
}
