import { heading, list, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { link, mailLink, plain, type Voice } from '../voice.ts';

/** The consumer's right of withdrawal. Rule P15. @see Directive 2011/83/EU Art. 6(1)(h) to (k), 9 to 16 and Annex I */
export const termsWithdrawal: Clause = {
  id: 'withdrawal',
  heading: ({ terms }) => terms.withdrawal.heading,
  applies: ({ terms }) => terms.withdrawal,
  cites: ({ terms }) => [
    'Directive 2011/83/EU Art. 6(1)(h)',
    'Directive 2011/83/EU Art. 9',
    'Directive 2011/83/EU Art. 11',
    'Directive 2011/83/EU Art. 11a',
    'Directive 2011/83/EU Art. 13 to 16',
    'Consumer Contracts Regulations 2013 (UK), Part 3',
    ...(provides(terms, 'brazil-regret') ? ['Lei nº 8.078/1990, art. 49'] : []),
  ],
  reads: (known, voice) => [
    ...period(known, voice),
    ...way(known, voice),
    ...effects(known, voice),
    ...exceptions(known, voice),
    ...form(known, voice),
  ],
};

const goods = ({ terms }: ResolvedFacts): boolean => terms.goods;
const services = ({ terms }: ResolvedFacts): boolean => terms.digital;

function period(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { withdrawal: words } = voice.terms;
  const days = voice.period({ amount: known.terms.withdrawalDays, unit: 'day' });
  return [
    paragraph(words.who),
    ...(provides(known.terms, 'brazil-regret') ? [paragraph(words.brazil)] : []),
    ...(goods(known) ? [paragraph(words.periodGoods, { days })] : []),
    ...(services(known) ? [paragraph(words.periodServices, { days })] : []),
  ];
}

function way({ facts, terms }: ResolvedFacts, { terms: { withdrawal: words } }: Voice): readonly Block[] {
  const { functionUrl } = terms.facts.withdrawal ?? {};
  return [
    heading(3, 'withdrawal-function', words.function.heading),
    ...(functionUrl ? [paragraph(words.function.link, { link: link(words.function.label, functionUrl) })] : []),
    paragraph(words.function.statement, { contact: mailLink(facts.owner.email ?? '') }),
    paragraph(words.function.deadline),
  ];
}

function effects(known: ResolvedFacts, { terms: { withdrawal: words } }: Voice): readonly Block[] {
  const { returnAddress, returnCosts } = known.terms.facts.withdrawal ?? {};
  const { effects: says } = words;
  return [
    heading(3, 'withdrawal-effects', says.heading),
    paragraph(goods(known) ? says.refund : says.refundServices),
    ...(goods(known)
      ? [
          paragraph(says.withhold),
          returnAddress ? paragraph(says.sendTo, { address: shown(returnAddress) }) : paragraph(says.send),
          paragraph(returnCosts === 'owner' ? says.costOwner : says.costCustomer),
          paragraph(says.value),
        ]
      : []),
    ...(services(known) ? [paragraph(says.services)] : []),
  ];
}

function exceptions(known: ResolvedFacts, { terms: { withdrawal: words } }: Voice): readonly Block[] {
  const { exceptions: says } = words;
  const lines = [
    ...(goods(known) ? Object.values(says.goods) : []),
    ...(services(known) ? [says.digital, says.services] : []),
  ];
  return [heading(3, 'withdrawal-exceptions', says.heading), list(lines.map((line) => [plain(line)]))];
}

/** The model withdrawal form, Annex I (B). */
function form({ facts: { owner } }: ResolvedFacts, voice: Voice): readonly Block[] {
  const { form: says } = voice.terms.withdrawal;
  const recipient = voice.row([owner.name, owner.address, owner.email].flatMap((part) => (part ? [shown(part)] : [])));
  const lines = [says.declare, says.ordered, says.name, says.address, says.signature, says.date];
  return [
    heading(3, 'withdrawal-form', says.heading),
    paragraph(says.intro),
    list([[plain(voice.fill(says.to, { recipient }))], ...lines.map((line) => [plain(line)])]),
  ];
}
