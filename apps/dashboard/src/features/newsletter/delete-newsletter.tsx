import type { Newsletter } from '@app/contract';
import { fill, plural } from '@app/texts';
import { afterwards } from '#app/afterwards.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { tallyOf } from './counts.ts';
import { useDeleteNewsletter } from './data.ts';
import { useNewsletterWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly newsletter: Newsletter | undefined;
  readonly onClose: () => void;
};

/** Asks for confirmation before a newsletter is deleted, and says what stays. */
export function DeleteNewsletter({ siteId, newsletter, onClose }: Props) {
  const { remove: words, newsletters } = useNewsletterWords();
  const locale = useLocale();
  const remove = useDeleteNewsletter(siteId);
  const name = newsletter?.name ?? '';
  const asked = newsletter ? tallyOf(newsletter.counts).asked : 0;
  const confirm = ({ id }: Newsletter): void =>
    afterwards(remove.mutateAsync(id), () => {
      showToast({ message: fill(words.deleted, { name }) });
      onClose();
    });
  return (
    <ConfirmDialog
      opened={newsletter !== undefined}
      title={fill(words.title, { name })}
      consequences={
        newsletter
          ? [
              asked === 0 ? words.goesNone : plural(locale, asked, words.goes),
              ...(newsletter.counts.pending > 0 ? [words.pending] : []),
              fill(words.forms, { preference: newsletter.preference }),
              words.stays,
            ]
          : []
      }
      {...(asked > 0 && { typed: name })}
      confirmLabel={newsletters.delete}
      busy={remove.isPending}
      onConfirm={() => newsletter && confirm(newsletter)}
      onClose={onClose}
    />
  );
}
