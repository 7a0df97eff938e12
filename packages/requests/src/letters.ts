import { fill, formatList, type Locale, type Words } from '@app/texts';
import { feeGrounds, tellsRecipients, type RefusalGround } from './course.ts';
import type { RequestLaw } from './law.ts';
import { appealUnder, articleOf } from './laws.ts';
import type { RequestRight } from './rights.ts';

/** A block of a letter. `required`: the law demands it, so that nobody takes it out. */
export type LetterBlock = {
  readonly kind: 'text' | 'heading' | 'item';
  readonly text: string;
  readonly required: boolean;
};

export type Letter = { readonly subject: string; readonly blocks: readonly LetterBlock[] };

/** What every letter needs to know. */
export type LetterContext = {
  readonly locale: Locale;
  readonly words: Words<'dsar'>;
  /** The names of the GDPR and the UK GDPR in the language of the letter. */
  readonly lawNames: { readonly union: string; readonly unitedKingdom: string };
  readonly number: string;
  readonly name: string;
  readonly owner: string;
  /** Days as the language writes them. */
  readonly date: string;
  readonly due: string;
  readonly rights: readonly RequestRight[];
  readonly laws: readonly RequestLaw[];
  /** The day of the receipt, which decides what the laws give. */
  readonly on: string;
  /** An authority that is competent for the owner, with its address. */
  readonly authority: string | undefined;
  /** Files that come with the letter, and until when they can be downloaded. */
  readonly files?:
    | {
        readonly names: readonly string[];
        readonly until: string;
        /** The names of those in which words are blacked out. */
        readonly redacted: readonly string[];
      }
    | undefined;
};

/** What a record of processing says in an answer about data. GDPR Art. 15(1)(a) to (d), (g), 15(2). */
export type LetterRecord = {
  readonly name: string;
  readonly purpose: string;
  readonly basis: string;
  readonly data: string;
  readonly recipients: readonly string[];
  readonly kept: string;
  readonly source: string;
  readonly transfers: readonly { readonly country: string; readonly safeguard: string }[];
};

export type Refused = { readonly right: RequestRight; readonly ground: RefusalGround };

export type LetterContent =
  | { readonly kind: 'acknowledgement' }
  | { readonly kind: 'message'; readonly text: string }
  | {
      readonly kind: 'identity';
      /** The doubt; empty where only the law demands more. */
      readonly text: string;
      readonly stopsClock: boolean;
      /** What is entered on the page of the request. */
      readonly points: readonly string[];
      /** Whether a picture of a document can be sent there. */
      readonly document: boolean;
    }
  | { readonly kind: 'clarification'; readonly text: string; readonly stopsClock: boolean }
  | {
      readonly kind: 'extension';
      readonly reason: 'complex' | 'numerous';
      readonly text: string;
      readonly article: string;
    }
  | { readonly kind: 'fee'; readonly amount: string; readonly ground: RefusalGround }
  | {
      readonly kind: 'answer';
      readonly refused: readonly Refused[];
      /** In the owner's own words; may be empty. */
      readonly text: string;
      /** What a law obliges the owner to keep; may be empty. */
      readonly kept: string;
      /** Recipients that were told of a rectification, erasure or restriction. GDPR Art. 19. */
      readonly told: readonly string[];
      /** Records about the person, for an answer about data; none if no data is processed. */
      readonly records: readonly LetterRecord[];
      /** Earlier requests, by number and day, for an answer about data. */
      readonly earlier?: readonly string[] | undefined;
      /** What decisions by automated means there are; empty: none. GDPR Art. 15(1)(h). */
      readonly automated: string;
    };

/** Composes a letter from clauses, in the language of whoever asked. */
export function composeLetter(context: LetterContext, content: LetterContent): Letter {
  const { letters } = context.words;
  const { number, date, due } = context;
  switch (content.kind) {
    case 'acknowledgement':
      return letter(context, letters.acknowledgement.subject, [
        required(fill(letters.acknowledgement.received, { date, number })),
        text(letters.acknowledgement.asked),
        ...context.rights.map((right) => item(context.words.rights[right])),
        required(fill(letters.acknowledgement.due, { due })),
        text(letters.acknowledgement.next),
      ]);
    case 'message':
      return letter(context, letters.message.subject, own(content.text));
    case 'identity':
      return letter(context, letters.identity.subject, [
        required(fill(content.text === '' ? letters.identity.degree : letters.identity.doubt, { number })),
        ...own(content.text),
        ...(content.text === '' ? [] : [required(letters.identity.ask)]),
        ...(content.points.length === 0 ? [] : [required(letters.identity.points), ...content.points.map(item)]),
        ...(content.document ? [required(letters.identity.document)] : []),
        ...(content.stopsClock ? [text(letters.pause)] : []),
      ]);
    case 'clarification':
      return letter(context, letters.clarification.subject, [
        text(fill(letters.clarification.ask, { number })),
        ...own(content.text),
        ...(content.stopsClock ? [text(letters.pause)] : []),
      ]);
    case 'extension':
      return letter(context, letters.extension.subject, [
        required(cited(context, fill(letters.extension.longer, { number, due }), content.article)),
        required(letters.extension[content.reason]),
        ...own(content.text),
        ...remedies(context),
      ]);
    case 'fee':
      return letter(context, letters.fee.subject, [
        required(fill(letters.fee.ask, { amount: content.amount, number })),
        required(letters.refusal.grounds[content.ground]),
        ...remedies(context),
      ]);
    case 'answer':
      return answer(context, content);
  }
}

type Answer = Extract<LetterContent, { readonly kind: 'answer' }>;

function answer(context: LetterContext, content: Answer): Letter {
  const { words, number, date, rights } = context;
  const { letters } = words;
  const { refused } = content;
  const done = rights.filter((right) => !refused.some((each) => each.right === right));
  const begin = done.length === 0 ? letters.refusal.none : letters.answer.intro;
  return letter(context, done.length === 0 ? letters.refusal.subject : letters.answer.subject, [
    required(fill(begin, { number, date })),
    ...done.map((right) => required(cited(context, letters.done[right], article(context, right)))),
    ...(done.some(isAboutData) ? aboutData(context, content) : []),
    ...(tellsRecipients(done) ? recipientsTold(context, content.told) : []),
    ...(content.kept === '' ? [] : [required(letters.kept), ...own(content.kept)]),
    ...reasons(context, refused, done.length > 0),
    ...(content.text === '' ? [] : [text(letters.more), ...own(content.text)]),
    ...(refused.length > 0 ? remedies(context) : []),
  ]);
}

function isAboutData(right: RequestRight): boolean {
  return right === 'access';
}

/** Each item of GDPR Art. 15(1)(a) to (h) and 15(2). RULES D8. */
function aboutData(
  context: LetterContext,
  { records, automated, refused, earlier = [] }: Answer,
): readonly LetterBlock[] {
  const { access } = context.words.letters;
  if (records.length === 0) return [required(access.none)];
  return [
    ...records.flatMap((record) => [
      { kind: 'heading', text: record.name, required: true } as const,
      row(access.purposes, [record.purpose, record.basis].filter(Boolean).join(' · ')),
      row(access.data, record.data),
      row(
        access.recipients,
        record.recipients.length > 0 ? formatList(context.locale, record.recipients) : access.noRecipients,
      ),
      row(access.kept, record.kept),
      row(access.source, record.source || access.fromYou),
      row(access.transfers, transfersIn(context, record)),
    ]),
    { kind: 'heading', text: access.automated, required: true },
    automated === '' ? required(access.noAutomated) : { kind: 'text', text: automated, required: true },
    ...(earlier.length > 0 ? [required(fill(access.earlier, { list: formatList(context.locale, earlier) }))] : []),
    required(access.yourRights),
    // A refusal names the authority at its end.
    ...(refused.length > 0 ? [] : complaints(context)),
  ];
}

function transfersIn({ locale, words }: LetterContext, { transfers }: LetterRecord): string {
  if (transfers.length === 0) return words.letters.access.noTransfers;
  return formatList(
    locale,
    transfers.map(({ country, safeguard }) => (safeguard === '' ? country : `${country}: ${safeguard}`)),
  );
}

function row(label: string, value: string): LetterBlock {
  return { kind: 'item', text: `${label}: ${value}`, required: true };
}

/** RULES D10. */
function recipientsTold({ words: { letters } }: LetterContext, told: readonly string[]): readonly LetterBlock[] {
  if (told.length === 0) return [required(letters.recipients.none)];
  return [required(letters.recipients.told), ...told.map((name) => ({ ...item(name), required: true }))];
}

/** Why something is not done. RULES D5, D6. */
function reasons(context: LetterContext, refused: readonly Refused[], isPart: boolean): readonly LetterBlock[] {
  const { letters, rights } = context.words;
  if (refused.length === 0) return [];
  const lines = refused.map(({ right, ground }) => {
    const provision = feeGrounds.includes(ground) ? (context.laws[0]?.answer.article ?? '') : article(context, right);
    return {
      ...item(cited(context, `${rights[right]}: ${letters.refusal.grounds[ground]}`, provision)),
      required: true,
    };
  });
  return [required(isPart ? letters.refusal.some : letters.refusal.reason), ...lines];
}

/** Where a person may turn who is not content. GDPR Art. 12(4). RULES D5, D13. */
function remedies(context: LetterContext): readonly LetterBlock[] {
  const { remedies: words } = context.words.letters;
  return [
    ...complaints(context),
    required(words.court),
    ...(appealUnder(context.laws) ? [required(words.appeal)] : []),
  ];
}

/** GDPR Art. 15(1)(f), 12(4). */
function complaints({ words, authority }: LetterContext): readonly LetterBlock[] {
  const { remedies: said } = words.letters;
  return [required(authority === undefined ? said.anyAuthority : fill(said.authority, { authority }))];
}

function article(context: LetterContext, right: RequestRight): string {
  return articleOf(right, context.laws, context.on);
}

/** A sentence with where the law says so, before its full stop. */
function cited({ words, lawNames }: LetterContext, sentence: string, article: string): string {
  if (article === '') return sentence;
  const end = /[.。]$/.exec(sentence)?.[0] ?? '';
  const named = article.replace(/^UK GDPR\b/, lawNames.unitedKingdom).replace(/^GDPR\b/, lawNames.union);
  const body = end === '' ? sentence : sentence.slice(0, -end.length);
  return `${fill(words.letters.cite, { sentence: body, article: named })}${end}`;
}

function letter(context: LetterContext, subject: string, blocks: readonly LetterBlock[]): Letter {
  const { words, name, owner } = context;
  const { greeting, closing } = words.letters;
  const all = [text(fill(greeting, { name })), ...blocks, ...attached(context), text(closing), text(owner)];
  return { subject, blocks: all };
}

function attached({ words, locale, files }: LetterContext): readonly LetterBlock[] {
  if (!files) return [];
  const { names, until, redacted } = files;
  const listed = required(fill(words.letters.files, { date: until, list: formatList(locale, names) }));
  if (redacted.length === 0) return [listed];
  return [listed, required(fill(words.letters.redacted, { list: formatList(locale, redacted) }))];
}

const text = (sentence: string): LetterBlock => ({ kind: 'text', text: sentence, required: false });
const required = (sentence: string): LetterBlock => ({ kind: 'text', text: sentence, required: true });
const item = (sentence: string): LetterBlock => ({ kind: 'item', text: sentence, required: false });

/** The owner's paragraphs. */
function own(written: string): readonly LetterBlock[] {
  return written
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(text);
}
