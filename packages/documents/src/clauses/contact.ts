import type { ResolvedFacts } from '../known.ts';
import type { Run } from '../tree.ts';
import { link, mailLink, type Voice } from '../voice.ts';

/** The contact for requests, for use within a sentence: an email address, or the form when there is no address. Rule P6. */
export function contactRun({ rightsEmail, rightsUrl }: ResolvedFacts, voice: Voice): Run {
  if (!rightsEmail && rightsUrl) return link(voice.words.rights.exercise.formText, rightsUrl);
  return mailLink(rightsEmail);
}
