import { canonicalText, type JsonObject } from '@app/evidence';
import { checkOffice, officeChanges, type OfficeDocument, type Recipient, type SignedOffice } from '@app/sealing';
import type { OfficeProposal } from '@app/whistleblowing';

/** Why a document of an office is not taken. */
export type DocumentRefusal = 'changed' | 'signature' | 'too-few' | 'recipient' | 'not-proposed' | 'day';

/** The days for which a document that no manager signed waits. */
export const waitingDays = 7;
/** The days for which open reports stay once intake has ended. */
export const holdDays = 30;

const members = ['country', 'recipients', 'custodian', 'recovery', 'form'] as const;
/** What a manager may add while signing: the key on the printed cards is made in the tool. */
const ofTheTool = 'recovery';

export type NextDocument = {
  /** The documents so far, the served ones alone. */
  readonly chain: readonly SignedOffice[];
  readonly proposal: OfficeProposal | null;
  readonly office: string;
  /** The ID of the manager who sends it. */
  readonly signer: string;
  /** The keys of everybody who may be a recipient. */
  readonly managers: readonly Pick<Recipient, 'id' | 'kem' | 'sign'>[];
  /** ISO 8601. */
  readonly today: string;
};

/**
 * Why a document may not follow those before. A manager of the one before signs it, and the first is signed by one of its own. What
 * an admin proposed stands in it, and nothing else: a manager can neither add a reader nor take one away.
 */
export function refusalOf(signed: SignedOffice, next: NextDocument): DocumentRefusal | undefined {
  const { chain, proposal, office, signer, managers, today } = next;
  const { document, by } = signed;
  const before = chain.at(-1)?.document;
  if (document.version !== chain.length + 1) return 'changed';
  if (by === null || by !== signer) return 'signature';
  const checked = checkOffice([...chain, signed], office);
  if ('code' in checked) return checked.code === 'broken' || checked.code === 'gap' ? 'changed' : 'signature';
  if (document.day !== today) return 'day';
  if (!hasEnough(document)) return 'too-few';
  if (!areManagers(document, managers)) return 'recipient';
  return isProposed(document, proposal, before) ? undefined : 'not-proposed';
}

/** A form is published with two managers, or with one and a recovery key, so that one lost vault loses no report. */
export const hasEnough = ({ recipients, recovery }: Pick<OfficeDocument, 'recipients' | 'recovery'>): boolean =>
  recipients.length >= 2 || (recipients.length === 1 && recovery !== null);

/** Whether recipients and custodian are different people who may be, with the keys of their vaults. */
export function areManagers(
  { recipients, custodian }: Pick<OfficeDocument, 'recipients' | 'custodian'>,
  managers: NextDocument['managers'],
): boolean {
  const named = [...recipients, ...(custodian ? [custodian] : [])];
  const known = new Map(managers.map((manager) => [manager.id, manager]));
  return (
    new Set(named.map(({ id }) => id)).size === named.length &&
    named.every(({ id, kem, sign }) => known.get(id)?.kem === kem && known.get(id)?.sign === sign)
  );
}

function isProposed(
  document: OfficeDocument,
  proposal: OfficeProposal | null,
  before: OfficeDocument | undefined,
): boolean {
  const wanted = proposal ? { ...document, ...asMembers(proposal) } : before;
  if (!wanted) return false;
  return officeChanges(document, wanted).every((member) => member === ofTheTool);
}

const asMembers = ({ country, recipients, custodian, recovery, form }: OfficeProposal) => ({
  country,
  recipients,
  custodian,
  recovery,
  form: form as unknown as JsonObject,
});

/** The organization, as a document names it. */
export function nameIn({ form: { name } }: Pick<OfficeDocument, 'form'>): string {
  return typeof name === 'string' ? name : '';
}

/** Whether a proposal says something else than a document. */
export function differs(proposal: OfficeProposal, document: OfficeDocument | undefined): boolean {
  if (!document) return true;
  return members.some((member) => textOf(proposal[member]) !== textOf(document[member]));
}

const textOf = (value: unknown): string => canonicalText(value as Parameters<typeof canonicalText>[0]);

/** A proposal as the document that follows another, for the case that nobody can sign it. */
export function unsignedDocument(
  proposal: OfficeProposal,
  { before, beforeHash, day }: { readonly before: OfficeDocument; readonly beforeHash: string; readonly day: string },
): OfficeDocument {
  const { format, office, version } = before;
  return { format, office, version: version + 1, before: beforeHash, day, ...asMembers(proposal) };
}
