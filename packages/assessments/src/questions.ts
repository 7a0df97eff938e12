import { transferBases } from '@app/catalogue';
import { article35, nineCriteria, topics, type Topic } from './criteria.ts';
import type { AssessmentLaw } from './laws.ts';
import { allScreeningQuestions, screeningQuestions, type ScreeningId } from './screening.ts';

export const assessmentKinds = ['screening', 'dpia', 'legitimate-interests', 'transfer'] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];

type Declared = {
  readonly id: string;
  readonly step: string;
  readonly article: string;
  readonly options?: readonly string[];
  /** What has to be given. `choice`: a text may explain it. */
  readonly needs: 'choice' | 'text' | 'both' | 'nothing';
  /** Only under this law. */
  readonly law?: AssessmentLaw;
};

const yesNo = ['yes', 'no'] as const;

/** GDPR Art. 35(7)(a) to (d), and what other laws ask for beside it. */
const dpia = [
  { id: 'dpia-purpose', step: 'description', article: 'GDPR Art. 35(7)(a)', needs: 'text' },
  { id: 'dpia-data', step: 'description', article: 'GDPR Art. 35(7)(a)', needs: 'text' },
  { id: 'dpia-recipients', step: 'description', article: 'GDPR Art. 35(7)(a)', needs: 'text' },
  { id: 'dpia-retention', step: 'description', article: 'GDPR Art. 35(7)(a)', needs: 'text' },
  { id: 'dpia-systems', step: 'description', article: 'GDPR Art. 35(7)(a)', needs: 'nothing' },
  { id: 'dpia-necessity', step: 'necessity', article: 'GDPR Art. 35(7)(b)', needs: 'text' },
  { id: 'dpia-proportionality', step: 'necessity', article: 'GDPR Art. 35(7)(b)', needs: 'text' },
  { id: 'dpia-rights', step: 'necessity', article: 'GDPR Art. 35(7)(b)', needs: 'text' },
  { id: 'dpia-measures', step: 'measures', article: 'GDPR Art. 35(7)(d)', needs: 'text' },
  { id: 'us-ca-trigger', step: 'california', article: 'CCPA regulations § 7150(b)', needs: 'text', law: 'us-ca' },
  { id: 'us-ca-operations', step: 'california', article: 'CCPA regulations § 7152(a)(3)', needs: 'text', law: 'us-ca' },
  { id: 'us-ca-benefits', step: 'california', article: 'CCPA regulations § 7152(a)(4)', needs: 'text', law: 'us-ca' },
  {
    id: 'us-ca-decision',
    step: 'california',
    article: 'CCPA regulations § 7152(a)(7)',
    options: yesNo,
    needs: 'choice',
    law: 'us-ca',
  },
  { id: 'us-ca-people', step: 'california', article: 'CCPA regulations § 7152(a)(8)', needs: 'text', law: 'us-ca' },
  { id: 'us-ca-approval', step: 'california', article: 'CCPA regulations § 7152(a)(9)', needs: 'text', law: 'us-ca' },
  {
    id: 'dpia-dpo',
    step: 'advice',
    article: 'GDPR Art. 35(2)',
    options: ['advised', 'no-dpo'],
    needs: 'choice',
  },
  { id: 'dpia-views', step: 'advice', article: 'GDPR Art. 35(9)', options: ['sought', 'not-sought'], needs: 'both' },
  {
    id: 'ch-consultation',
    step: 'advice',
    article: 'FADP Art. 23',
    options: ['not-high', 'advisor', 'authority'],
    needs: 'choice',
    law: 'ch',
  },
  {
    id: 'dpia-conclusion',
    step: 'conclusion',
    article: 'GDPR Art. 36(1)',
    options: ['go-ahead', 'with-measures', 'consult', 'consulted', 'stop'],
    needs: 'both',
  },
] as const satisfies readonly Declared[];

/** The three steps of EDPB Guidelines 1/2024 on GDPR Art. 6(1)(f). */
const legitimateInterests = [
  { id: 'lia-interest', step: 'purpose', article: 'GDPR Art. 6(1)(f)', needs: 'text' },
  { id: 'lia-lawful', step: 'purpose', article: 'GDPR Art. 6(1)(f)', options: yesNo, needs: 'choice' },
  { id: 'lia-beneficiaries', step: 'purpose', article: 'GDPR Art. 6(1)(f)', needs: 'text' },
  { id: 'lia-means', step: 'need', article: 'GDPR Art. 5(1)(c)', needs: 'text' },
  { id: 'lia-necessary', step: 'need', article: 'GDPR Art. 6(1)(f)', options: yesNo, needs: 'both' },
  { id: 'lia-data', step: 'balancing', article: 'GDPR Art. 6(1)(f)', needs: 'text' },
  { id: 'lia-expected', step: 'balancing', article: 'GDPR recital 47', options: yesNo, needs: 'both' },
  { id: 'lia-vulnerable', step: 'balancing', article: 'GDPR Art. 6(1)(f)', options: yesNo, needs: 'choice' },
  { id: 'lia-impact', step: 'balancing', article: 'GDPR Art. 6(1)(f)', needs: 'text' },
  { id: 'lia-safeguards', step: 'balancing', article: 'GDPR Art. 25', needs: 'text' },
  { id: 'lia-objection', step: 'balancing', article: 'GDPR Art. 21(1)', options: yesNo, needs: 'both' },
  {
    id: 'lia-conclusion',
    step: 'outcome',
    article: 'GDPR Art. 6(1)(f)',
    options: ['prevails', 'overridden'],
    needs: 'both',
  },
] as const satisfies readonly Declared[];

/** The six steps of EDPB Recommendations 01/2020. */
const transfer = [
  { id: 'tia-transfers', step: 'know', article: 'EDPB 01/2020, step 1', needs: 'text' },
  { id: 'tia-tool', step: 'tool', article: 'EDPB 01/2020, step 2', options: transferBases, needs: 'choice' },
  { id: 'tia-law', step: 'third-country', article: 'EDPB 01/2020, step 3', needs: 'text' },
  {
    id: 'tia-effective',
    step: 'third-country',
    article: 'EDPB 01/2020, step 3',
    options: ['effective', 'not-effective'],
    needs: 'both',
  },
  { id: 'tia-measures', step: 'supplementary', article: 'EDPB 01/2020, step 4', needs: 'nothing' },
  { id: 'tia-procedure', step: 'procedure', article: 'EDPB 01/2020, step 5', needs: 'nothing' },
  { id: 'tia-review', step: 'review', article: 'EDPB 01/2020, step 6', needs: 'text' },
  {
    id: 'tia-conclusion',
    step: 'result',
    article: 'GDPR Art. 44',
    options: ['equivalent', 'not-equivalent'],
    needs: 'both',
  },
] as const satisfies readonly Declared[];

type DpiaId = (typeof dpia)[number]['id'];
type InterestId = (typeof legitimateInterests)[number]['id'];
type TransferId = (typeof transfer)[number]['id'];
export type QuestionId = ScreeningId | DpiaId | InterestId | TransferId;

const ids = <Id extends string>(all: readonly { readonly id: Id }[]): readonly Id[] => all.map(({ id }) => id);

/** All questions, whatever the kind. */
export const questionIds: readonly QuestionId[] = [
  ...ids(article35),
  ...ids(nineCriteria),
  // The keys of the table are the topics.
  ...(Object.keys(topics) as Topic[]).map((topic) => `list-${topic}` as const),
  ...ids(dpia),
  ...ids(legitimateInterests),
  ...ids(transfer),
];

const screeningOptions = ['yes', 'no', 'unknown'] as const;
type Step =
  | (typeof dpia)[number]['step']
  | (typeof legitimateInterests)[number]['step']
  | (typeof transfer)[number]['step']
  | 'article-35'
  | 'criteria'
  | 'list'
  // Of a DPIA alone: a list of its own.
  | 'risks';

export const assessmentSteps = [
  'article-35',
  'criteria',
  'list',
  'description',
  'necessity',
  'risks',
  'measures',
  'california',
  'advice',
  'conclusion',
  'purpose',
  'need',
  'balancing',
  'outcome',
  'know',
  'tool',
  'third-country',
  'supplementary',
  'procedure',
  'review',
  'result',
] as const satisfies readonly Step[];
export type AssessmentStep = (typeof assessmentSteps)[number];

export type Option =
  | (typeof screeningOptions)[number]
  | Extract<
      (typeof dpia | typeof legitimateInterests | typeof transfer)[number],
      { options: unknown }
    >['options'][number];

/** The choices of all questions. */
export const options: readonly Option[] = [
  ...new Set<Option>([
    ...screeningOptions,
    ...[...dpia, ...legitimateInterests, ...transfer].flatMap((question): readonly Option[] =>
      'options' in question ? question.options : [],
    ),
  ]),
];

export type Question = {
  readonly id: QuestionId;
  readonly step: AssessmentStep;
  readonly article: string;
  /** Empty: it is answered by a text alone. */
  readonly options: readonly Option[];
  readonly needs: Declared['needs'];
};

export type QuestionOptions = {
  readonly country: string | undefined;
  readonly laws: readonly AssessmentLaw[];
  /** The day, ISO 8601. */
  readonly on: string;
};

const questionsAt = (kind: Exclude<AssessmentKind, 'screening'>) =>
  kind === 'dpia' ? dpia : kind === 'transfer' ? transfer : legitimateInterests;

/** Everything that an assessment of a kind can ask under any law and list. */
export function allQuestionsOf(kind: AssessmentKind): readonly Question[] {
  if (kind === 'screening') return allScreeningQuestions().map(asScreeningQuestion);
  return questionsAt(kind).map(asQuestion);
}

/** What an assessment asks, in its order. */
export function questionsOf(kind: AssessmentKind, { country, laws, on }: QuestionOptions): readonly Question[] {
  if (kind === 'screening') return screeningQuestions(country, on).map(asScreeningQuestion);
  return questionsAt(kind)
    .filter((question) => !('law' in question) || laws.includes(question.law))
    .map(asQuestion);
}

function asScreeningQuestion({ id, group, article }: ReturnType<typeof screeningQuestions>[number]): Question {
  return { id, article, step: group, options: screeningOptions, needs: 'choice' };
}

function asQuestion(question: ReturnType<typeof questionsAt>[number]): Question {
  const { id, step, article, needs } = question;
  return { id, step, article, options: 'options' in question ? question.options : [], needs };
}
