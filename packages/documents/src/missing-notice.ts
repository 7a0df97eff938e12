import { isEea } from '@app/catalogue';
import type { ResolvedFacts } from './known.ts';
import { advises, blocks, isBlank, when, type Missing } from './missing-fact.ts';
import { firstOf } from './own-texts.ts';
import type { NoticeFact } from './regimes/notices.ts';
import { registerOf } from './resolve-notice.ts';

/** Missing facts that the law of the owner's country wants in a legal notice, each with its provision. */
export function missingOfNotice(known: ResolvedFacts): readonly Missing[] {
  const { owner } = known.facts;
  const { duties, law, facts } = known.notice;
  const { profession, kind } = owner;
  const lacksVat = isEea(owner.country) && isBlank(owner.vatNumber) && kind === 'company';
  return [
    ...when(law !== undefined && kind === undefined, blocks('notice.owner-kind', 'owner.kind')),
    ...duties.flatMap(({ fact, source }) =>
      lackOf(fact, known).map((path) => blocks(`notice.${fact}`, path, { provision: source })),
    ),
    ...when(
      lacksVat && !duties.some(({ fact }) => fact === 'vat' || fact === 'number'),
      advises('notice.vat', 'owner.vatNumber', { provision: 'Directive 2000/31/EC Art. 5(1)(g)' }),
    ),
    ...when(
      profession !== undefined && isBlank(profession.title),
      blocks('notice.profession', 'owner.profession.title'),
    ),
    ...when(
      profession !== undefined && isBlank(profession.rules),
      blocks('notice.profession', 'owner.profession.rules'),
    ),
    ...when(facts.host !== undefined && isBlank(facts.host.name), blocks('notice.host', 'notice.host.name')),
  ];
}

/** The path of a fact that is not stated; empty when it is. */
function lackOf(fact: NoticeFact, { facts, notice }: ResolvedFacts): readonly string[] {
  const { owner } = facts;
  const lack = (value: string | undefined, path: string) => (isBlank(value) ? [path] : []);
  const register = registerOf(facts);
  switch (fact) {
    case 'representative':
      return lack(owner.legalRepresentative, 'owner.legalRepresentative');
    case 'register':
      return [...lack(register?.name, 'owner.register.name'), ...lack(register?.number, 'owner.register.number')].slice(
        0,
        1,
      );
    case 'number':
      return lack(owner.businessNumber ?? owner.vatNumber, 'owner.businessNumber');
    case 'capital':
      return lack(owner.capital, 'owner.capital');
    case 'phone':
      return lack(owner.phone, 'owner.phone');
    case 'second-contact':
      return lack(owner.phone ?? owner.contactUrl, 'owner.phone');
    case 'vat':
      return lack(owner.vatNumber, 'owner.vatNumber');
    case 'editor':
      return lack(notice.facts.editor?.name, 'notice.editor.name');
    case 'host':
      return [
        ...lack(notice.host?.name, 'notice.host.name'),
        ...lack(notice.host?.address, 'notice.host.address'),
        ...lack(notice.host?.phone, 'notice.host.phone'),
      ].slice(0, 1);
    case 'object':
      return lack(firstOf(notice.facts.businessObject), 'notice.businessObject');
    case 'line':
      return lack(firstOf(notice.facts.editorialLine), 'notice.editorialLine');
    case 'ownership':
      return lack(firstOf(notice.facts.ownership), 'notice.ownership');
    case 'returns':
      return lack(firstOf(notice.facts.returns), 'notice.returns');
  }
}
