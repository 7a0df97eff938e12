import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconFileText, IconMail } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { useAcceptTerms, useSendVerification } from './data.ts';
import { OutboxLink } from './outbox-hint.tsx';
import { TermsWizard } from './terms-wizard.tsx';
import classes from './accounts.module.css';

/** Reminders of what a person still has to do: accept the current terms, and verify their address. */
export function AccountNotices() {
  const { tosOk, person } = useMe();
  if (tosOk && person.emailVerified) return null;
  return (
    <div className={classes['notices']}>
      {!tosOk && <TermsNotice />}
      {!person.emailVerified && <VerificationNotice email={person.email} />}
    </div>
  );
}

/** Opens the dialog at once; if it is closed, this notice opens it again. */
function TermsNotice() {
  const words = useWords().accounts.terms;
  const [asking, setAsking] = useState(true);
  const accept = useAcceptTerms();
  return (
    <Bar
      icon={<IconFileText size={20} stroke={1.8} aria-hidden />}
      text={words.notice}
      actions={
        <Button size="xs" loading={accept.isPending} onClick={() => setAsking(true)}>
          {words.read}
        </Button>
      }
    >
      <TermsWizard
        opened={asking}
        title={words.acceptTitle}
        onClose={() => setAsking(false)}
        onAgreed={(agreed) => accept.mutate(agreed)}
      />
    </Bar>
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
  readonly children?: ReactNode;
};

function Bar({ icon, text, actions, children }: BarProps) {
  return (
    <div className={classes['bar']}>
      <span className={classes['barIcon']}>{icon}</span>
      <div className={classes['barText']}>{text}</div>
      <div className={classes['noticeActions']}>{actions}</div>
      {children}
    </div>
  );
}
