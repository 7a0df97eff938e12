import { fill } from '@app/texts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { comparisonQuery, type AssessmentChange, type AssessmentRisk } from './data.ts';
import { useQuestionWords } from './question-words.ts';

type Props = { readonly id: string; readonly from: number; readonly to: number };

/** What differs between two versions, as people read it. */
export function Comparison({ id, from, to }: Props) {
  const words = useAreaWords('assessments');
  const query = useQuery(comparisonQuery(id, { from, to }));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.comparison} />}>
      {({ changes }) => (
        <Stack gap="sm" role="region" aria-label={words.comparison}>
          {changes.length === 0 && <Text size="sm">{words.noDifference}</Text>}
          {changes.map((change) => (
            <Changed key={'of' in change ? `${change.what} ${change.of}` : change.what} change={change} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function Changed({ change }: { readonly change: AssessmentChange }) {
  const words = useAreaWords('assessments');
  const questionOf = useQuestionWords();
  const { title, before, after } = inWords();
  return (
    <div>
      <Text size="sm" fw={560}>
        {title}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {words.was}: <del>{before || words.nothing}</del>
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {words.is}: <ins>{after || words.nothing}</ins>
      </Text>
    </div>
  );

  function inWords(): { readonly title: string; readonly before: string; readonly after: string } {
    switch (change.what) {
      case 'choice':
        return {
          title: questionOf(change.of),
          before: change.before ? words.options[change.before] : '',
          after: change.after ? words.options[change.after] : '',
        };
      case 'text':
        return { title: questionOf(change.of), before: change.before ?? '', after: change.after ?? '' };
      case 'laws': {
        const names = (laws: typeof change.before) => laws.map((law) => words.lawNames[law]).join(', ');
        return { title: words.laws, before: names(change.before), after: names(change.after) };
      }
      default:
        return { title: words.steps.risks, before: riskWords(change.before), after: riskWords(change.after) };
    }
  }

  function riskWords(risk: AssessmentRisk | null): string {
    if (!risk) return '';
    const rated = ({ likelihood, severity }: AssessmentRisk['before']) =>
      fill(words.ratingText, { likelihood: String(likelihood ?? '–'), severity: String(severity ?? '–') });
    return [
      risk.text,
      `${words.before}: ${rated(risk.before)}`,
      ...(risk.measures ? [`${words.riskMeasures}: ${risk.measures}`] : []),
      `${words.after}: ${rated(risk.after)}`,
    ].join('\n');
  }
}
