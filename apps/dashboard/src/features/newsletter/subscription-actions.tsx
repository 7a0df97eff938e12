import type { SubscriptionDetail } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useResend, useUnsubscribe } from './data.ts';
import { usePersonName } from './labels.tsx';
import { useNewsletterWords } from './words.ts';

type Props = { readonly siteId: string; readonly subscription: SubscriptionDetail };

/** The actions: mail a person who has not confirmed again, and unsubscribe a person who asked for it elsewhere. */
export function SubscriptionActions({ siteId, subscription: { id, status, type, subject } }: Props) {
  const { detail } = useNewsletterWords();
  const nameOf = usePersonName();
  const resend = useResend(siteId);
  const unsubscribe = useUnsubscribe(siteId);
  const [asking, setAsking] = useState(false);
  const mayWrite = useMayOnSite(siteId)('newsletter.write');
  const name = nameOf(subject);
  const mayAsk = type === 'double' && subject.email !== null && (status === 'pending' || status === 'expired');
  const mayEnd = status === 'pending' || status === 'confirmed';
  if (!mayWrite || (!mayAsk && !mayEnd)) return null;
  const sendAgain = (): void => afterwards(resend.mutateAsync(id), () => showToast({ message: detail.resent }));
  const end = (): void =>
    afterwards(unsubscribe.mutateAsync(id), () => {
      showToast({ message: fill(detail.unsubscribed, { name }) });
      setAsking(false);
    });
  return (
    <Group gap="sm">
      {mayAsk && (
        <Button
          size="xs"
          variant="default"
          loading={resend.isPending}
          leftSection={<IconMailForward size={16} aria-hidden />}
          onClick={sendAgain}
        >
          {detail.resend}
        </Button>
      )}
      {mayEnd && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {detail.unsubscribe}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={fill(detail.unsubscribeTitle, { name })}
        text={detail.unsubscribeText}
        notReversible={false}
        confirmLabel={detail.unsubscribe}
        busy={unsubscribe.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
