import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useFill } from './data.ts';

/** Makes drafts of what has no record, and says how many: of a site, or with an empty id of all. */
export function useFillPress(siteId: string): { readonly press: () => Promise<void>; readonly isPending: boolean } {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const fill = useFill();
  // Awaited here, because the button goes with the finding that it mends.
  const press = async (): Promise<void> => {
    try {
      const { created } = await fill.mutateAsync(siteId || undefined);
      showToast({ message: created === 0 ? words.nothingToFill : plural(locale, created, words.filled) });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return { press, isPending: fill.isPending };
}

/** The same at a button. */
export function FillButton({ siteId, size = 'sm' }: { readonly siteId: string; readonly size?: 'xs' | 'sm' }) {
  const words = useAreaWords('processingRecords');
  const { press, isPending } = useFillPress(siteId);
  return (
    <Button size={size} variant={size === 'xs' ? 'default' : 'filled'} loading={isPending} onClick={() => void press()}>
      {size === 'xs' ? words.driftFill : words.fill}
    </Button>
  );
}
