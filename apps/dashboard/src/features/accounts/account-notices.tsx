import { fill } from '@app/texts';
import { Alert, Button } from '@mantine/core';
import { IconFileText, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { useAcceptTerms, useSendVerification } from './data.ts';
import { OutboxHint } from './outbox-hint.tsx';
import { TermsWizard } from './terms-wizard.tsx';
import classes from './accounts.module.css';

/** What a person still owes: their yes to the terms that hold now, and the proof of their address. */
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

/** Asks at once; whoever closes the question finds it here. */
function TermsNotice() {
  const words = useWords().accounts.terms;
  const [asking, setAsking] = useState(true);
  const accept = useAcceptTerms();
  return (
    <Alert color="amber" icon={<IconFileText size={20} aria-hidden />}>
      {words.notice}
      <div className={classes['noticeActions']}>
        <Button size="xs" variant="default" loading={accept.isPending} onClick={() => setAsking(true)}>
          {words.read}
        </Button>
      </div>
      <TermsWizard
        opened={asking}
        title={words.changedTitle}
        onClose={() => setAsking(false)}
        onAgreed={(agreed) => accept.mutate(agreed)}
      />
    </Alert>
  );
}

function VerificationNotice({ email }: { readonly email: string }) {
  const words = useWords().accounts.verification;
  const again = useSendVerification();
  return (
    <>
      <Alert color="sky" icon={<IconMail size={20} aria-hidden />}>
        {fill(words.notice, { email })}
        <div className={classes['noticeActions']}>
          <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
            {words.again}
          </Button>
          <span role="status">{again.isSuccess && fill(words.sent, { email })}</span>
        </div>
      </Alert>
      <OutboxHint />
    </>
  );
}
