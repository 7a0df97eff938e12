import { fill } from '@app/texts';
import type { Site } from '@app/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterwards } from '#app/afterwards.ts';
import { EvidenceChoice, type Evidence } from '#app/evidence/evidence-choice.tsx';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { bannerIsLiveQuery, useDeleteSite, useForgetSite } from './data.ts';

/** Deletes a site with all its documents, once its name was typed. */
export function DeleteSite({ site }: { readonly site: Site }) {
  const words = useWords().sites.settings;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="red" variant="light" onClick={() => setAsking(true)}>
        {words.danger}
      </Button>
      {/* Remounted at each opening, so that the checkbox starts unchecked. */}
      {asking && <Question site={site} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ site, onClose }: { readonly site: Site; readonly onClose: () => void }) {
  const words = useWords().sites.settings;
  const paths = usePaths();
  const navigate = useNavigate();
  const forget = useForgetSite(site.id);
  const remove = useDeleteSite(site.id);
  const isLive = useQuery(bannerIsLiveQuery(site.id)).data ?? false;
  const [evidence, setEvidence] = useState<Evidence>('keep');
  const done = async (): Promise<void> => {
    showToast({ message: words.deleted });
    await navigate(paths.sites);
    await forget();
  };
  return (
    <ConfirmDialog
      opened
      title={fill(words.deleteTitle, { site: site.name })}
      consequences={[
        ...(isLive ? [fill(words.deleteBanner, { site: site.name })] : []),
        words.deleteDocuments,
        words.deletePages,
      ]}
      typed={site.name}
      confirmLabel={words.danger}
      busy={remove.isPending}
      onConfirm={() => afterwards(remove.mutateAsync({ evidence }), () => void done())}
      onClose={onClose}
    >
      <EvidenceChoice siteId={site.id} evidence={evidence} onChange={setEvidence} />
    </ConfirmDialog>
  );
}
