import { entryHash, sealPart, partKey, signEntry, type PartKind } from '@app/sealing';
import { sha256 } from '@app/evidence/hash.ts';
import type { FileContent, Hex, IdentityContent, ReporterEntryKind, SentPart } from '@app/whistleblowing';
import { contentBytes } from '../answers/contents.ts';
import { digest, fromHex, random, toBase64url, toHex } from '../page/encoding.ts';
import { fileSender, type FileSender, type PlainFile } from '../send/file-sender.ts';
import { callMailbox, mailboxOf, type Mailbox } from './mailbox.ts';

export type Written = {
  readonly kind: Exclude<ReporterEntryKind, 'received'>;
  /** A message, possibly empty; else a name. */
  readonly content: { readonly text: string } | { readonly identity: IdentityContent };
  readonly files?: readonly PlainFile[];
};

/** Files of a message that were sent before it failed. */
export type MessageFiles = { readonly senders: Map<Hex, FileSender> };

/**
 * Seals, signs and sends an entry. Returns the mailbox as it is then. Files go first, chunk by chunk.
 * @throws CallFailed `report.changed` if another entry came first
 */
export async function writeEntry(
  mailbox: Mailbox,
  { kind, content, files = [] }: Written,
  { senders }: MessageFiles,
): Promise<Mailbox> {
  const { office, keys, context, state } = mailbox;
  for (const file of files) {
    const id = fromHex(file.id);
    const sender = senders.get(file.id) ?? fileSender(file, partKey(mailbox.content, 'file', id), { context, id });
    senders.set(file.id, sender);
    await sender.send(async (chunk, sealed) => {
      const bytes = toBase64url(new Uint8Array(await sealed.arrayBuffer()));
      await callMailbox(office.id, keys, () => ({
        action: 'upload',
        file: file.id,
        length: sender.length,
        chunk,
        bytes,
      }));
    });
  }

  const number = state.entries.length;
  const seal = (key: Uint8Array, part: PartKind, at: number, value: unknown) =>
    sealPart(key, { context, kind: part, number: at, author: 'reporter' }, contentBytes(value), random);
  const id = random(16);
  const isName = 'identity' in content;
  const sealed = isName
    ? seal(mailbox.identity, 'identity', number, content.identity)
    : seal(partKey(mailbox.content, 'message', id), 'message', number, {
        text: content.text,
        files: files.map((file) => file.id),
      });
  const headers = await Promise.all(files.map(headerOf));
  const parts: SentPart[] = [
    { kind: isName ? 'identity' : 'message', number, ...(!isName && { id: toHex(id) }), sealed: toBase64url(sealed) },
    ...files.map((file, at) => ({
      kind: 'file' as const,
      number: at,
      id: file.id,
      sealed: toBase64url(seal(partKey(mailbox.content, 'file', fromHex(file.id)), 'file', at, headers[at])),
    })),
  ];
  const last = state.entries.at(-1);
  if (!last) throw new RangeError('A mailbox has at least one entry.');
  const before = 'hash' in last ? last.hash : entryHash(last.entry);
  const answer = await callMailbox(office.id, keys, (today) => ({
    action: 'write',
    entry: signEntry(
      {
        format: 'candor-report-entry-1',
        report: mailbox.report,
        number,
        before,
        kind,
        part: toHex(sha256(sealed)),
        at: today,
        author: 'reporter',
      },
      keys.signing,
    ),
    parts,
    ...(files.length > 0 && { files: files.flatMap((file) => senders.get(file.id)?.sent() ?? []) }),
  }));
  return mailboxOf(office, keys, answer);
}

async function headerOf({ name, type, bytes, isClean }: PlainFile): Promise<FileContent> {
  return { name, type, size: bytes.length, sha256: toHex(await digest(bytes)), isClean };
}
