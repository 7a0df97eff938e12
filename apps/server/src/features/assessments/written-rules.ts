import { degrees, levelOfRating, screen, type Rating } from '@app/assessments';
import type { AssessmentVersion } from '@app/contract';
import { fill, type Words } from '@app/texts';

type AssessmentWords = Words<'assessments'>;

/** A question with its provision and what was answered. Texts are empty where nobody answered. */
export type WrittenAnswer = {
  readonly question: string;
  readonly article: string;
  readonly choice: string;
  readonly text: string;
};

export type WrittenRisk = {
  readonly number: string;
  readonly text: string;
  readonly before: string;
  readonly measures: string;
  readonly after: string;
};

/** A step of an assessment: its questions, or the risks. */
export type WrittenSection = {
  readonly heading: string;
  readonly answers: readonly WrittenAnswer[];
  readonly risks: readonly WrittenRisk[];
};

export type WrittenLine = { readonly label: string; readonly text: string };

/** A version of an assessment in the words of a language. */
export type WrittenAssessment = {
  readonly title: string;
  /** What it is about and what came of it. */
  readonly head: readonly WrittenLine[];
  readonly sections: readonly WrittenSection[];
};

export type WrittenVersion = Pick<
  AssessmentVersion,
  'kind' | 'record' | 'version' | 'state' | 'reviewOn' | 'answers' | 'questions'
>;

type WriteOptions = {
  readonly words: AssessmentWords;
  readonly day: (on: string) => string;
  /** By which a screening is decided: the country whose list applies, and the day. Without it, its result is left out. */
  readonly at?: { readonly country: string | undefined; readonly on: string } | undefined;
};

/** Writes out a version: its head, then a section for each step, with the risks before their measures. */
export function written(version: WrittenVersion, { words, day, at }: WriteOptions): WrittenAssessment {
  const { kind, record, version: number, state, reviewOn, answers, questions } = version;
  const sentences: Readonly<Record<string, string>> = { ...words.screening, ...words.questions };
  const steps = [...new Set(questions.map(({ step }) => step))];
  const screening = kind === 'screening' && at ? screen(yesOrNo(answers.choices), at.country, at.on) : undefined;
  return {
    title: words.kinds[kind],
    head: [
      { label: words.record, text: record.name },
      { label: words.state, text: words.states[state] },
      { label: words.numberOfVersion, text: String(number) },
      ...(reviewOn === null ? [] : [{ label: words.nextReview, text: day(reviewOn) }]),
      ...(answers.laws.length === 0
        ? []
        : [{ label: words.laws, text: answers.laws.map((law) => words.lawNames[law]).join(', ') }]),
      ...(screening
        ? [
            {
              label: words.steps.result,
              text: [words.verdicts[screening.verdict], ...screening.grounds.map((one) => words.grounds[one])].join(
                ' · ',
              ),
            },
          ]
        : []),
    ],
    sections: steps.flatMap((step): WrittenSection[] => [
      ...(step === 'measures'
        ? [{ heading: words.steps.risks, answers: [], risks: writtenRisks(version, words) }]
        : []),
      {
        heading: words.steps[step],
        answers: questions
          .filter((question) => question.step === step)
          .map(({ id, article }) => {
            const choice = answers.choices[id];
            return {
              question: sentences[id] ?? id,
              article,
              choice: choice ? words.options[choice] : '',
              text: answers.texts[id] ?? '',
            };
          }),
        risks: [],
      },
    ]),
  };
}

function writtenRisks({ answers }: WrittenVersion, words: AssessmentWords): readonly WrittenRisk[] {
  return answers.risks.map(({ text, measures, before, after }, at) => ({
    number: String(at + 1),
    text,
    before: ratingIn(before, words),
    measures,
    after: ratingIn(after, words),
  }));
}

function ratingIn(rating: Rating, words: AssessmentWords): string {
  const level = levelOfRating(rating);
  if (!level) return words.notRated;
  const degree = (of: Rating[keyof Rating]) => String(degrees.find((one) => one === of) ?? '–');
  const { likelihood, severity } = rating;
  return `${words.levels[level]} (${fill(words.ratingText, { likelihood: degree(likelihood), severity: degree(severity) })})`;
}

function yesOrNo(choices: AssessmentVersion['answers']['choices']) {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, choice]) =>
      choice === 'yes' || choice === 'no' ? [[id, choice] as const] : [],
    ),
  );
}
