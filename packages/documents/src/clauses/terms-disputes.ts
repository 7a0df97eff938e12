import { isEea } from '@app/catalogue';
import { always, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { mailLink, type Voice } from '../voice.ts';

/** Countries whose law requires a plain statement of whether the trader takes part: VSBG (DE) § 36; AStG (AT) § 19. */
const saysPlainly: ReadonlySet<string> = new Set(['AT', 'DE']);

/**
 * Dispute resolution, without a link to the Commission's platform, which closed on July 20, 2025. Rule P16; Directive
 * 2013/11/EU Art. 13.
 */
export const termsDisputes: Clause = {
  id: 'disputes',
  heading: ({ terms }) => terms.closing.disputes.heading,
  applies: always,
  cites: ({ facts: { owner }, terms }) => [
    ...(isEea(owner.country) ? ['Directive 2013/11/EU Art. 13'] : []),
    ...(terms.eea ? ['Directive 2011/83/EU Art. 6(1)(t)'] : []),
    ...(provides(terms, 'france-mediator') ? ['Code de la consommation, art. L. 616-1'] : []),
    ...(provides(terms, 'hungary-board') ? ['45/2014. (II. 26.) Korm. rendelet 11. § (1) v)'] : []),
  ],
  reads: (known, voice) => [
    paragraph(voice.terms.closing.disputes.first, { contact: mailLink(known.terms.email) }),
    ...(known.terms.consumers ? boardLines(known, voice) : []),
  ],
};

/** Whether, and before which board, the owner settles disputes with consumers. */
export function boardLines({ facts: { owner }, terms: known }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { disputes: words } = voice.terms.closing;
  const { disputeBody } = known.facts;
  const parts = disputeBody && [disputeBody.name, disputeBody.address, disputeBody.url];
  const body = parts && voice.row(parts.flatMap((part) => (part ? [shown(part)] : [])));
  if (provides(known, 'hungary-board')) {
    return [paragraph(words.hungary, { body: body ?? shown('') }), paragraph(words.hungaryDuty)];
  }
  if (body) {
    return [paragraph(words.body, { body }), ...(provides(known, 'france-mediator') ? [paragraph(words.france)] : [])];
  }
  if (saysPlainly.has(owner.country)) return [paragraph(words.none)];
  return isEea(owner.country) || owner.country === 'GB' ? [paragraph(words.unlessObliged)] : [];
}
