import {
  contentKey,
  entryHash,
  kemPublicKey,
  newManagerSecrets,
  officeHash,
  openPart,
  partKey,
  reportContext,
  sealPart,
  signEntry,
  signOffice,
  unwrapShare,
  type ManagerSecrets,
  type OfficeDocument,
  type Recipient,
  type SignedEntry,
  type SignedOffice,
} from '@app/sealing';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@app/evidence/hash.ts';
import { fromUtf8, toUtf8 } from '@app/evidence/utf8.ts';
import type { OfficeForm, ReportSubmission, SentPart } from '@app/whistleblowing';
import { fromBase64url, fromHex, random, toBase64url, toHex } from '../src/form/page/encoding.ts';

export type Person = { readonly recipient: Recipient; readonly secrets: ManagerSecrets };

export async function person(name: string, work: string): Promise<Person> {
  const secrets = newManagerSecrets(random);
  const recipient: Recipient = {
    id: toHex(random(16)),
    name,
    function: work,
    kem: toHex(await kemPublicKey(secrets.kemSeed)),
    sign: toHex(ed25519.getPublicKey(secrets.signing)),
  };
  return { recipient, secrets };
}

const form: OfficeForm = {
  name: 'Molino Rossi',
  locale: 'en',
  languages: [],
  welcome: 'We want to know what goes wrong.',
  logo: null,
  questions: [{ id: toHex(random(16)), text: 'In which plant did it happen?', isRequired: true }],
  otherWays: 'Phone: +39 055 0000000',
  authorities: [],
  privacyNotice: { en: '# Who reads this\n\nOnly the recipients.' },
};

/** An office with two managers, whose keys the test holds. */
export async function testOffice(of: Partial<OfficeDocument> & { readonly form?: Partial<OfficeForm> } = {}) {
  const managers = [await person('Anna Verdi', 'Compliance'), await person('Bruno Neri', 'Legal')] as const;
  const [signer] = managers;
  const document: OfficeDocument = {
    format: 'candor-office-1',
    office: toHex(random(16)),
    version: 1,
    before: null,
    day: '2026-11-01',
    country: 'IT',
    recipients: managers.map(({ recipient }) => recipient),
    custodian: null,
    recovery: toHex(await kemPublicKey(newManagerSecrets(random).kemSeed)),
    ...of,
    form: { ...form, ...of.form },
  };
  const chain: SignedOffice[] = [signOffice(document, signer.recipient.id, signer.secrets.signing)];
  return { id: document.office, document, chain, managers };
}
export type TestOffice = Awaited<ReturnType<typeof testOffice>>;

/** A manager's view of a report: what the Management Tool does with keys. */
export async function openAs({ recipient, secrets }: Person, office: TestOffice, sent: ReportSubmission) {
  const context = reportContext({
    office: fromHex(office.id),
    report: fromHex(sent.report),
    document: officeHash(office.document),
  });
  const wrap = sent.wraps.find((one) => one.purpose === 'share' && one.recipient === recipient.id);
  if (!wrap) return undefined;
  const at = { context, purpose: 'share', recipient: fromHex(recipient.id) } as const;
  const share = await unwrapShare(fromBase64url(wrap.wrapped), at, secrets.kemSeed);
  const content = contentKey(context, share, fromHex(sent.contentHalf));
  const open = (key: Uint8Array, part: SentPart): unknown =>
    JSON.parse(
      fromUtf8(
        openPart(
          key,
          { context, kind: part.kind, number: part.number, author: 'reporter' },
          fromBase64url(part.sealed),
        ),
      ) ?? '',
    );
  return { context, content, open };
}

/** An entry of a manager with a message, as the tool writes it. */
export function managerEntry(
  { recipient, secrets }: Person,
  at: {
    readonly context: Uint8Array;
    readonly content: Uint8Array;
    readonly entries: readonly (SignedEntry | { readonly hash: string })[];
    readonly kind: string;
    readonly text?: string;
    /** The facts with words blacked out. */
    readonly body?: unknown;
    readonly move?: readonly [string, string];
    /** The number of the redaction that is taken back. */
    readonly restores?: number;
  },
) {
  const id = random(16);
  const number = at.entries.length;
  const by = { context: at.context, number, author: fromHex(recipient.id) };
  const body =
    at.body === undefined
      ? undefined
      : sealPart(partKey(at.content, 'body'), { ...by, kind: 'body' }, toUtf8(JSON.stringify(at.body)), random);
  const message =
    at.text === undefined
      ? undefined
      : sealPart(
          partKey(at.content, 'message', id),
          { ...by, kind: 'message' },
          toUtf8(JSON.stringify({ text: at.text, files: [] })),
          random,
        );
  const sealed = body ?? message;
  const last = at.entries.at(-1);
  const entry = signEntry(
    {
      format: 'candor-report-entry-1',
      report: toHex(sha256(at.context)),
      number,
      before: last === undefined ? null : 'hash' in last ? last.hash : entryHash(last.entry),
      kind: at.kind,
      ...(at.restores !== undefined && { restores: at.restores }),
      ...(at.move && { move: at.move }),
      ...(sealed && { part: toHex(sha256(sealed)) }),
      at: '2026-11-30T10:00:00.000Z',
      author: recipient.id,
    },
    secrets.signing,
  );
  const part = sealed && {
    kind: body ? ('body' as const) : ('message' as const),
    number,
    ...(!body && { id: toHex(id) }),
    sealed: toBase64url(sealed),
    entry: number,
    author: recipient.id,
  };
  return { entry, part };
}
