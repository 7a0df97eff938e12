import type { Call, dsarFiles } from '@app/contract';
import type { Block, Definition } from '@app/documents';
import { parseAttestation, type Attestation, type AttestedLine } from '@app/evidence';
import { formatDate, loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../../audit/index.ts';
import { findAttested, proveAttestation } from '../../evidence/index.ts';
import { printPdf } from '../../publishing/index.ts';
import { languageOf } from '../context.ts';
import { findRequest, type StoredRequest } from '../request-queries.ts';
import { findErasure } from './queries.ts';

export const certificateForms = ['pdf', 'proof'] as const;
export type CertificateForm = (typeof certificateForms)[number];

/**
 * The certificate of an erasure as a PDF, or the file that proves it.
 * @throws Problem `dsar.not-found`, `dsar.no-certificate`, `evidence.not-signed`, `server.busy`
 */
export async function downloadCertificate(
  { services, actor }: Exchange,
  id: string,
  { form }: Call<typeof dsarFiles.certificate>['query'],
): Promise<FileAnswer> {
  const { accountId } = actor;
  const made = await services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    await recordEvent(tx, services.now(), actor, 'dsar-request.opened', { siteId: request.siteId, target: id });
    // Requesters without a mailbox reach no page: what they need is handed to them by the team.
    return certificateFile(tx, accountId, request, { form, withSalt: request.email === null });
  });
  return { body: await made.body(), type: made.type, name: made.name };
}

type CertificateFile = {
  readonly type: string;
  readonly name: string;
  readonly body: () => Promise<string | Uint8Array>;
};

/**
 * Reads a certificate. Its body is made later, outside of the transaction.
 * @throws Problem `dsar.no-certificate`, `evidence.not-signed`
 */
export async function certificateFile(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  { form, withSalt }: { readonly form: CertificateForm; readonly withSalt: boolean },
): Promise<CertificateFile> {
  const { certificateId: id = null, personSalt = null } = (await findErasure(tx, accountId, request.id)) ?? {};
  if (id === null || personSalt === null) throw new Problem('dsar.no-certificate');
  const name = certificateName(request, form);
  if (form === 'proof') {
    const salt = withSalt ? { personSalt } : {};
    const body = await proveAttestation(tx, accountId, { kind: 'erasure-certificate', id, ...salt });
    return { body: () => Promise.resolve(body), type: 'application/json', name };
  }
  const said = parseAttestation((await findAttested(tx, accountId, id)) ?? '');
  if (!said) throw new Problem('dsar.no-certificate');
  return { body: () => certificatePdf(said, request), type: 'application/pdf', name };
}

/** A body that is made once it is sent. */
export async function* bodyOf(make: CertificateFile['body']): AsyncGenerator<string | Uint8Array> {
  yield await make();
}

export function certificateName({ number }: Pick<StoredRequest, 'number'>, form: CertificateForm): string {
  return `erasure-${number}.${form === 'pdf' ? 'pdf' : 'json'}`;
}

/** The certificate as its proof states it, section by section. */
async function certificatePdf(said: Attestation, request: StoredRequest): Promise<Uint8Array> {
  const locale = languageOf(request);
  const { certificate: words } = await loadWords(locale, 'dsar');
  const [first, ...others] = said.sections;
  const person = { label: words.person, text: said.person?.hash ?? '' };
  const tree = {
    language: said.language,
    title: said.title,
    subtitle: first?.heading ?? '',
    date: said.on,
    dateLine: formatDate(locale, said.on, 'long'),
    sections: [
      { heading: first?.heading ?? '', blocks: blocksOf([...(first?.lines ?? []), person]) },
      ...others.map(({ heading, lines }) => ({ heading, blocks: blocksOf(lines) })),
      { heading: words.proof, blocks: blocksOf([{ label: '', text: words.check }]) },
    ],
  };
  return printPdf(tree, { foot: [said.title, request.number].join(' · ') });
}

/** Labeled lines as a list of facts, the others as paragraphs, in their order. */
function blocksOf(lines: readonly AttestedLine[]): Block[] {
  const blocks: Block[] = [];
  let facts: Definition[] = [];
  const endFacts = () => {
    if (facts.length > 0) blocks.push({ kind: 'definitions', items: facts });
    facts = [];
  };
  for (const { label, text } of lines) {
    if (label !== '') facts.push({ term: label, runs: [{ kind: 'text', text }] });
    else {
      endFacts();
      blocks.push({ kind: 'paragraph', runs: [{ kind: 'text', text }] });
    }
  }
  endFacts();
  return blocks;
}
