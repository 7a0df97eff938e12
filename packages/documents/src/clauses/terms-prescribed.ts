import { france, type PrescribedText } from '@app/texts/prescribed/france.ts';
import { paragraph, prescribed } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import type { Block } from '../tree.ts';
import { plain, strong, type Voice } from '../voice.ts';

/** The notices on the legal guarantees. Code de la consommation, art. L. 211-2 and annexes to D. 211-2 to D. 211-4. */
export function frenchGuarantees({ terms }: ResolvedFacts, { terms: { delivery } }: Voice): readonly Block[] {
  if (!provides(terms, 'france-guarantee')) return [];
  const { france: words } = delivery.conformity;
  const { goods, once, continuous } = france.guarantee;
  const runs = terms.offers.includes('software') || (terms.facts.subscription !== undefined && terms.digital);
  return [
    ...(terms.goods ? [paragraph(words.goods), ...framed(goods)] : []),
    ...(terms.offers.includes('digital-content') ? [paragraph(words.once), ...framed(once)] : []),
    ...(runs ? [paragraph(words.continuous), ...framed(continuous)] : []),
  ];
}

/** The full text of the articles on tacit renewal. Code de la consommation, art. L. 215-4. */
export function frenchRenewal({ terms }: ResolvedFacts, { terms: { contract } }: Voice): readonly Block[] {
  if (!provides(terms, 'france-renewal')) return [];
  const articles = france.renewal.flatMap(({ article, paragraphs }) =>
    paragraphs.map((text, index) =>
      prescribed(france.language, index === 0 ? [strong(article), plain(` ${text}`)] : [plain(text)]),
    ),
  );
  return [paragraph(contract.subscription.france), ...articles];
}

function framed(text: PrescribedText): readonly Block[] {
  return text.map((words) => prescribed(france.language, [plain(words)]));
}
