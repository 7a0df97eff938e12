import { always, heading, paragraph, type Clause } from '../clause.ts';
import { follows, isEuropean, needsConsent, statesBasis, type ResolvedFacts } from '../known.ts';
import { contactRun } from './contact.ts';
import { cookiePolicyLine, documentLink } from './links.ts';
import { dataRow } from './processing.ts';
import { generalRecipients } from './recipients.ts';
import { purposesTable } from './purposes.ts';
import { countriesOf } from './transfers.ts';
import { definition, definitions } from '../clause.ts';
import { isEea } from '@app/catalogue';

// The short variant: one answer per question, from the same facts as the complete one. Rule P8.

export const briefWhat: Clause = {
  id: 'brief-what',
  heading: ({ words }) => words.simplified.what.heading,
  applies: always,
  cites: () => ['GDPR Art. 12(1)', 'GDPR Art. 13(1)(c)', 'GDPR Art. 13(1)(e)'],
  reads: (known, voice) => {
    const { what: words } = voice.words.simplified;
    const general = [
      heading(3, 'general-recipients', voice.words.recipients.general),
      ...generalRecipients(known, voice),
    ];
    return [
      paragraph(words.intro),
      purposesTable(known, voice),
      definitions([definition(words.data, dataRow([...known.activities, ...known.services], voice))]),
      ...general,
    ];
  },
};

export const briefWhere: Clause = {
  id: 'brief-where',
  heading: ({ words }) => words.simplified.where.heading,
  applies: ({ services }) => services.some(({ places }) => places.length > 0),
  cites: () => ['GDPR Art. 13(1)(f)', 'FADP Art. 19(4)'],
  reads: (known, voice) => {
    const { where: words } = voice.words.simplified;
    const outside = known.services.some(({ places }) => places.some(({ country }) => !isEea(country)));
    return [
      paragraph(words.text, { countries: voice.row(countriesOf(known, voice)) }),
      ...(outside && known.body === 'gdpr' ? [paragraph(words.safeguards)] : []),
    ];
  },
};

export const briefHowLong: Clause = {
  id: 'brief-how-long',
  heading: ({ words }) => words.simplified.howLong.heading,
  applies: always,
  cites: () => ['GDPR Art. 13(2)(a)'],
  reads: (_, { words }) => [paragraph(words.simplified.howLong.text)],
};

export const briefChoices: Clause = {
  id: 'brief-choices',
  heading: ({ words }) => words.simplified.choices.heading,
  applies: always,
  cites: () => ['GDPR Art. 7(3)', 'GDPR Art. 13(2)(b) to (d)'],
  reads: (known, voice) => {
    const { choices: words } = voice.words.simplified;
    const consent = [...known.activities, ...known.services].some(needsConsent);
    return [
      ...(statesBasis(known) && consent ? [paragraph(words.consent)] : []),
      paragraph(words.rights),
      ...(isEuropean(known) ? [paragraph(words.object)] : []),
      ...(follows(known, 'us-states') ? [paragraph(words.usOptOut)] : []),
      paragraph(words.noRetaliation),
      paragraph(words.write, { contact: contactRun(known, voice) }),
      ...(hasAuthority(known) ? [paragraph(words.complain)] : []),
    ];
  },
};

/** Whether the law of the body has an authority that hears complaints about it. */
const hasAuthority = ({ body }: ResolvedFacts): boolean => body !== 'us-states' && body !== 'general';

export const briefMore: Clause = {
  id: 'brief-more',
  heading: ({ words }) => words.simplified.more.heading,
  applies: always,
  cites: () => ['GDPR Art. 12(1)'],
  reads: (known, voice) => {
    const { more: words } = voice.words.simplified;
    const to = known.facts.links?.privacyPolicy;
    const policy = to ? documentLink(words.policy, to, voice) : words.policy;
    return [paragraph(words.text, { policy }), ...cookiePolicyLine(known, voice)];
  },
};
