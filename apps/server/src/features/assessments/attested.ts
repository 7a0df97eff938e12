import type { AttestedLine, AttestedSection } from '@app/evidence';
import { formatDate, loadWords, wordsLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { attest } from '../evidence/index.ts';
import { dayOf } from '../policies/index.ts';
import type { StoredAssessment } from './queries.ts';
import { askedOf, questionsOfVersion, type Assessed } from './view.ts';
import { written, type WrittenSection } from './written-rules.ts';

/**
 * Attests an assessment as it is completed, in the language of whoever completes it. Nobody is named in it: those who answer are
 * teammates with rights of their own. GDPR Art. 5(2).
 * @returns the id of the attestation
 */
export async function attestCompleted(
  tx: Tx,
  { services, actor, asked }: Exchange,
  stored: StoredAssessment,
  record: Assessed,
): Promise<string> {
  const now = services.now();
  const language = wordsLocale(asked.locale, 'assessments');
  const words = await loadWords(language, 'assessments');
  const { id, recordId, recordName, siteId, kind, version, reviewOn, answers, state } = stored;
  const said = { id: recordId, name: record.shown?.name ?? recordName };
  const { title, head, sections } = written(
    { kind, record: said, version, state, reviewOn, answers, questions: questionsOfVersion(stored, record, now) },
    { words, day: (on) => formatDate(language, on, 'long'), at: askedOf(record, now) },
  );
  return attest(
    tx,
    actor.accountId,
    {
      kind: 'assessment-version',
      site: siteId,
      on: dayOf(now),
      language,
      title,
      sections: [{ heading: said.name, lines: head }, ...sections.map((one) => sectionOf(one, words))],
      data: { assessment: id, kind, record: said, version, reviewOn, answers },
      subjectId: id,
    },
    now,
  );
}

type Labels = {
  readonly riskText: string;
  readonly before: string;
  readonly riskMeasures: string;
  readonly after: string;
};

function sectionOf({ heading, answers, risks }: WrittenSection, words: Labels): AttestedSection {
  return {
    heading,
    lines: [
      ...answers
        .map(({ question, article, choice, text }) => ({
          label: article === '' ? question : `${question} (${article})`,
          text: [choice, text].filter((part) => part !== '').join(' – '),
        }))
        .filter(({ text }) => text !== ''),
      ...risks.flatMap(({ number, text, before, measures, after }): AttestedLine[] =>
        [
          { label: `${number}. ${words.riskText}`, text },
          { label: `${number}. ${words.before}`, text: before },
          { label: `${number}. ${words.riskMeasures}`, text: measures },
          { label: `${number}. ${words.after}`, text: after },
        ].filter((line) => line.text !== ''),
      ),
    ],
  };
}
