import type { ContractState } from '@app/contract';
import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

const tones = {
  'in-force': 'good',
  'review-due': 'attention',
  'not-yet': 'neutral',
  ended: 'neutral',
  none: 'neutral',
} as const;

type Props = { readonly contract: ContractState; readonly lacksContract?: boolean };

/** The state of a contract; of a processor, whether one is missing. */
export function ContractBadge({ contract, lacksContract = false }: Props) {
  const words = useAreaWords('recipients');
  if (lacksContract) return <StatusBadge tone="bad">{words.missing}</StatusBadge>;
  return <StatusBadge tone={tones[contract]}>{words.contracts[contract]}</StatusBadge>;
}
