import type { SignedIn } from '@app/contract';
import { Button } from '@mantine/core';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { showAlert } from '#app/alerts.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { useSignInByCode } from './data.ts';
import { SignInPasskey } from './sign-in-passkey.tsx';
import { useFactorWords } from './words.ts';

type Props = { readonly onSignedIn: (answer: SignedIn) => void; readonly onOver: () => void };

/** The second step of a sign-in. */
export function SignInCode({ onSignedIn, onOver }: Props) {
  const words = useFactorWords().signIn;
  const signIn = useSignInByCode();
  const send = async (code: string): Promise<void> => {
    try {
      onSignedIn(await signIn.mutateAsync(code));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-factor.over') {
        showAlert({ type: 'warning', message: failureMessage(error) });
        onOver();
      }
      throw error;
    }
  };
  return (
    <AuthCard
      title={words.title}
      text={words.text}
      footer={
        <Button variant="subtle" onClick={onOver}>
          {words.back}
        </Button>
      }
    >
      <CodeForm
        withRecovery
        busy={signIn.isPending || signIn.isSuccess}
        error={signIn.error}
        submitLabel={words.submit}
        onCode={send}
      />
      <SignInPasskey onSignedIn={onSignedIn} />
    </AuthCard>
  );
}
