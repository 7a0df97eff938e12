import type { SignedIn } from '@app/contract';
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { hasPasskeys, offersInField } from './browser-passkeys.ts';
import { signInByPasskey } from './data.ts';
import { useFactorWords } from './words.ts';

type Props = { readonly onSignedIn: (answer: SignedIn) => void };

/** Signs in with a passkey: offered by the browser in the field for the address, and by a button. */
export function SignInPasskey({ onSignedIn }: Props) {
  const words = useFactorWords().signIn;
  const [isBusy, setBusy] = useState(false);
  const question = useRef<AbortController>(undefined);
  const done = useRef(onSignedIn);
  useEffect(() => {
    done.current = onSignedIn;
  });
  useEffect(() => {
    // What the field offers is asked for once; failures, as at an IP address, leave the form as it is.
    void offersInField()
      .then((offers) => (offers ? ask(question, true) : undefined))
      .then((answer) => answer && done.current(answer))
      .catch(() => undefined);
    return () => stop(question);
  }, []);
  if (!hasPasskeys()) return null;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await ask(question, false);
      if (answer) return onSignedIn(answer);
    } catch (error) {
      showAlert({ type: 'error', message: failureMessage(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      fullWidth
      mt="md"
      loading={isBusy}
      leftSection={<IconKey size={16} stroke={1.8} aria-hidden />}
      onClick={() => void signIn()}
    >
      {words.passkey}
    </Button>
  );
}

type Question = { current: AbortController | undefined };

function stop({ current }: Question): void {
  current?.abort();
}

/** Asks for a passkey in place of an earlier question: browsers allow one at a time. */
async function ask(question: Question, inField: boolean) {
  stop(question);
  const asking = new AbortController();
  question.current = asking;
  return signInByPasskey({ inField, signal: asking.signal });
}
