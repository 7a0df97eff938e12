import { isEea } from '@app/catalogue';
import { definition, definitions, type Clause } from '../clause.ts';
import { phoneLink } from './controller.ts';
import { shown } from '../shown.ts';
import { owes } from '../resolve-notice.ts';
import { ownSections } from './own-sections.ts';
import { methodKeys } from './terms-contract.ts';
import { boardLines } from './terms-disputes.ts';

/** Who answers for the content. MStV (Germany) § 18(2); LCEN (France) Art. 1-1. */
export const noticeEditor: Clause = {
  id: 'editor',
  heading: ({ notice }, { facts }) => (facts.owner.country === 'FR' ? notice.director : notice.editor),
  applies: ({ notice }) => notice.facts.editor !== undefined || owes(notice, 'editor'),
  cites: ({ notice }) => notice.duties.flatMap(({ fact, source }) => (fact === 'editor' ? [source] : [])),
  reads: ({ notice }, voice) => {
    const { name = '', address } = notice.facts.editor ?? {};
    const { controller: words } = voice.words;
    return [definitions([definition(words.name, shown(name)), definition(words.address, address && shown(address))])];
  },
};

/** Who hosts the site. LCEN (France) Art. 1-1. */
export const noticeHost: Clause = {
  id: 'host',
  heading: ({ notice }) => notice.host,
  applies: ({ notice }) => notice.host !== undefined || owes(notice, 'host'),
  cites: ({ notice }) => notice.duties.flatMap(({ fact, source }) => (fact === 'host' ? [source] : [])),
  reads: ({ notice }, voice) => {
    const { name = '', address, phone } = notice.host ?? {};
    const { controller: words } = voice.words;
    return [
      definitions([
        definition(words.name, shown(name)),
        definition(words.address, address && shown(address)),
        definition(words.phone, phone && [phoneLink(phone)]),
      ]),
    ];
  },
};

/** What Austrian law wants disclosed of a medium. MedienG § 25. */
export const noticeDisclosure: Clause = {
  id: 'disclosure',
  heading: ({ notice }) => notice.disclosure.heading,
  applies: ({ notice }) => owes(notice, 'object'),
  cites: () => ['§ 25 MedienG'],
  reads: ({ notice: { facts } }, voice) => {
    const { disclosure: words } = voice.notice;
    return [
      definitions([
        definition(words.object, facts.businessObject ? voice.own(facts.businessObject) : shown('')),
        definition(words.line, facts.editorialLine && voice.own(facts.editorialLine)),
        definition(words.ownership, facts.ownership && voice.own(facts.ownership)),
      ]),
    ];
  },
};

const hasBoards = (country: string): boolean => isEea(country) || country === 'GB';

/** Whether disputes with consumers go to a board. VSBG (Germany) § 36; AStG (Austria) § 19. */
export const noticeDisputes: Clause = {
  id: 'disputes',
  heading: ({ terms }) => terms.closing.disputes.heading,
  applies: ({ facts, terms }) =>
    facts.terms !== undefined && terms.consumers && terms.sells && hasBoards(facts.owner.country),
  cites: ({ facts: { owner } }) => (owner.country === 'DE' ? ['§ 36 VSBG'] : ['Directive 2013/11/EU Art. 13']),
  reads: (known, voice) => boardLines(known, voice),
};

/** Sections in the owner's own words. */
export const noticeOwn: Clause = {
  id: 'own',
  heading: ({ notice }) => notice.more,
  applies: ({ notice }) => (notice.facts.own ?? []).length > 0,
  cites: () => [],
  reads: ({ notice }, voice) => ownSections(notice.facts.own ?? [], voice),
};

/** What a shop in Japan states. Act on Specified Commercial Transactions Art. 11 (特定商取引法第11条). */
export const noticeTrade: Clause = {
  id: 'trade',
  heading: ({ notice }) => notice.trade.heading,
  applies: ({ notice }) => owes(notice, 'returns'),
  cites: () => ['特定商取引法第11条'],
  reads: ({ notice: { facts }, terms }, voice) => {
    const { trade: words } = voice.notice;
    const { contract, delivery } = voice.terms;
    const methods = (terms.facts.payment ?? []).map((method) => contract.prices.names[methodKeys[method]]);
    const within = terms.facts.delivery?.within;
    return [
      definitions([
        definition(words.price, contract.prices.shown),
        definition(words.charges, facts.charges ? voice.own(facts.charges) : words.shown),
        definition(words.payment, methods.length > 0 ? voice.labels(methods) : words.shown),
        definition(words.due, contract.prices.due),
        definition(
          words.delivery,
          terms.goods
            ? within
              ? voice.fill(delivery.goods.within, { period: voice.period(within) })
              : delivery.goods.shown
            : delivery.digital.access,
        ),
        definition(words.returns, facts.returns ? voice.own(facts.returns) : shown('')),
      ]),
    ];
  },
};
