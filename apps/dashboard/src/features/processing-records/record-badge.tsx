import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { ProcessingRecordSummary } from './data.ts';

const tones = { draft: 'neutral', confirmed: 'good', ended: 'neutral' } as const;

/** The state of a record; of a confirmed one, whether it has to be looked at again. */
export function RecordBadge({ record: { state, isDue } }: { readonly record: ProcessingRecordSummary }) {
  const words = useAreaWords('processingRecords');
  if (isDue) return <StatusBadge tone="attention">{words.reviewDue}</StatusBadge>;
  return <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>;
}
