import {
  isErrorCode,
  type ErrorAnswer,
  type ErrorCode,
  type ErrorValues,
  type FieldError,
} from '@app/contract/errors.ts';
import type { FieldProblems } from '@app/contract/field-problems.ts';
import type { Envelope } from '@app/contract/envelope.ts';
import { fill, loadWords, localePrefix, type Locale } from '@app/texts';
import { isPassing } from '../database/away.ts';
import { Problem } from './problem.ts';

// Fastify's own errors, by the part of their code after FST_ERR_.
const ofFastify: Readonly<Record<string, ErrorCode>> = {
  CTP_BODY_TOO_LARGE: 'input.too-large',
  CTP_INVALID_MEDIA_TYPE: 'input.media-type',
  ROUTE_MISSING_CONTENT_TYPE: 'input.media-type',
};

/** The problem behind an error, or `undefined` for a bug. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isPassing(error)) return new Problem('server.busy', { seconds: 2 });
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  const known = ofFastify[String(code).replace('FST_ERR_', '')];
  if (known) return new Problem(known);
  // Other client errors of Fastify and its parsers: broken JSON, a wrong length, an address with invalid escapes.
  if (statusCode === 404) return new Problem('route.not-found');
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new Problem('input.unreadable')
    : undefined;
}

/** The messages of all problems: those that pages show too, and those that only the server uses. */
export async function errorSentences(locale: Locale): Promise<Readonly<Record<ErrorCode, string>>> {
  return { ...(await loadWords(locale, 'errors')), ...(await loadWords(locale, 'refusals')) };
}

/** A problem as the API returns it, in the language of the request. */
export async function told({ code, values, fields, details }: Problem, locale: Locale): Promise<ErrorAnswer> {
  const words = await errorSentences(locale);
  return {
    ...details,
    code,
    message: sentence(words, code, values),
    ...(values ? { values } : {}),
    ...(fields ? { fields: toldFields(fields, words) } : {}),
  };
}

/** The maximum size of an error response in bytes: the names of fields come from the sender. */
const largestRefusal = 16 * 1024;

/** A problem as JSON. Lists only as many fields as fit into 16 KiB. */
export async function refusalBody(problem: Problem, locale: Locale, isEnvelope = false): Promise<string> {
  const answer = await (isEnvelope ? toldInEnvelope(problem, locale) : told(problem, locale));
  for (let fields = Object.entries(answer.fields ?? {}); ; fields = fields.slice(0, fields.length >> 1)) {
    const shown = answer.fields ? { ...answer, fields: Object.fromEntries(fields) } : answer;
    const body = JSON.stringify(shown);
    if (Buffer.byteLength(body) <= largestRefusal || fields.length === 0) return body;
  }
}

type Words = Readonly<Record<ErrorCode, string>>;

function toldFields(fields: FieldProblems, words: Words): Record<string, FieldError> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { code, values }]) => [name, { code, message: sentence(words, code, values) }]),
  );
}

function sentence(words: Words, code: ErrorCode, values: ErrorValues = {}): string {
  const readable = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isErrorCode(value) ? words[value] : value]),
  );
  // The cast is safe: `fill` leaves a placeholder without a value unchanged.
  return fill(words[code] as string, readable);
}

/** A problem in the envelope of the fixed paths. A caller who must sign in is redirected there. */
export async function toldInEnvelope(
  problem: Problem,
  locale: Locale,
): Promise<Envelope & Pick<ErrorAnswer, 'code' | 'fields'>> {
  const { code, message, fields } = await told(problem, locale);
  const signIn = code === 'sign-in.required' ? { action: { redirect_to: `/${localePrefix(locale)}/sign-in` } } : {};
  const rest = { ...problem.details, ...(fields ? { fields } : {}), ...signIn };
  return { success: false, message, code, errors: hints(fields), ...rest };
}

/** Messages about fields that passed validation but that a feature refused; pages of the fixed paths act on these. */
function hints(fields: ErrorAnswer['fields'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { code, message }]) => (code.startsWith('field.') ? [] : [[name, message]])),
  );
}
