import { isSignedRequest, newChallenge, type BoundEnvelope } from '@app/sealing';
import type {
  Arrival,
  MailboxCall,
  MailboxState,
  OfficeAnswer,
  ReportSubmission,
  StoredFile,
  StoredPart,
} from '@app/whistleblowing';
import type { SignedEntry } from '@app/sealing';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fromBase64url, fromHex, random, toBase64url } from '../src/form/page/encoding.ts';
import type { TestOffice } from './office.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};
const today = '2026-11-29';
const hmacSignatureSecret = 'only for this test';

/** A small server with the built pages and one office, which keeps what was sent in memory. */
export async function servePages(office: TestOffice) {
  const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8')) as {
    readonly policies: Readonly<Record<string, string>>;
  };
  const box = {
    requests: [] as { readonly method: string; readonly path: string; readonly body: Buffer }[],
    chunks: new Map<string, Buffer>(),
    arrivals: [] as Arrival[],
    submission: undefined as ReportSubmission | undefined,
    entries: [] as (SignedEntry | { readonly hash: string })[],
    parts: [] as StoredPart[],
    files: [] as StoredFile[],
    status: 'received' as MailboxState['status'],
    /** Undefined: it is not ready. */
    proof: undefined as { readonly proof: object; readonly envelope: BoundEnvelope } | undefined,
    namesUntil: null as string | null,
    /** The code with which a proof is refused. */
    refusal: 'mailbox.no-proof',
    /** Answers the next call of a path by a failure. */
    fail: undefined as string | undefined,
    answer: {
      chain: office.chain,
      isOpen: true,
      limits: { file: 50 * 1024 * 1024, report: 200 * 1024 * 1024, files: 20 },
      today,
      pad: '',
    } as OfficeAnswer,
  };
  const challengeKey = random(32);

  async function api(request: IncomingMessage, at: string, body: Buffer): Promise<object | undefined> {
    const base = `/offices/${office.id}`;
    if (at === base) return box.answer;
    if (at === '/work')
      return {
        challenge: await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: 200,
          keyPrefix: '0',
          deriveKey,
          expiresAt: new Date(Date.now() + 600_000),
          hmacSignatureSecret,
        }),
      };
    if (at === '/challenge')
      return {
        challenge: toBase64url(newChallenge(challengeKey, Math.floor(Date.now() / 1000), random)),
        today,
        pad: '',
      };
    if (at === `${base}/arrivals`) {
      await checkWork(request);
      box.arrivals.push(JSON.parse(body.toString()) as Arrival);
      return {};
    }
    if (at.startsWith(`${base}/arrivals/`)) {
      const [file, chunk] = at.split('/').slice(-2);
      box.chunks.set(`${file}/${chunk}`, body);
      return {};
    }
    if (at === `${base}/reports`) {
      await checkWork(request);
      const sent = JSON.parse(body.toString()) as ReportSubmission;
      box.submission = sent;
      box.entries = [sent.entry];
      box.parts = sent.parts
        .filter(({ kind }) => kind !== 'summary')
        .map((part) => ({ ...part, entry: 0, author: 'reporter' }));
      box.files = sent.files.map(({ id, length }) => ({ id, length, entry: 0 }));
      return { receivedOn: today, pad: '' };
    }
    return at === `${base}/mailbox` ? mailbox(request, body) : undefined;
  }

  function mailbox(request: IncomingMessage, body: Buffer): object {
    const call = JSON.parse(body.toString()) as MailboxCall;
    const { submission } = box;
    const header = (name: string) => fromBase64url(String(request.headers[name]));
    const signed = {
      challenge: header('x-challenge'),
      method: 'POST',
      path: request.url ?? '',
      body: Uint8Array.from(body),
    };
    const isRight =
      submission?.lookup === call.lookup &&
      isSignedRequest(signed, header('x-signature'), fromHex(submission.publicKey));
    if (!submission || !isRight) return { refused: { code: 'mailbox.not-found', message: 'No.' }, pad: '' };
    if (call.action === 'proof')
      return box.proof ? { ...box.proof, pad: '' } : { refused: { code: box.refusal, message: 'No.' }, pad: '' };
    if (call.action === 'upload') {
      box.chunks.set(`${call.file}/${call.chunk}`, Buffer.from(fromBase64url(call.bytes)));
      return { uploaded: call.chunk, pad: '' };
    }
    if (call.action === 'download') {
      const chunk = box.chunks.get(`${call.file}/${call.chunk}`) ?? Buffer.alloc(0);
      return { chunk: toBase64url(Uint8Array.from(chunk)), pad: '' };
    }
    if (call.action === 'write') {
      const { number } = call.entry.entry;
      if (number !== box.entries.length) return { refused: { code: 'report.changed', message: 'No.' }, pad: '' };
      box.entries.push(call.entry);
      box.parts.push(...(call.parts ?? []).map((part) => ({ ...part, entry: number, author: 'reporter' as const })));
      box.files.push(...(call.files ?? []).map(({ id, length }) => ({ id, length, entry: number })));
    }
    const state: MailboxState = {
      report: submission.report,
      document: submission.document,
      receivedOn: today,
      status: box.status,
      entries: box.entries,
      wrap: submission.wraps.find(({ purpose }) => purpose === 'reporter')?.wrapped ?? '',
      contentHalf: submission.contentHalf,
      parts: box.parts,
      files: box.files,
      clocks: [{ kind: 'feedback', due: '2027-02-28', doneOn: null, article: '' }],
      deletedFrom: null,
      namesUntil: box.namesUntil,
      namesRemovedOn: null,
    };
    return { mailbox: state, pad: '' };
  }

  async function checkWork(request: IncomingMessage): Promise<void> {
    const work = JSON.parse(Buffer.from(String(request.headers['x-work']), 'base64url').toString()) as Parameters<
      typeof verifySolution
    >[0];
    const { verified } = await verifySolution({ ...work, deriveKey, hmacSignatureSecret });
    if (!verified) throw new Error('The work was not done.');
  }

  async function page(at: string): Promise<{ readonly bytes: Buffer; readonly type: string } | undefined> {
    const name = at.startsWith('/report/assets/') ? at.slice('/report/'.length) : 'form.html';
    const bytes = await readFile(path.join(dist, name)).catch(() => undefined);
    return bytes && { bytes, type: types[path.extname(name)] ?? 'application/octet-stream' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    box.requests.push({ method: request.method ?? '', path: request.url ?? '', body });
    if (!pathname.startsWith('/report/api')) {
      const found = await page(pathname);
      response.writeHead(found ? 200 : 404, {
        'content-type': found?.type ?? 'text/plain',
        'content-security-policy': manifest.policies['form.html'],
        'integrity-policy': 'blocked-destinations=(script)',
      });
      response.end(found?.bytes);
      return;
    }
    const at = pathname.slice('/report/api'.length);
    if (box.fail !== undefined && at.endsWith(box.fail)) {
      box.fail = undefined;
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'server.busy', message: 'Busy.' }));
      return;
    }
    // Pages from a disk call it, too.
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers': 'content-type, x-work, x-challenge, x-signature',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const result = await api(request, at, body);
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json', ...cors });
    response.end(JSON.stringify(result ?? { code: 'report-office.not-found', message: 'No.' }));
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  return { url, form: `${url}/report/${office.id}`, box, close: () => server.close() };
}
