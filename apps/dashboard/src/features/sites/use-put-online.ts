import type { Document } from '@app/contract';
import { fill } from '@app/texts';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetOffline } from './data.ts';

/** Puts a document online again that was taken offline. */
export function usePutOnline(document: Pick<Document, 'id' | 'type'>): () => void {
  const { offline, documents } = useWords().sites;
  const message = fill(offline.online, { document: documents[document.type] });
  const online = useSetOffline(document.id, 'online', () => showToast({ message }));
  return () => online.mutate();
}
