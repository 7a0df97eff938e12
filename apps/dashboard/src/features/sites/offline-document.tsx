import type { Document, Site } from '@app/contract';
import { fill } from '@app/texts';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetOffline } from './data.ts';
import { usePutOnline } from './use-put-online.ts';

type Props = { readonly site: Site; readonly document: Document; readonly onClose: () => void };

/** Says what visitors will meet, then takes a document offline. It can be put online again at once. */
export function OfflineDocument({ site, document, onClose }: Props) {
  const { page, offline: words, documents } = useWords().sites;
  const name = documents[document.type];
  const putOnline = usePutOnline(document);
  const takeOffline = useSetOffline(document.id, 'offline', () => {
    showToast({ message: fill(words.done, { document: name }), onUndo: putOnline });
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={fill(words.title, { document: name, site: site.name })}
      consequences={[words.pages, words.links, words.stays]}
      notReversible={false}
      confirmLabel={page.takeOffline}
      busy={takeOffline.isPending}
      onConfirm={() => takeOffline.mutate()}
      onClose={onClose}
    />
  );
}
