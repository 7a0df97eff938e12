import { checkOffice, officeHash, type OfficeChain, type OfficeRefusal, type Recipient } from '@app/sealing';
import type { DayText, OfficeAnswer, OfficeForm } from '@app/whistleblowing';
import { addMonths } from '@app/deadlines';
import { isLocale, type Locale } from '@app/texts/locales.ts';
import { fromHex, toHex } from '../page/encoding.ts';
import { readOfficeForm } from './form.ts';
import { lawOf, type CountryLaw } from './law.ts';

/** An office whose documents were checked. */
export type Office = {
  readonly id: string;
  readonly chain: OfficeChain;
  /** The hashes of all documents, hexadecimal. */
  readonly documents: readonly string[];
  /** SHA-256 of the current document. */
  readonly document: Uint8Array;
  readonly form: OfficeForm;
  readonly law: CountryLaw;
  /** Who may read a report and who may allow to open a name, in all documents: they sign entries. */
  readonly people: readonly Recipient[];
  readonly isOpen: boolean;
  readonly limits: OfficeAnswer['limits'];
  readonly today: DayText;
  /** The days on which all managers were replaced without a signature, of the last year. */
  readonly replacedOn: readonly DayText[];
};

/** Checks a server's answer about an office. Nothing of it is shown if it is malformed or its chain is not sound. */
export function readOffice(answer: OfficeAnswer, id: string): Office | OfficeRefusal {
  if (!isOfficeAnswer(answer)) return { code: 'malformed', version: 0 };
  const chain = checkOffice(answer.chain, id);
  if (!('current' in chain)) return chain;
  const documents = answer.chain.map(({ document }) => document);
  return {
    id,
    chain,
    documents: documents.map((document) => toHex(officeHash(document))),
    document: officeHash(chain.current),
    form: readOfficeForm(chain.current.form),
    law: lawOf(chain.current.country),
    people: documents.flatMap(({ recipients, custodian }) => [...recipients, ...(custodian ? [custodian] : [])]),
    isOpen: answer.isOpen,
    limits: answer.limits,
    today: answer.today,
    replacedOn: documents
      .filter(({ version, day }) => chain.unsigned.includes(version) && addMonths(day, 12) > answer.today)
      .map(({ day }) => day),
  };
}

function isOfficeAnswer(value: unknown): value is OfficeAnswer {
  const { chain, today, limits } = (value ?? {}) as Partial<OfficeAnswer>;
  return (
    Array.isArray(chain) &&
    typeof today === 'string' &&
    [limits?.file, limits?.report, limits?.files].every(Number.isSafeInteger)
  );
}

/** The languages in which an office is shown: those that it names and that are built, else all. */
export function officeLocales({ form }: Office, built: readonly Locale[]): readonly Locale[] {
  const named = form.languages.filter(isLocale).filter((locale) => built.includes(locale));
  return named.length > 0 ? named : built;
}

/** The public key that checks entries of an author: the ID of a person of the office. */
export function keyOfPerson({ people }: Office, author: string): Uint8Array | undefined {
  // A person's keys never change; the newest document is as good as the first.
  const person = people.findLast(({ id }) => id === author);
  return person && fromHex(person.sign);
}
