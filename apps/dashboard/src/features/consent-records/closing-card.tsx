import type { Site } from '@app/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fill } from '@app/texts';
import { useState } from 'react';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { useMayIn } from '#app/rights.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteDatabase, useSetOffline } from './data-closing.ts';
import { stateQuery } from './data.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly site: Site;
  /** Without keys nothing arrives, so that nothing can be taken offline. */
  readonly hasKeys: boolean;
};

/** Takes the Consent Database of a site offline, puts it online again, or deletes it. */
export function ClosingCard({ site, hasKeys }: Props) {
  const words = useConsentRecordsWords().closing;
  const [asking, setAsking] = useState<'offline' | 'delete'>();
  const { data: state } = useQuery(stateQuery(site.id));
  const putOnline = usePutOnline(site.id);
  const mayDelete = useMayIn(site.projectId)('consents.erase');
  const isOffline = (state?.offlineSince ?? null) !== null;
  const close = (): void => setAsking(undefined);
  return (
    <Card
      tone="danger"
      title={words.title}
      description={words.text}
      actions={
        <>
          {hasKeys && (
            <Button variant="default" onClick={isOffline ? putOnline : () => setAsking('offline')}>
              {isOffline ? words.putOnline : words.takeOffline}
            </Button>
          )}
          {mayDelete && (
            <Button color="red" variant="light" onClick={() => setAsking('delete')}>
              {words.delete}
            </Button>
          )}
        </>
      }
    >
      {asking === 'offline' && <Offline site={site} onClose={close} />}
      {asking === 'delete' && <Deletion site={site} onClose={close} />}
    </Card>
  );
}

function usePutOnline(siteId: string): () => void {
  const words = useConsentRecordsWords().closing;
  const online = useSetOffline(siteId, 'online', () => showToast({ message: words.onlineDone }));
  return () => online.mutate();
}

type DialogProps = { readonly site: Site; readonly onClose: () => void };

function Offline({ site, onClose }: DialogProps) {
  const words = useConsentRecordsWords().closing;
  const putOnline = usePutOnline(site.id);
  const takeOffline = useSetOffline(site.id, 'offline', () => {
    showToast({ message: words.offlineDone, onUndo: putOnline });
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={fill(words.offlineTitle, { site: site.name })}
      consequences={[words.refused, words.unsubscribe, words.stays]}
      notReversible={false}
      confirmLabel={words.takeOffline}
      busy={takeOffline.isPending}
      onConfirm={() => takeOffline.mutate()}
      onClose={onClose}
    />
  );
}

function Deletion({ site, onClose }: DialogProps) {
  const words = useConsentRecordsWords().closing;
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const remove = useDeleteDatabase(site.id, () => {
    showToast({ message: words.deleteDone });
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={fill(words.deleteTitle, { site: site.name })}
      consequences={[words.keys, words.unsubscribe]}
      typed={site.name}
      confirmLabel={words.delete}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ evidence })}
      onClose={onClose}
    >
      <EvidenceChoice siteId={site.id} of={['consents', 'newsletters']} evidence={evidence} onChange={setEvidence} />
    </ConfirmDialog>
  );
}
