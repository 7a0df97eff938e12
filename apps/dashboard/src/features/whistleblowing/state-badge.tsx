import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { ReportOffice } from './data.ts';

const tones = { none: 'neutral', proposed: 'attention', published: 'good', ended: 'neutral' } as const;

/** Whether the form of an office is published. */
export function StateBadge({ state }: Pick<ReportOffice, 'state'>) {
  const words = useAreaWords('reportOffice').states;
  return <StatusBadge tone={tones[state]}>{words[state]}</StatusBadge>;
}
