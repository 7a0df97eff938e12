import { isPolicy } from '@app/catalogue';
import type { Facts } from './facts.ts';
import { needsConsent, type ResolvedFacts, type KnownActivity, type KnownService } from './known.ts';
import { firstOf } from './own-texts.ts';
import { resolve } from './resolve.ts';
import type { DocumentKind } from './tree.ts';

/** Why a new version requires new consent, or why it does not. */
export type ConsentReason = {
  readonly code:
    | 'controller'
    | 'service'
    | 'activity'
    | 'purpose'
    | 'sensitive'
    | 'none'
    | 'same'
    | 'terms'
    | 'processing';
  /** Values that fill the sentence's placeholders: names, a number of days. */
  readonly values: Readonly<Record<string, string>>;
};

export type ConsentVerdict = { readonly needed: boolean; readonly reasons: readonly ConsentReason[] };

/**
 * Whether people who consented must be asked again. Consent is given to a controller, for a purpose, knowing the recipients:
 * when one of these is new, the old consent does not cover it. Terms are agreed to, never consented to.
 * @see GDPR Art. 4(11), 6(4), 7 and 9(2)(a); EDPB Guidelines 05/2020, 55 to 64
 */
export function newConsent(kind: DocumentKind, before: Facts, after: Facts, on: string): ConsentVerdict {
  const [old, now] = [resolve(before, on), resolve(after, on)];
  if (kind === 'terms_and_conditions') {
    return { needed: false, reasons: [{ code: 'terms', values: { days: String(now.terms.noticeDays) } }] };
  }
  if (kind === 'data_processing_agreement') {
    return { needed: false, reasons: [{ code: 'processing', values: { days: String(now.processing.notice.amount) } }] };
  }
  if (!isPolicy(kind)) return { needed: false, reasons: [{ code: 'none', values: {} }] };
  const resting = consented(now);
  if (resting.length === 0) return { needed: false, reasons: [{ code: 'none', values: {} }] };
  const controller = before.owner.name.trim() !== after.owner.name.trim();
  const reasons: readonly ConsentReason[] = [
    ...(controller ? [{ code: 'controller', values: { owner: after.owner.name } } as const] : []),
    ...resting.flatMap((each) =>
      reasonsFor(
        each,
        consented(old).find(({ id }) => id === each.id),
      ),
    ),
  ];
  return reasons.length > 0 ? { needed: true, reasons } : { needed: false, reasons: [{ code: 'same', values: {} }] };
}

type Processing = KnownService | KnownActivity;

function consented({ services, activities }: ResolvedFacts): readonly Processing[] {
  const reaching = services.filter((each) => needsConsent(each) || each.serves.some(needsConsent));
  return [...reaching, ...activities.filter(needsConsent)];
}

function reasonsFor(now: Processing, before: Processing | undefined): readonly ConsentReason[] {
  const name = nameOf(now);
  if (!before) return [{ code: 'companies' in now ? 'service' : 'activity', values: { name } }];
  const known = new Set(purposesOf(before));
  const purposes = purposesOf(now).filter((purpose) => !known.has(purpose));
  const sensitive = now.sensitiveData.some((kind) => !before.sensitiveData.includes(kind));
  return [
    ...(purposes.length > 0 ? [{ code: 'purpose', values: { name } } as const] : []),
    ...(sensitive ? [{ code: 'sensitive', values: { name } } as const] : []),
  ];
}

function purposesOf(processing: Processing): readonly string[] {
  const own = firstOf(processing.ownPurpose);
  const ofService =
    'purposes' in processing
      ? [...processing.purposes, ...processing.trackers.flatMap(({ purpose }) => purpose ?? [])]
      : [];
  return [...ofService, ...(own ? [own] : [])];
}

function nameOf(processing: Processing): string {
  return 'companies' in processing ? processing.name : (firstOf(processing.name) ?? processing.kind);
}

/** Names of the services added and removed between two versions of the facts. */
export function changedServices(before: Facts, after: Facts) {
  const present = ({ services }: Facts) => services.filter(({ endedOn, hidden }) => endedOn === undefined && !hidden);
  const [old, now] = [present(before), present(after)];
  const without = (some: typeof old, others: typeof old) =>
    some.filter(({ id }) => !others.some((other) => other.id === id)).map(({ name }) => name);
  return { added: without(now, old), removed: without(old, now) };
}
