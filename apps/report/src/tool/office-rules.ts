import {
  checkOffice,
  officeChanges,
  officeFormat,
  officeHash,
  type OfficeDocument,
  type OfficeRefusal,
  type SignedOffice,
} from '@app/sealing';
import type { OfficeForm, OfficeProposal, StoredVault, ToolOffice } from '@app/whistleblowing';
import { toHex } from './encoding.ts';

export type OfficeState =
  | { readonly kind: 'new' }
  | { readonly kind: 'broken'; readonly refusal: OfficeRefusal }
  | {
      readonly kind: 'sound';
      readonly current: OfficeDocument;
      readonly fingerprint: string;
      readonly unsigned: readonly number[];
    };

/** What the chain of an office says. One without a document is new. */
export function officeState({ chain, id }: Pick<ToolOffice, 'chain' | 'id'>): OfficeState {
  if (chain.length === 0) return { kind: 'new' };
  const checked = checkOffice(chain, id);
  return 'code' in checked ? { kind: 'broken', refusal: checked } : { kind: 'sound', ...checked };
}

/** Whether a stranger is served the same documents, byte by byte in canonical form. */
export function isSameChain(one: readonly SignedOffice[], other: readonly SignedOffice[]): boolean {
  const hashes = (chain: readonly SignedOffice[]) =>
    chain.map(({ document, by, signature }) => `${toHex(officeHash(document))} ${by} ${signature}`).join('\n');
  return hashes(one) === hashes(other);
}

type Chain = readonly SignedOffice[];

const peopleOf = (chain: Chain) =>
  chain.flatMap(({ document: { recipients, custodian } }) => [...recipients, ...(custodian ? [custodian] : [])]);

/** The public signing keys of everybody whom a document of the office has named, by ID. */
export const signersOf = (chain: Chain): ReadonlyMap<string, string> =>
  new Map(peopleOf(chain).map(({ id, sign }) => [id, sign]));

/** Their names. */
export const namesOf = (chain: Chain): ReadonlyMap<string, string> =>
  new Map(peopleOf(chain).map(({ id, name }) => [id, name]));

/** Somebody with the public key that the newest document which names them has. */
export function readerOf(chain: Chain, id: string): { readonly id: string; readonly kem: string } | null {
  const found = peopleOf(chain).findLast((one) => one.id === id);
  return found ? { id, kem: found.kem } : null;
}

/** Who holds the names of reports that were sealed for a document. @param hash of the document, as reports name it */
export const custodianOf = (chain: Chain, hash: string) =>
  chain.find(({ document }) => toHex(officeHash(document)) === hash)?.document.custodian ?? null;

/** The recovery keys that the documents of an office have named. */
export const recoveryKeys = (chain: Chain): string[] => [
  ...new Set(chain.flatMap(({ document: { recovery } }) => recovery ?? [])),
];

/** The recovery key of a document. @param hash of the document, as reports name it */
export const recoveryKeyOf = (chain: Chain, hash: string): string | null =>
  chain.find(({ document }) => toHex(officeHash(document)) === hash)?.document.recovery ?? null;

/** The country of a document. @param hash of the document, as reports name it */
export const countryOf = (chain: Chain, hash: string): string =>
  chain.find(({ document }) => toHex(officeHash(document)) === hash)?.document.country ?? 'other';

/** The document that a manager signs next. @param day ISO 8601 */
export function nextDocument(
  office: string,
  before: OfficeDocument | undefined,
  proposal: OfficeProposal,
  day: string,
): OfficeDocument {
  return {
    format: officeFormat,
    office,
    version: (before?.version ?? 0) + 1,
    before: before ? toHex(officeHash(before)) : null,
    day,
    country: proposal.country,
    recipients: proposal.recipients,
    custodian: proposal.custodian,
    recovery: proposal.recovery,
    form: proposal.form,
  };
}

/** The members of a document as a proposal, to change one of them. */
export const proposalOf = ({ country, recipients, custodian, recovery, form }: OfficeDocument): OfficeProposal => ({
  country,
  recipients,
  custodian,
  recovery,
  form: form as unknown as OfficeForm, // a document holds the form as JSON
});

/** Why a manager should not sign a document, or undefined. */
export function signingFault(next: OfficeDocument, own: StoredVault): 'not-a-recipient' | 'other-keys' | undefined {
  const listed = next.recipients.filter(({ id }) => id === own.id);
  const isOwn = listed.every(({ kem, sign }) => kem === own.kem && sign === own.sign);
  if (!isOwn) return 'other-keys';
  return listed.length === 0 && next.version === 1 ? 'not-a-recipient' : undefined;
}

/** One line of what changes: `before` and `after` stand side by side. */
export type OfficeChange = {
  readonly member: string;
  readonly before: string;
  readonly after: string;
};

/** Everything that differs, as people read it. Without a document before, all of it is new. */
export function changesOf(before: OfficeDocument | undefined, after: OfficeDocument): OfficeChange[] {
  const changed = before
    ? officeChanges(before, after)
    : (['country', 'recipients', 'custodian', 'recovery', 'form'] as const);
  return changed.flatMap((member): OfficeChange[] => {
    if (member === 'form') return formChanges(before?.form, after.form);
    return [{ member, before: before ? written(before, member) : '', after: written(after, member) }];
  });
}

function written(document: OfficeDocument, member: keyof OfficeDocument): string {
  switch (member) {
    case 'recipients':
      return document.recipients.map(person).join('\n');
    case 'custodian':
      return document.custodian ? person(document.custodian) : '';
    case 'recovery':
      return document.recovery ? shortKey(document.recovery) : '';
    default:
      return document.country;
  }
}

/** A key is named by its beginning and end: an exchanged one differs in both. */
const shortKey = (key: string) => `${key.slice(0, 12)}…${key.slice(-12)}`;
const person = ({ name, function: work, kem, sign }: OfficeDocument['recipients'][number]) =>
  `${name}, ${work} (${shortKey(kem)} · ${shortKey(sign)})`;

function formChanges(before: OfficeDocument['form'] | undefined, after: OfficeDocument['form']): OfficeChange[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  return keys
    .map((key) => ({ member: `form.${key}`, before: text(before?.[key]), after: text(after[key]) }))
    .filter((change) => change.before !== change.after);
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text).join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${text(inner)}`)
      .join('\n');
  return JSON.stringify(value);
}

/** The IDs of everybody whom one document of an office names. @param hash of the document, as reports name it */
export const peopleNamed = (chain: Chain, hash: string): ReadonlySet<string> =>
  new Set(peopleOf(chain.filter(({ document }) => toHex(officeHash(document)) === hash)).map(({ id }) => id));
