import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge, type Tone } from '#ui/status-badge.tsx';
import type { DsarRequestSummary } from './data.ts';

const tones: Readonly<Record<DsarRequestSummary['state'], Tone>> = {
  received: 'info',
  identity: 'attention',
  'in-work': 'info',
  answered: 'good',
  partly: 'good',
  refused: 'neutral',
  withdrawn: 'neutral',
  appeal: 'attention',
  closed: 'neutral',
};

export function StateBadge({ state }: Pick<DsarRequestSummary, 'state'>) {
  const words = useAreaWords('requests');
  return <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>;
}
