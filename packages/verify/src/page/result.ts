import {
  isEntry,
  parseCheckpoint,
  toBase64,
  type LogHead,
  type NamedNotice,
  type ProofBundle,
  type Verified,
  type VerifiedLog,
} from '@app/evidence';
import { fill } from '@app/texts/fill.ts';
import { formatNumber } from '@app/texts/numbers.ts';
import { explain, outcomeOf, signerOf } from '../explain.ts';
import { readAttestation } from '../read-attestation.ts';
import { readEvent, readLogHead, readRecord, rowsOf, type Row } from '../read-record.ts';
import { readWords } from '../read-words.ts';
import { wordsOf, type Language } from '../words.ts';
import { element, facts, fromFile } from './dom.ts';

const signs = { passed: '✓', failed: '✗', open: '?' } as const;

/** The outcome, for insertion into the live region. */
export function verdictOf(verified: Verified | VerifiedLog, file: string, language: Language): HTMLElement {
  const { kind, title, sentence } = outcomeOf(verified, language);
  return element(
    'div',
    { class: 'verdict', 'data-kind': kind },
    element('h2', { id: 'verdict', tabindex: '-1' }, title),
    element('p', {}, sentence),
    fromFile('p', file, { class: 'file' }),
  );
}

/** The contents of the file, each check, their meaning, and the details for experts. */
export function reportOf(verified: Verified | VerifiedLog, language: Language): HTMLElement[] {
  if ('events' in verified) return logReportOf(verified, language);
  const { bundle } = verified;
  if (!bundle) return [checksOf(verified, language)];
  const [said, checks] = [
    verified.report
      ? [...wordsShown(verified, language), reportEntryOf(verified, language), recordOf(bundle, verified.ok, language)]
      : isEntry(bundle.record)
        ? (attestationOf(bundle, verified.ok, language) ?? [recordOf(bundle, verified.ok, language)])
        : [recordOf(bundle, verified.ok, language), textsOf(bundle, language), ...proofsOf(bundle, language)],
    checksOf(verified, language),
  ];
  const experts = technicalOf(bundle, language);
  // If a check failed, the checks precede the file's claims.
  return verified.ok ? [...said, checks, meaningOf(language), experts] : [checks, ...said, experts];
}

function logReportOf(verified: VerifiedLog, language: Language): HTMLElement[] {
  const { log, events } = verified;
  const checks = checksOf(verified, language);
  if (!log) return [checks];
  const head = section(
    verified.ok ? wordsOf(language).log.logTitle : wordsOf(language).record.claimed,
    facts(readLogHead(log, events, language).map(factOf)),
  );
  const said = verified.ok ? [head, checks, meaningOf(language)] : [checks, head];
  return [...said, technicalOf(log, language)];
}

function section(title: string, ...children: readonly (Node | undefined)[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...children);
}

function recordOf({ record }: ProofBundle, ok: boolean, language: Language): HTMLElement {
  const words = wordsOf(language).record;
  if (isEntry(record)) {
    const title = ok ? wordsOf(language).log.eventTitle : words.claimed;
    return section(title, facts(readEvent(record, language).map(factOf)));
  }
  const { when, who, choices, how, rest } = readRecord(record, language);
  const list = (rows: readonly Row[]) => (rows.length > 0 ? [facts(rows.map(factOf))] : []);
  return section(
    ok ? words.title : words.claimed,
    facts([
      { name: words.when, values: [fromFile('span', when)] },
      { name: words.who, values: list(who) },
      { name: words.choices, values: list(choices) },
      ...how.map(factOf),
    ]),
    rest.length > 0 ? element('details', {}, element('summary', {}, words.rest), facts(rest.map(factOf))) : undefined,
  );
}

/** What a report said. A verdict has words only if everything holds. */
const wordsShown = ({ words = [] }: Verified, language: Language): HTMLElement[] =>
  words.length === 0
    ? []
    : [
        section(
          wordsOf(language).words.title,
          ...readWords(words, language).flatMap(({ title, rows }) => [
            element('h3', {}, title),
            facts(rows.map(factOf)),
          ]),
        ),
      ];

const reportEntryOf = ({ report, ok }: Verified, language: Language): HTMLElement =>
  section(
    ok ? wordsOf(language).checks.report.title : wordsOf(language).record.claimed,
    facts(rowsOf(report, '', language).map(factOf)),
  );

/** What an attestation says: its sections in the language of the file. */
function attestationOf(bundle: ProofBundle, ok: boolean, language: Language): HTMLElement[] | undefined {
  return readAttestation(bundle, language)?.map(({ title, rows }, at) => {
    if (at === 0) return section(ok ? title : wordsOf(language).record.claimed, facts(rows.map(factOf)));
    const labeled = rows.filter(({ name }) => name !== '');
    const sentences = rows.filter(({ name }) => name === '');
    return element(
      'section',
      {},
      fromFile('h3', title),
      ...(labeled.length > 0 ? [facts(labeled.map(factOf))] : []),
      ...sentences.map(({ value }) => fromFile('p', value)),
    );
  });
}

const factOf = ({ name, value }: Row) => ({ name, values: [fromFile('span', value)] });

function textsOf({ record, texts }: ProofBundle, language: Language): HTMLElement {
  const words = wordsOf(language).texts;
  const { notices } = readRecord(record, language);
  const shown = notices.map((notice) => {
    const text = texts.find(({ sha256 }) => sha256 === notice.sha256)?.text;
    return element(
      'figure',
      {},
      element(
        'figcaption',
        {},
        fromFile('strong', notice.identifier),
        ' ',
        fromFile('span', aboutNotice(notice, language)),
      ),
      text === undefined
        ? element('p', {}, words.missing)
        : fromFile('div', text, {
            class: 'text',
            ...(notice.language && isTag(notice.language) && { lang: notice.language }),
          }),
    );
  });
  return section(words.title, ...(shown.length > 0 ? shown : [element('p', {}, words.none)]));
}

function aboutNotice({ version, language: tag }: NamedNotice, language: Language): string {
  const words = wordsOf(language).texts;
  const said = [fill(words.version, { version })];
  if (tag) said.push(fill(words.language, { language: isTag(tag) ? nameOf(tag, language) : tag }));
  return said.join(' · ');
}

const isTag = (text: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(text);

function nameOf(tag: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}

function proofsOf({ record }: ProofBundle, language: Language): HTMLElement[] {
  const words = wordsOf(language).proofs;
  const { proofs } = readRecord(record, language);
  const shown = proofs.flatMap(({ content, form }) => [
    ...(content === undefined ? [] : [captioned(words.content, content)]),
    ...(form === undefined ? [] : [captioned(words.form, form)]),
  ]);
  return shown.length > 0 ? [section(words.title, ...shown)] : [];
}

function captioned(caption: string, text: string): HTMLElement {
  return element('figure', {}, element('figcaption', {}, caption), fromFile('div', text, { class: 'text code' }));
}

function checksOf(verified: Verified | VerifiedLog, language: Language): HTMLElement {
  const words = wordsOf(language);
  const checks = explain(verified, language).map(({ name, status, title, sentence }) =>
    element(
      'li',
      { 'data-status': status, 'data-check': name },
      element('span', { class: 'sign', 'aria-hidden': 'true' }, signs[status]),
      element(
        'div',
        {},
        element('h3', {}, title, ' ', element('span', { class: 'status' }, words.status[status])),
        element('p', {}, sentence),
      ),
    ),
  );
  return section(words.checks.title, element('ul', { class: 'checks' }, ...checks));
}

function meaningOf(language: Language): HTMLElement {
  const { title, shows, showsNot } = wordsOf(language).meaning;
  return section(title, element('p', {}, shows), element('p', {}, showsNot));
}

function technicalOf(bundle: ProofBundle | LogHead, language: Language): HTMLElement {
  const words = wordsOf(language).technical;
  const checkpoint = parseCheckpoint(bundle.checkpoint);
  const signer = signerOf(bundle);
  const code = (text: string) => [fromFile('code', text)];
  return section(
    words.title,
    facts([
      { name: words.log, values: checkpoint ? code(checkpoint.origin) : [] },
      { name: words.key, values: signer === undefined ? [] : code(signer) },
      { name: words.firstKey, values: code(bundle.keys.first) },
      { name: words.size, values: checkpoint ? code(formatNumber(language, checkpoint.size)) : [] },
      { name: words.root, values: checkpoint ? code(toBase64(checkpoint.root)) : [] },
      { name: words.checkpoint, values: [fromFile('div', bundle.checkpoint, { class: 'text code' })] },
    ]),
    element('p', { class: 'faint' }, words.formats),
  );
}
