import type { Known } from '../known.ts';
import type { Run } from '../tree.ts';
import { link, mailLink, type Voice } from '../voice.ts';

/** Where requests go, inside a sentence: an e-mail address, or the form where there is no address. Rule P6. */
export function contactRun({ rightsEmail, rightsUrl }: Known, voice: Voice): Run {
  if (!rightsEmail && rightsUrl) return link(voice.words.rights.exercise.formText, rightsUrl);
  return mailLink(rightsEmail);
}
