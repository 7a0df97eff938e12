import { execFileSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** An authority and what it issued, as PEM. */
export type Issued = { readonly root: string; readonly certificate: string; readonly key: string };

/** A certificate of an authority that is made with it. RSA of 2048 bits. */
export function issued(names = 'IP:127.0.0.1', days = '30', kind: 'issued' | 'self-signed' = 'issued'): Issued {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'candor-certificate-'));
  const openssl = (command: string) => execFileSync('openssl', command.split(' '), { cwd, stdio: 'ignore' });
  const text = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  try {
    openssl('req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 30 -subj /CN=Root');
    const own = `-newkey rsa:2048 -nodes -keyout own.key -subj /CN=processor -addext subjectAltName=${names}`;
    if (kind === 'self-signed')
      openssl(`req -x509 ${own} -out own.pem -days ${days} -addext basicConstraints=CA:FALSE`);
    else {
      openssl(`req ${own} -out own.csr`);
      openssl(`x509 -req -in own.csr -CA root.pem -CAkey root.key -out own.pem -days ${days} -copy_extensions copy`);
    }
    return { root: text('root.pem'), certificate: text('own.pem'), key: text('own.key') };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

type Sent = { readonly body: Record<string, unknown>; readonly authorization: string | undefined };
type Status = Readonly<Record<string, unknown>>;

/** A processor that speaks OpenDSR 2.0, on a port of this machine. */
export async function openDsrProcessor({ certificate, key }: Issued) {
  const sent: Sent[] = [];
  const state = {
    certificate,
    key,
    types: ['access', 'portability', 'erasure'],
    /** A status code to answer with, whatever is asked. */
    fails: 0,
    status: { request_status: 'pending' } as Status,
    results: '{"found": true}',
    cancelled: [] as string[],
    fetched: [] as (string | undefined)[],
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ code, body, type = 'application/json', isSigned = false }) => {
      const headers = { 'content-type': type, ...(isSigned && signed(body)) };
      response.writeHead(state.fails || code, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v2`;

  const signed = (body: string, by = state.key) => ({
    'x-opendsr-processor-domain': '127.0.0.1',
    'x-opendsr-signature': sign('sha256', Buffer.from(body), by).toString('base64'),
  });

  async function answer(request: IncomingMessage) {
    const { pathname } = new URL(request.url ?? '', url);
    const id = pathname.split('/').at(-1) ?? '';
    if (pathname === '/v2/discovery') return { code: 200, body: JSON.stringify(discovery()) };
    if (pathname === '/v2/cert.pem') return { code: 200, body: state.certificate, type: 'application/x-pem-file' };
    if (pathname.startsWith('/v2/results/')) {
      state.fetched.push(request.headers.authorization);
      return { code: 200, body: state.results };
    }
    if (request.method === 'DELETE') {
      state.cancelled.push(id);
      return { code: 202, body: JSON.stringify({ controller_id: '1', subject_request_id: id }), isSigned: true };
    }
    if (request.method === 'GET') return { code: 200, body: JSON.stringify(statusOf(id)), isSigned: true };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: Record<string, unknown> = JSON.parse(text);
    if (state.fails === 0) sent.push({ body, authorization: request.headers.authorization });
    const receipt = {
      controller_id: '1',
      subject_request_id: body['subject_request_id'],
      received_time: new Date().toISOString(),
      expected_completion_time: '2031-01-01T00:00:00Z',
      encoded_request: Buffer.from(text).toString('base64'),
    };
    return { code: 201, body: JSON.stringify(receipt), isSigned: true };
  }

  const discovery = () => ({
    api_version: '2.0',
    supported_identities: ['raw', 'sha256'].map((format) => ({ identity_type: 'email', identity_format: format })),
    supported_subject_request_types: state.types,
    processor_certificate: `${url}/cert.pem`,
  });

  const statusOf = (id: string): Status => ({
    controller_id: '1',
    subject_request_id: id,
    expected_completion_time: '2031-01-01T00:00:00Z',
    ...state.status,
  });

  /** What it tells at the address of the request that it got last, and the signature. */
  function callback(more: Status, by?: string) {
    const { body = {} } = sent.at(-1) ?? {};
    const [address = ''] = body['status_callback_urls'] as string[];
    const text = JSON.stringify({
      ...statusOf(String(body['subject_request_id'])),
      status_callback_url: address,
      ...more,
    });
    return {
      path: new URL(address).pathname,
      text,
      headers: { 'content-type': 'application/json', ...signed(text, by) },
    };
  }

  return { url, sent, state, callback, close: () => server.close() };
}
