import { auditEvents, kindsIn, type EventGroup, type EventKind } from '@app/contract';

export type Value = string | number | boolean | null;
export type Details = Readonly<Record<string, Value>>;
/** Values before and after, by field. */
export type Changes = Readonly<Record<string, readonly [before: Value, after: Value]>>;

export const usualYears = 2;

/** The moment before which the events of an account expire. */
export function expiredBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

/** Whether the people of the account are mailed about an event, besides finding it in the log. */
export function isAnnounced(kind: EventKind, details: Details): boolean {
  if (kind === 'sign-in.succeeded') return details['newDevice'] === true;
  if (kind === 'roles.changed') return details['newAdmin'] === true;
  return announced.has(kind);
}

/** Whether what a site states, or what is published of it, can be another after an event. */
export function changesFacts(kind: EventKind): boolean {
  return factual.has(kind);
}

const factual: ReadonlySet<EventKind> = new Set<EventKind>([
  'site.created',
  'site.changed',
  'owner.changed',
  'member.created',
  'member.changed',
  'member.deleted',
  'document.created',
  'document.changed',
  'document.deleted',
  'document.published',
  'document.offline',
  'document.online',
  'service.added',
  'service.changed',
  'service.removed',
  'service.restored',
  'scan.adopted',
  'banner.published',
  'banner.offline',
  'banner.online',
  'banner.deleted',
  'retention.changed',
  'dsar-form.changed',
  'recipient.created',
  'recipient.changed',
  'recipient.deleted',
  'assessment.created',
  'assessment.changed',
  'assessment.completed',
  'newsletter.created',
  'newsletter.deleted',
]);

const announced: ReadonlySet<EventKind> = new Set<EventKind>([
  'api-key.created',
  'sign-in-rules.changed',
  'company-sign-in.changed',
  'consent-key.created',
  'dsar-key.added',
  'webhook.created',
  'webhook.secret-changed',
  'account.exported',
  'consents.exported',
  'person.exported',
  'preferences.exported',
  'newsletter.exported',
  'audit.exported',
]);

/** The event kinds that match a filter; undefined: all of them. */
export function kindsOf(group: EventGroup | undefined, kind: EventKind | undefined): readonly EventKind[] | undefined {
  if (kind === undefined) return group && kindsIn(group);
  return group === undefined || auditEvents[kind][0] === group ? [kind] : [];
}

export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
}

/** The longest text that is recorded of a field. */
const longest = 200;

/** The fields that differ, with their values before and after. Long texts are cut; lists are written with commas. */
export function changesBetween(before: Fields, after: Fields): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const pairs = names.map((name) => [name, [shown(before[name]), shown(after[name])]] as const);
  return Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is));
}

type Fields = Readonly<Record<string, unknown>>;

function shown(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (value instanceof Date) return value.toISOString();
  const text =
    typeof value === 'string' ? value : Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value);
  return cut(text);
}

/** A text as it is recorded: of at most 200 characters, and without e-mail addresses, since events outlive people. */
export function cut(given: string): string {
  const text = given.replaceAll(/\S+/g, (word) => (word.indexOf('@') > 0 ? '…' : word));
  return text.length > longest ? `${[...text].slice(0, longest - 1).join('')}…` : text;
}

/** The words of texts, as they are searched: in lower case, at most 60 characters each. */
export function wordsOf(texts: readonly string[]): string[] {
  const found = texts.flatMap(
    (text) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  return [...new Set(found.map((word) => [...word].slice(0, 60).join('')))];
}
