import { heading, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { mailLink, plain, type Voice } from '../voice.ts';

/** Marketplace rules. Directive 2011/83/EU Art. 6a; Directive 2005/29/EC Annex I, 11a; Regulation (EU) 2019/1150. */
export const termsMarketplace: Clause = {
  id: 'marketplace',
  heading: ({ terms }) => terms.marketplace.heading,
  applies: ({ terms }) => terms.offers.includes('marketplace'),
  cites: ({ terms }) => [
    'Directive 2011/83/EU Art. 6a',
    'Regulation (EU) 2019/1150 Art. 3 to 5',
    ...(terms.sells ? ['Regulation (EU) 2019/1150 Art. 7'] : []),
    'Regulation (EU) 2019/1150 Art. 8 to 12',
    ...(terms.eea ? ['Regulation (EU) 2022/2065 Art. 30', 'Directive (EU) 2021/514'] : []),
  ],
  reads: (known, voice) => {
    const { marketplace: words } = voice.terms;
    const { ranking, sellers = 'both' } = known.terms.facts.marketplace ?? {};
    return [
      paragraph(words.role),
      paragraph(sellers === 'traders' ? words.traders : words.status),
      ...(known.terms.eea ? [paragraph(words.traderData)] : []),
      paragraph(words.duties),
      heading(3, 'ranking', words.ranking.heading),
      paragraph(words.ranking.intro),
      { kind: 'paragraph', runs: [plain(ranking ? voice.own(ranking) : shown(''))] },
      paragraph(words.ranking.paid),
      ...ownOffers(known, voice),
      heading(3, 'sellers', words.business.heading),
      ...forSellers(known, voice),
    ];
  },
};

/** Treatment of the owner's own offers. Regulation (EU) 2019/1150 Art. 7. */
function ownOffers({ terms }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { ranking: words } = voice.terms.marketplace;
  const differs = terms.facts.marketplace?.ownOffers;
  if (!terms.sells) return [];
  return differs
    ? [paragraph(words.ownDiffers), { kind: 'paragraph', runs: [plain(voice.own(differs))] }]
    : [paragraph(words.own)];
}

function forSellers({ terms }: ResolvedFacts, { terms: { marketplace } }: Voice): readonly Block[] {
  const { business: words } = marketplace;
  const mediators = terms.facts.marketplace?.mediators?.trim();
  return [
    paragraph(words.grounds),
    paragraph(words.text),
    paragraph(words.rights),
    paragraph(words.data),
    ...(terms.eea ? [paragraph(words.tax)] : []),
    paragraph(words.complaints, { contact: mailLink(terms.email) }),
    ...(mediators ? [paragraph(words.mediators, { mediators: shown(mediators) })] : []),
  ];
}
