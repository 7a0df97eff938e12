import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { useSendVerification } from './data.ts';
import { OutboxLink } from './outbox-hint.tsx';
import classes from './accounts.module.css';

/** Reminds people who have yet to verify their address. */
export function AccountNotices() {
  const { person } = useMe();
  if (person.emailVerified) return null;
  return (
    <div className={classes['notices']}>
      <VerificationNotice email={person.email} />
    </div>
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
