import type { OwnerKind } from '@app/catalogue';
import type { Assume } from './assumed.ts';
import type { Facts, HostFacts, NoticeFacts, OwnerFacts, RegisterFacts } from './facts.ts';
import {
  noticeLaws,
  type NoticeDuty,
  type NoticeFact,
  type NoticeLaw,
  type OwnersProvision,
} from './regimes/notices.ts';
import type { KnownTerms } from './resolve-terms.ts';

/** The resolved facts of a legal notice. */
export type KnownNotice = {
  readonly facts: NoticeFacts;
  /** The law of the owner's country; undefined where none is known to ask for a notice. */
  readonly law: NoticeLaw | undefined;
  /** The provisions that ask this owner for the notice. */
  readonly provisions: readonly string[];
  /** The duties that concern this owner and site. */
  readonly duties: readonly NoticeDuty[];
  readonly host: HostFacts | undefined;
};

export function resolveNotice(facts: Facts, terms: KnownTerms, assume: Assume): KnownNotice {
  const notice = facts.notice ?? {};
  const law = noticeLaws[facts.owner.country];
  const duties = (law?.duties ?? []).filter((duty) => concerns(duty, facts, terms));
  const hosting = facts.services.find(({ purposes, endedOn }) => purposes.includes('hosting') && endedOn === undefined);
  const owes = duties.some(({ fact }) => fact === 'host');
  const proposed = owes && hosting ? { name: hosting.provider.name ?? hosting.name } : undefined;
  if (!notice.host && proposed) assume('notice.host', 'notice.host', proposed.name, { service: hosting?.name ?? '' });
  return { facts: notice, law, provisions: noticeProvisions(facts.owner), duties, host: notice.host ?? proposed };
}

/** The provisions that ask an owner for a legal notice, as lawyers of its country cite them. */
export function noticeProvisions(owner: OwnerFacts): readonly string[] {
  return (noticeLaws[owner.country]?.provisions ?? []).flatMap((provision) => sourceFor(provision, owner));
}

/** The source of a provision, if it concerns the owner. */
function sourceFor(provision: string | OwnersProvision, owner: OwnerFacts): readonly string[] {
  if (typeof provision === 'string') return [provision];
  const { source, of, withVatNumber } = provision;
  const applies = isOf(of, owner) && (!withVatNumber || owner.vatNumber !== undefined);
  return applies ? [source] : [];
}

/** Whether the owner is of one of the kinds. Without a kind, the notice counts as that of a person until the owner states it. */
function isOf(kinds: readonly OwnerKind[] | undefined, { kind = 'person' }: OwnerFacts): boolean {
  return !kinds || kinds.includes(kind);
}

function concerns({ of, when }: NoticeDuty, { owner, notice }: Facts, terms: KnownTerms): boolean {
  if (!isOf(of, owner)) return false;
  if (when === 'sells') return terms.sells && terms.consumers;
  return when === 'journalistic' ? notice?.journalistic === true : true;
}

export function owes({ duties }: KnownNotice, wanted: NoticeFact): boolean {
  return duties.some(({ fact }) => fact === wanted);
}

/** The owner's register entry. Documents published before owners had one state it with their terms. */
export function registerOf({ owner, terms }: Facts): RegisterFacts | undefined {
  return owner.register ?? terms?.register;
}
