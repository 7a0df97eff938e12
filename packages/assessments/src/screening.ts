import { article35, nineCriteria, topics, type Topic } from './criteria.ts';
import { proposeFrom, type AssessedFacts, type ProposedAnswer, type YesNo } from './facts.ts';
import { listOf } from './lists.ts';

export type ScreeningId = (typeof article35)[number]['id'] | (typeof nineCriteria)[number]['id'] | `list-${Topic}`;

type ScreeningQuestion = {
  readonly id: ScreeningId;
  readonly group: 'article-35' | 'criteria' | 'list';
  /** The provision, or the entries of the list. */
  readonly article: string;
};

/** The questions of a screening under the list of a country on a day. A topic is asked once, with all its entries. */
export function screeningQuestions(country: string | undefined, on: string): readonly ScreeningQuestion[] {
  const list = listOf(country, on);
  const entries = list?.entries ?? [];
  return [
    ...article35.map(({ id, article }) => ({ id, article, group: 'article-35' }) as const),
    ...nineCriteria.map(({ id, article }) => ({ id, article, group: 'criteria' }) as const),
    ...[...new Set(entries.map(({ topic }) => topic))].map((topic) => {
      const numbers = entries.flatMap((entry) => (entry.topic === topic ? [entry.number] : [])).join(', ');
      return { id: `list-${topic}`, article: `${list?.reference}, ${numbers}`, group: 'list' } as const;
    }),
  ];
}

/** The questions of all lists. Those of a list have no article here: it is that of a country. */
export function allScreeningQuestions(): readonly ScreeningQuestion[] {
  return [
    // Without a country there is no list.
    ...screeningQuestions(undefined, ''),
    // The keys of the table are the topics.
    ...(Object.keys(topics) as Topic[]).map((topic) => ({ id: `list-${topic}`, article: '', group: 'list' }) as const),
  ];
}

const signalsOf = new Map(
  [
    ...article35.map(({ id, signals }) => [id, signals] as const),
    ...nineCriteria.map(({ id, signals }) => [id, signals] as const),
    // The keys of the table are the topics.
    ...(Object.keys(topics) as Topic[]).map((topic) => [`list-${topic}`, topics[topic]] as const),
  ].map(([id, signals]): [string, Parameters<typeof proposeFrom>[1]] => [id, signals]),
);

/** What the facts say to a question of a screening, with the reasons. */
export function proposedScreening(id: ScreeningId, facts: AssessedFacts): ProposedAnswer {
  return proposeFrom(facts, signalsOf.get(id) ?? {});
}

export type Screening = {
  readonly verdict: 'needed' | 'not-needed' | 'open';
  /** What is answered with yes. */
  readonly met: readonly ScreeningId[];
  /** What is not known yet. */
  readonly open: readonly ScreeningId[];
  /** Why a DPIA is needed. */
  readonly grounds: readonly ('article-35' | 'criteria' | 'list')[];
};

/** How many of the nine criteria usually make a DPIA necessary. WP 248 rev.01, III.B(a). */
const criteriaNeeded = 2;

/**
 * Whether a DPIA is needed: GDPR Art. 35(3), two of the nine criteria, or the list of the authority. It stays open as long as
 * what is not known could make it necessary.
 */
export function screen(
  answers: Readonly<Partial<Record<string, YesNo>>>,
  country: string | undefined,
  on: string,
): Screening {
  const questions = screeningQuestions(country, on);
  const answered = (id: ScreeningId): YesNo => answers[id] ?? 'unknown';
  const grounds = groundsFor((id) => answered(id) === 'yes', questions, country, on);
  const atWorst = groundsFor((id) => answered(id) !== 'no', questions, country, on);
  return {
    verdict: grounds.length > 0 ? 'needed' : atWorst.length > 0 ? 'open' : 'not-needed',
    met: questions.filter(({ id }) => answered(id) === 'yes').map(({ id }) => id),
    open: questions.filter(({ id }) => answered(id) === 'unknown').map(({ id }) => id),
    grounds,
  };
}

function groundsFor(
  isMet: (id: ScreeningId) => boolean,
  questions: readonly ScreeningQuestion[],
  country: string | undefined,
  on: string,
): Screening['grounds'] {
  const count = (group: ScreeningQuestion['group']) =>
    questions.filter((question) => question.group === group && isMet(question.id)).length;
  const list = listOf(country, on);
  const listed = (list?.entries ?? []).filter(
    ({ topic, criteria }) => isMet(`list-${topic}`) && (!criteria || criteria.some((id) => isMet(id))),
  );
  return [
    ...(count('article-35') > 0 ? (['article-35'] as const) : []),
    ...(count('criteria') >= criteriaNeeded ? (['criteria'] as const) : []),
    ...(list && listed.length >= list.needed ? (['list'] as const) : []),
  ];
}
