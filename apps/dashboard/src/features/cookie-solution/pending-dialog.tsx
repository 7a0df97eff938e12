import { Text } from '@mantine/core';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { showAlert } from '#app/alerts.ts';
import { Failure } from '#app/failure.tsx';
import { failureMessage } from '#app/failure-message.ts';
import { PublishSheet } from '#app/publish-sheet.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { pendingQuery } from '#app/publish-along.tsx';
import { usePublishSite } from './data.ts';
import { isBlocked, PendingBanner, PendingDocuments } from './pending-list.tsx';
import { useCookieSolutionWords } from './words.ts';

type Props = { readonly siteId: string; readonly onClose: () => void };

/** What publishing banner and documents at once would change and ask again, and the button that does it. */
export function PendingDialog({ siteId, onClose }: Props) {
  const { pending: words, publishing } = useCookieSolutionWords();
  const { shell } = useWords();
  const { data, error, isFetching, refetch } = useQuery(pendingQuery(siteId));
  const publish = usePublishSite(siteId);
  // A change that is being saved is not in the list yet.
  const isSaving = useIsMutating() > 0;
  const run = async ({ banner, documents }: NonNullable<typeof data>): Promise<void> => {
    try {
      await publish.mutateAsync({ banner: banner !== null, documents: documents.map(({ id }) => id) });
      showToast({ message: publishing.bothDone });
    } catch (failure) {
      showAlert({ type: 'error', message: failureMessage(failure) });
    }
    onClose();
  };
  return (
    <PublishSheet
      title={publishing.both}
      action={words.confirm}
      busy={publish.isPending}
      disabled={!data || isFetching || isSaving || isBlocked(data)}
      onPublish={() => data && void run(data)}
      onClose={onClose}
    >
      <Text size="sm">{words.text}</Text>
      {!data && error && <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons shape="text" count={4} label={words.loading} />}
      {data && (
        <>
          <PendingBanner siteId={siteId} banner={data.banner} />
          <PendingDocuments documents={data.documents} />
        </>
      )}
    </PublishSheet>
  );
}
