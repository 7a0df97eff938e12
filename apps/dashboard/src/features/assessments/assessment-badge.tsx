import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { AssessmentSummary } from './data.ts';

type Props = { readonly assessment: Pick<AssessmentSummary, 'state' | 'isDue'> };

/** The state of an assessment; of a completed one, whether it has to be looked at again. */
export function AssessmentBadge({ assessment: { state, isDue } }: Props) {
  const words = useAreaWords('assessments');
  if (isDue) return <StatusBadge tone="attention">{words.reviewDue}</StatusBadge>;
  return <StatusBadge tone={state === 'completed' ? 'good' : 'neutral'}>{words.states[state]}</StatusBadge>;
}
