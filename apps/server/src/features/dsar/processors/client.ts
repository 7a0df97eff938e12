import { requestOnce, sendFailureOf, type Guard } from '@app/scanner';
import { z } from 'zod';
import { unseal } from '#platform/crypto/seal.ts';
import type { Services } from '#platform/http/context.ts';
import { isSignedWith, readCertificate } from './certificate.ts';
import type { StoredProcessor } from './queries.ts';
import { domainHeaders, signatureHeaders } from './rules.ts';

/** Milliseconds; a slower processor counts as silent. */
const patience = 15_000;
const mostAnswer = 128 * 1024;
const resultsPatience = 120_000;
/** Bytes of a file with results. */
export const mostResults = 32 * 1024 * 1024;

/** Why a processor could not be reached, or its answer does not count. */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure';
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

export const processorSecrets = 'dsar processors';
export const whoseSecret = (accountId: string, id: string): string => `${accountId} ${id}`;

type Of = {
  readonly services: Services;
  readonly guard: Guard;
  readonly accountId: string;
  readonly processor: StoredProcessor;
};
type Ask = { readonly method: 'GET' | 'POST' | 'DELETE'; readonly url: string; readonly body?: string };

/** Sends one request to a processor. @throws ProcessorFailure */
async function ask(
  { services, guard, accountId, processor }: Of,
  { method, url, body }: Ask,
  limits = { ms: patience, bytes: mostAnswer },
) {
  const { authorization, id } = processor;
  const isOwn = new URL(url).origin === new URL(processor.url).origin;
  // Results may lie on another host, which is told no secret.
  const secret =
    authorization && isOwn
      ? unseal(services.secrets, processorSecrets, whoseSecret(accountId, id), authorization)
      : undefined;
  const signal = AbortSignal.timeout(limits.ms);
  try {
    return await requestOnce(guard, url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Candor-OpenDSR/1',
        ...(secret !== undefined && { authorization: secret }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal,
      maxBytes: limits.bytes,
    });
  } catch (error) {
    throw new ProcessorFailure(signal.aborted ? 'time' : sendFailureOf(error));
  }
}

const discovery = z.looseObject({
  api_version: z.coerce.string().max(20),
  supported_identities: z.array(z.looseObject({ identity_type: z.string(), identity_format: z.string() })).max(100),
  supported_subject_request_types: z.array(z.string().max(50)).max(20),
  processor_certificate: z.string().max(2000),
});

export type Discovered = {
  readonly apiVersion: string;
  readonly types: readonly string[];
  readonly supported: readonly { readonly type: string; readonly format: string }[];
  readonly certificate: string;
  readonly certificateUntil: Date;
};

/** What a processor says of itself, with its signing certificate. @see OpenDSR 2.0, 6 @throws ProcessorFailure */
export async function discover(of: Of): Promise<Discovered> {
  const base = of.processor.url;
  const answer = await ask(of, { method: 'GET', url: `${base}/discovery` });
  if (answer.status !== 200) throw new ProcessorFailure('status');
  const said = read(discovery, answer.body);
  const certificateUrl = URL.parse(said.processor_certificate);
  // The domain of the certificate is that of the discovery: 6.3.
  if (!certificateUrl || certificateUrl.host !== new URL(base).host) throw new ProcessorFailure('untrusted');
  const published = await ask(of, { method: 'GET', url: certificateUrl.href });
  if (published.status !== 200) throw new ProcessorFailure('status');
  const text = published.body.toString('latin1');
  const certificate = readCertificate(text, new URL(base).hostname, of.services.now());
  if (!certificate) throw new ProcessorFailure('untrusted');
  return {
    apiVersion: said.api_version,
    types: said.supported_subject_request_types,
    supported: said.supported_identities.map((one) => ({ type: one.identity_type, format: one.identity_format })),
    certificate: certificate.toString(),
    certificateUntil: certificate.validToDate,
  };
}

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A status, as an answer and a callback state it. @see OpenDSR 2.0, 8.3 and 8.6 */
export const statusBody = z.looseObject({
  subject_request_id: z.string().max(100),
  request_status: z.enum(['pending', 'in_progress', 'completed', 'cancelled']).optional(),
  expected_completion_time: time.nullish(),
  status_callback_url: z.string().max(2000).optional(),
  results_url: z.string().max(2000).nullish(),
  results_count: z.int().min(0).max(2_000_000_000).nullish(),
});
export type StatusBody = z.output<typeof statusBody>;

/** Whether somebody's words are those of the processor. @throws ProcessorFailure `signature` */
export function checkSigned(
  { url, certificate }: StoredProcessor,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
): void {
  const header = (names: readonly string[]): string | undefined => {
    const value = names.map((name) => headers[name]).find((one) => one !== undefined);
    return typeof value === 'string' ? value : undefined;
  };
  const domain = header(domainHeaders)?.toLowerCase();
  const isItsOwn = domain === new URL(url).hostname || domain === new URL(url).host;
  if (!isItsOwn || !certificate || !isSignedWith(certificate, header(signatureHeaders), body))
    throw new ProcessorFailure('signature');
}

/** @throws ProcessorFailure `answer` */
export function read<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(body));
  if (!parsed.success) throw new ProcessorFailure('answer');
  return parsed.data;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Sends a request, asks for its status or cancels it. Only a signed answer counts. @throws ProcessorFailure */
export async function askSigned(of: Of, order: Ask, id: string): Promise<StatusBody> {
  const answer = await ask(of, order);
  if (![200, 201, 202].includes(answer.status)) throw new ProcessorFailure('status');
  checkSigned(of.processor, answer.headers, answer.body);
  const said = read(statusBody, answer.body);
  if (said.subject_request_id !== id) throw new ProcessorFailure('answer');
  return said;
}

/** A file with results. @throws ProcessorFailure */
export async function download(of: Of, url: string): Promise<{ readonly body: Buffer; readonly type: string }> {
  if (!URL.canParse(url)) throw new ProcessorFailure('results');
  const answer = await ask(of, { method: 'GET', url }, { ms: resultsPatience, bytes: mostResults });
  if (answer.status !== 200) throw new ProcessorFailure('results');
  return { body: answer.body, type: answer.headers['content-type'] ?? '' };
}
