import { Button } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { showToast } from '#ui/toast.tsx';
import { useAdoptFound } from './adopt-data.ts';

type Props = { readonly siteId: string; readonly services: readonly string[] };

/** Adds to the documents what the last scan of a site found, and makes draft records of it. */
export function AdoptButton({ siteId, services }: Props) {
  const words = useAreaWords('processingRecords');
  const adopt = useAdoptFound(siteId);
  // Awaited here, because the button goes with the finding that it mends.
  const press = async (): Promise<void> => {
    try {
      showToast({ message: await adopt.mutateAsync(services) });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return (
    <Button size="xs" variant="default" loading={adopt.isPending} onClick={() => void press()}>
      {words.driftAdopt}
    </Button>
  );
}
