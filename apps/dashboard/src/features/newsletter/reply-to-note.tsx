import type { Newsletter } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { afterwards } from '#app/afterwards.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { useResendReplyTo } from './data.ts';
import classes from './newsletter.module.css';
import { useNewsletterWords } from './words.ts';

type Props = { readonly siteId: string; readonly newsletter: Newsletter };

const tones = { waiting: 'attention', unasked: 'attention', declined: 'bad' } as const;

/** The reply address, and what is missing if mails do not use it yet. */
export function ReplyToNote({ siteId, newsletter: { id, replyTo, replyToProof } }: Props) {
  const words = useNewsletterWords().newsletters.replyTo;
  const locale = useLocale();
  const mayWrite = useMayOnSite(siteId)('newsletter.write');
  const resend = useResendReplyTo(siteId);
  if (replyTo === null || replyToProof === null) return null;
  const { status, at } = replyToProof;
  const values = { email: replyTo, date: at === null ? '' : formatDate(locale, at, 'medium') };
  const text = fill(words.texts[status], values);
  if (status === 'own' || status === 'confirmed') return <p className={classes['replyTo']}>{text}</p>;
  const send = (): void =>
    afterwards(resend.mutateAsync(id), () => showToast({ message: fill(words.sent, { email: replyTo }) }));
  return (
    <div className={classes['replyTo']}>
      <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>
      <p>{text}</p>
      {status !== 'declined' && mayWrite && (
        <Button
          size="xs"
          variant="default"
          loading={resend.isPending}
          leftSection={<IconMailForward size={16} aria-hidden />}
          onClick={send}
        >
          {status === 'waiting' ? words.resend : words.send}
        </Button>
      )}
    </div>
  );
}
