import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseVerifierKey, parseWitnessKey } from '@app/evidence';
import { languages, type Language } from '../src/words.ts';
import type { PageRequest } from './pages.ts';
import { Unreadable } from './unreadable.ts';

export const usage = `candor-verify FILE [--key KEY]... [--older FILE]... [--person NAME] [--allow-unknown] [--lang ${languages.join('|')}] [--json]
candor-verify page URL --release FILE [--json]
  Checks a proof of consent, of an event, of a register, an erasure or a report, or an exported audit log.
  Nothing is sent or fetched.
  page URL         Fetches the pages for reports at this address, and compares each file with a release. Ends with 0 if
                   they are the same, 1 if they are not, 2 if they could not be read.
  --release        The manifest of the release: candor-report.json, from where the release is published.
  --key            A key of the log or of a witness that you know from elsewhere, or a file that holds it.
  --older          A file with an earlier signed state of the log that you kept.
  --person         The e-mail address, or the name, of whom a certificate of erasure should be about.
  --allow-unknown  Ends with 0 also where a key of the log or of a witness is not among those that you know.
  Ends with 0 if the proof holds, 1 if it does not, 2 if it could not be read, and 3 if it holds by a key of the log,
  or was also signed by a witness, that you did not name.`;

export type Request = {
  readonly file: string;
  readonly trusted: readonly string[];
  readonly person: string | undefined;
  readonly allowUnknown: boolean;
  readonly language: Language;
  readonly json: boolean;
};

/** The parsed arguments with the files read; undefined if only help was requested. @throws Unreadable */
export function readArguments(): Request | PageRequest | undefined {
  const { values, positionals } = parsed();
  if (values.help) return undefined;
  if (positionals[0] === 'page' && positionals.length > 1) return pageRequest(positionals.slice(1), values);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Unreadable('Name one file with a proof.', true);
  const language = languages.find((one) => one === values.lang);
  if (!language) throw new Unreadable(`--lang is one of ${languages.join(', ')}.`, true);
  const isKey = (text: string) => parseVerifierKey(text) !== undefined || parseWitnessKey(text) !== undefined;
  const keys = values.key.map((key) => (isKey(key) ? key : textOf(key).trim()));
  // A signed checkpoint ends with a line feed, which editors and pages often drop.
  const states = values.older.map((name) => `${textOf(name).replaceAll('\r\n', '\n').trim()}\n`);
  return {
    file,
    trusted: [...keys, ...states],
    person: values.person,
    allowUnknown: values['allow-unknown'],
    language,
    json: values.json,
  };
}

/** @throws Unreadable */
function pageRequest(
  [url = '', ...more]: readonly string[],
  { release, json }: { readonly release?: string | undefined; readonly json: boolean },
): PageRequest {
  if (more.length > 0 || release === undefined) throw new Unreadable('Name one address, and a release.', true);
  return { url, release, json };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string', multiple: true, default: [] },
        older: { type: 'string', multiple: true, default: [] },
        person: { type: 'string' },
        release: { type: 'string' },
        'allow-unknown': { type: 'boolean', default: false },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : String(error), true);
  }
}

const textOf = (file: string): string => Buffer.from(bytesOf(file)).toString('utf8');

/** @throws Unreadable */
export function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
