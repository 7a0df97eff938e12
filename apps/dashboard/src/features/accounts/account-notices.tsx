import { fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMay, useMe } from '#app/session.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { useKeepAccount, useSendVerification } from './data.ts';
import { OutboxLink } from './outbox-hint.tsx';
import { ViewAsBar } from './view-as-bar.tsx';
import classes from './accounts.module.css';

/**
 * Reminds people who have yet to verify their address, tells everybody of a planned deletion of the account, and an admin
 * whose view this is.
 */
export function AccountNotices() {
  const { person, account, viewsAs } = useMe();
  return (
    <div className={classes['notices']}>
      {viewsAs && <ViewAsBar email={viewsAs.email} />}
      {account.deletedAt !== null && <DeletionNotice at={account.deletedAt} />}
      {!person.emailVerified && <VerificationNotice email={person.email} />}
    </div>
  );
}

function DeletionNotice({ at }: { readonly at: string }) {
  const words = useWords().account;
  const locale = useLocale();
  const may = useMay('account.delete');
  const keep = useKeepAccount();
  return (
    <Bar
      icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />}
      text={<span role="status">{fill(words.deletionPlanned, { date: formatDate(locale, at, 'long') })}</span>}
      actions={
        may && (
          <Button size="xs" variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
            {words.keep}
          </Button>
        )
      }
    />
  );
}

function VerificationNotice({ email }: { readonly email: string }) {
  const words = useWords().accounts.verification;
  const again = useSendVerification();
  return (
    <Bar
      icon={<IconMail size={20} stroke={1.8} aria-hidden />}
      text={<span role="status">{fill(again.isSuccess ? words.sent : words.notice, { email })}</span>}
      actions={
        <>
          <OutboxLink />
          {!again.isSuccess && (
            <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
              {words.again}
            </Button>
          )}
        </>
      }
    />
  );
}

type BarProps = {
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly actions: ReactNode;
};

function Bar({ icon, text, actions }: BarProps) {
  return (
    <div className={classes['bar']}>
      <span className={classes['barIcon']}>{icon}</span>
      <div className={classes['barText']}>{text}</div>
      <div className={classes['noticeActions']}>{actions}</div>
    </div>
  );
}
