import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { linkToken } from '#app/link-token.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { useDenySignIn } from './data.ts';

/** Where the mail about a new device leads whoever did not sign in there. Asks first, since mail programs open links. */
export function Component() {
  const words = useWords().accounts;
  const denied = useAreaWords('secondFactor').denied;
  const paths = usePaths();
  const token = linkToken(useLocation().hash);
  const deny = useDenySignIn();

  if (token === undefined || deny.isError) {
    return (
      <AuthCard title={words.reset.failed} text={words.reset.failedText}>
        <Button component={Link} to={paths.forgottenPassword} fullWidth>
          {words.forgotten.title}
        </Button>
      </AuthCard>
    );
  }
  if (deny.data) {
    const { passwordEnded } = deny.data;
    return (
      <AuthCard title={denied.done} text={passwordEnded ? denied.doneText : denied.doneTextNoPassword}>
        {/* Loaded anew: this browser may have been signed in until now. */}
        <Button component="a" href={paths.signIn(paths.access)} fullWidth>
          {words.forgotten.back}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={denied.title} text={denied.text}>
      <Button fullWidth color="red" loading={deny.isPending} onClick={() => deny.mutate(token)}>
        {denied.submit}
      </Button>
    </AuthCard>
  );
}
