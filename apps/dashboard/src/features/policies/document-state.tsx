import type { DocumentType } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { siteDocumentsQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { StateDot } from '#ui/state-dot.tsx';

const tones = { draft: 'neutral', changed: 'attention', published: 'good', offline: 'attention' } as const;

/** The status of a site's document, in the navigation. Nothing before it was started. */
export function DocumentState({ siteId, type }: { readonly siteId: string; readonly type: DocumentType }) {
  const words = useWords().sites.status;
  const { data } = useQuery(siteDocumentsQuery(siteId));
  const status = data?.documents.find((document) => document.type === type)?.status;
  return status && <StateDot tone={tones[status]} text={words[status]} />;
}
