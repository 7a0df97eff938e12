import type { DocumentSummary } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { StatusBadge, type Tone } from '#ui/status-badge.tsx';

const tones: Readonly<Record<DocumentSummary['status'], Tone>> = {
  draft: 'neutral',
  changed: 'attention',
  published: 'good',
  offline: 'attention',
};

export function DocumentStatus({ status }: { readonly status: DocumentSummary['status'] }) {
  return <StatusBadge tone={tones[status]}>{useWords().sites.status[status]}</StatusBadge>;
}
