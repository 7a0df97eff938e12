import { definition, definitions, paragraph, type Clause } from '../clause.ts';
import { hasStateLaw, stateLawsFor, type ResolvedFacts } from '../known.ts';
import { hasRight } from '@app/catalogue';
import type { Block } from '../tree.ts';
import { link, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';
import { sensitiveNames } from './processing.ts';
import { isEmpty, sensitiveIn } from './us-collection.ts';
import { citesOfStates, inUs } from './us-states.ts';

/** The words that the law prescribes for the link, in English. CCPA § 1798.135(a)(2), CCPA regulations § 7014. */
const limitLink = 'Limit the Use of My Sensitive Personal Information';

/** The clause on sensitive data: which there is, and the right to limit its use where it is used further. */
export const usSensitive: Clause = {
  id: 'us-sensitive',
  country: 'US',
  heading: ({ words }) => words.usStates.sensitive.heading,
  applies: (known) => inUs(known) && !isEmpty(sensitiveIn(known)),
  cites: (known) =>
    citesOfStates(known, [
      'CCPA § 1798.121',
      'CCPA § 1798.140(ae)',
      'CCPA regulations § 7011(e)(1)(K)',
      'CCPA regulations § 7014, 7027',
    ]),
  reads: (known, voice) => {
    const { sensitive: words } = voice.words.usStates;
    const { dataTypes, sensitive } = sensitiveIn(known);
    const kinds = voice.labels([...dataTypes.map(voice.dataType), ...sensitiveNames(sensitive, voice)]);
    const consent = stateLawsFor(known).some((law) => hasRight(law, 'sensitiveConsent', known.on));
    return [
      definitions([definition(words.kinds, kinds)]),
      ...(hasStateLaw(known, 'CA') ? uses(known, voice) : []),
      ...(consent ? [paragraph(words.consent)] : []),
    ];
  },
};

/** Whether sensitive data is used further than § 7027(m) of the CCPA regulations allows without a right to limit it. */
function uses(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { sensitive: words } = voice.words.usStates;
  const { optOutUrl, usesSensitiveDataFurther } = known.facts.usStates ?? {};
  if (!usesSensitiveDataFurther) return [paragraph(words.limited)];
  const way = optOutUrl ? link(limitLink, optOutUrl) : contactRun(known, voice);
  return [paragraph(words.further), paragraph(words.limit, { way })];
}
