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

// Fastify's own refusals, by the part of its code after FST_ERR_.
const ofFastify: Readonly<Record<string, ErrorCode>> = {
  CTP_BODY_TOO_LARGE: 'input.too-large',
  CTP_INVALID_MEDIA_TYPE: 'input.media-type',
  ROUTE_MISSING_CONTENT_TYPE: 'input.media-type',
};

/** The refusal behind an error, or `undefined` for a bug. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isPassing(error)) return new Problem('server.busy', { seconds: 2 });
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  const known = ofFastify[String(code).replace('FST_ERR_', '')];
  if (known) return new Problem(known);
  // What else Fastify and its parsers blame on the request: broken JSON, a wrong length, an address with bad escapes.
  if (statusCode === 404) return new Problem('route.not-found');
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new Problem('input.unreadable')
    : undefined;
}

/** A refusal as the API tells it, in the language of the request. */
export async function told({ code, values, fields, details }: Problem, locale: Locale): Promise<ErrorAnswer> {
  const words = await loadWords(locale, 'errors');
  return {
    ...details,
    code,
    message: sentence(words, code, values),
    ...(values ? { values } : {}),
    ...(fields ? { fields: toldFields(fields, words) } : {}),
  };
}

/** Bytes of a refusal at most: somebody else's fields are not worth more. */
const largestRefusal = 16 * 1024;

/** A refusal as JSON. Of fields so many are named that it stays below 16 KiB. */
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
  // The catalogue's sentences differ in their placeholders: `fill` leaves one without a value as it stands.
  return fill(words[code] as string, readable);
}

/** The same on the fixed paths. Who must sign in is sent there. */
export async function toldInEnvelope(
  problem: Problem,
  locale: Locale,
): Promise<Envelope & Pick<ErrorAnswer, 'code' | 'fields'>> {
  const { code, message, fields } = await told(problem, locale);
  const signIn = code === 'sign-in.required' ? { action: { redirect_to: `/${localePrefix(locale)}/sign-in` } } : {};
  const rest = { ...problem.details, ...(fields ? { fields } : {}), ...signIn };
  return { success: false, message, code, errors: hints(fields), ...rest };
}

/** What a feature says of a field whose form was right: pages of the fixed paths act on these. */
function hints(fields: ErrorAnswer['fields'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { code, message }]) => (code.startsWith('field.') ? [] : [[name, message]])),
  );
}
