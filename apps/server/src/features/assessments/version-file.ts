import type { assessments, Call } from '@app/contract';
import type { Block, Definition } from '@app/documents';
import { fill, formatDate, loadWords, wordsLocale, type Locale, type Words } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { namePeople } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { proveAttestation } from '../evidence/index.ts';
import { dayOf } from '../policies/index.ts';
import { printPdf } from '../publishing/index.ts';
import { findAssessment, findEdition } from './queries.ts';
import { existing } from './service.ts';
import { askedOf, assessedRecord, versionOf } from './view.ts';
import { written, type WrittenAssessment, type WrittenSection } from './written-rules.ts';

type AssessmentWords = Words<'assessments'>;

/**
 * A version of an assessment as a PDF, or the file that proves what was completed.
 * @throws Problem `assessment.not-found`, `assessment.version-not-found`, `evidence.not-attested`, `evidence.not-signed`, `server.busy`
 */
export async function downloadVersion(
  exchange: Exchange,
  { assessmentId, number }: { readonly assessmentId: string; readonly number: number },
  { form, language }: NonNullable<Call<typeof assessments.file>['query']>,
): Promise<FileAnswer> {
  const { services, actor, asked } = exchange;
  const { accountId } = actor;
  const locale = wordsLocale(language ?? asked.locale, 'assessments');
  const found = await services.db.inAccount(accountId, async (tx) => {
    const stored = await existing(findAssessment(tx, accountId, assessmentId));
    const edition = await findEdition(tx, accountId, assessmentId, number);
    if (!edition) throw new Problem('assessment.version-not-found');
    const details = { format: form, version: edition.version };
    const kept = { siteId: stored.siteId, target: assessmentId, details };
    await recordEvent(tx, services.now(), actor, 'assessment.exported', kept);
    if (form === 'proof') {
      if (edition.attestationId === null) throw new Problem('evidence.not-attested');
      return proveAttestation(tx, accountId, { kind: 'assessment-version', id: edition.attestationId });
    }
    const record = await assessedRecord(tx, exchange, stored.recordId);
    const named = await namePeople(tx, actor, [edition.personId]);
    return { version: versionOf(stored, edition, record, named), at: record.shown && askedOf(record, edition.at) };
  });
  const name = `assessment-${number}`;
  if (typeof found === 'string') return { body: found, type: 'application/json', name: `${name}-proof.json` };
  const { version, at } = found;
  const words = await loadWords(locale, 'assessments');
  const text = written(version, { words, day: (on) => formatDate(locale, on, 'long'), at });
  const by = version.by?.email ?? words.formerPerson;
  const saved = fill(words.savedBy, { date: formatDate(locale, version.at, 'date_and_time'), person: by });
  const body = await printPdf(treeOf(text, words, { locale, saved, on: dayOf(new Date(version.at)) }), {
    foot: [text.title, version.record.name, fill(words.version, { number: String(version.version) })].join(' · '),
  });
  return { body, type: 'application/pdf', name: `${name}.pdf` };
}

type TreeOptions = { readonly locale: Locale; readonly saved: string; readonly on: string };

/** A title page with what came of it, then a section and a bookmark for each step, and one for each question. */
function treeOf({ title, head, sections }: WrittenAssessment, words: AssessmentWords, at: TreeOptions) {
  const [record, ...lines] = head;
  return {
    language: at.locale,
    title,
    subtitle: record?.text ?? '',
    date: at.on,
    dateLine: at.saved,
    cover: [definitions(lines.map(({ label, text }) => ({ term: label, text })))],
    sections: sections.map((section) => ({ heading: section.heading, blocks: blocksOf(section, words) })),
  };
}

function blocksOf({ answers, risks }: WrittenSection, words: AssessmentWords): Block[] {
  return [
    ...answers.flatMap(({ question, article, choice, text }, at): Block[] => [
      { kind: 'heading', level: 3, id: `question-${at}`, text: question },
      definitions([
        { term: words.provision, text: article },
        { term: words.answer, text: choice === '' && text === '' ? words.notAnswered : choice },
        { term: choice === '' ? words.answer : words.explanation, text },
      ]),
    ]),
    ...risks.flatMap(({ number, text, before, measures, after }): Block[] => [
      { kind: 'heading', level: 3, id: `risk-${number}`, text: fill(words.riskNumber, { number }) },
      definitions([
        { term: words.riskText, text },
        { term: words.before, text: before },
        { term: words.riskMeasures, text: measures },
        { term: words.after, text: after },
      ]),
    ]),
  ];
}

function definitions(items: readonly { readonly term: string; readonly text: string }[]): Block {
  const stated = items.filter(({ text }) => text !== '');
  return {
    kind: 'definitions',
    items: stated.map(({ term, text }): Definition => ({ term, runs: [{ kind: 'text', text }] })),
  };
}
