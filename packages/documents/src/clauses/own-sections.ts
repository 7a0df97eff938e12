import { heading } from '../clause.ts';
import type { OwnText } from '../facts.ts';
import type { Block } from '../tree.ts';
import { plain, type Voice } from '../voice.ts';

type OwnSection = { readonly heading: OwnText; readonly text: OwnText };

/** Sections in the owner's own words, each under a heading of its own. */
export function ownSections(own: readonly OwnSection[], voice: Voice): readonly Block[] {
  return own.flatMap(({ heading: title, text }, index) => [
    heading(3, `own-${index + 1}`, voice.own(title)),
    { kind: 'paragraph' as const, runs: [plain(voice.own(text))] },
  ]);
}
