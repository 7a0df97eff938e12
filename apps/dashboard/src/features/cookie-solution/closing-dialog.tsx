import { fill } from '@app/texts';
import { useState } from 'react';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { useDeleteBanner, usePutOnline, useTakeOffline } from './data-closing.ts';
import { useCookieSolutionWords } from './words.ts';

type Props = { readonly how: 'offline' | 'delete'; readonly onClose: () => void };

/** Says what becomes of pages with the tag, then takes the banner offline or deletes it. */
export function ClosingDialog({ how, onClose }: Props) {
  return how === 'offline' ? <Offline onClose={onClose} /> : <Deletion onClose={onClose} />;
}

function Offline({ onClose }: Pick<Props, 'onClose'>) {
  const words = useCookieSolutionWords().page.closing;
  const { site } = useConfigurator();
  const putOnline = usePutOnline(site.id);
  const takeOffline = useTakeOffline(site.id, () => {
    showToast({ message: words.offlineDone, onUndo: putOnline });
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={fill(words.offlineTitle, { site: site.name })}
      consequences={[words.nobodyAsked, words.stopped, words.tags, words.documents]}
      notReversible={false}
      confirmLabel={words.takeOffline}
      busy={takeOffline.isPending}
      onConfirm={() => takeOffline.mutate()}
      onClose={onClose}
    />
  );
}

function Deletion({ onClose }: Pick<Props, 'onClose'>) {
  const words = useCookieSolutionWords().page.closing;
  const { site, banner } = useConfigurator();
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const remove = useDeleteBanner(site.id, () => {
    showToast({ message: words.deleteDone });
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={fill(words.deleteTitle, { site: site.name })}
      consequences={[
        words.settings,
        ...(banner.published ? [words.nobodyAsked, words.stopped, words.tags, words.documents] : []),
      ]}
      typed={site.name}
      confirmLabel={words.delete}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ evidence })}
      onClose={onClose}
    >
      {banner.published && (
        <EvidenceChoice siteId={site.id} of={['banner', 'choices']} evidence={evidence} onChange={setEvidence} />
      )}
    </ConfirmDialog>
  );
}
