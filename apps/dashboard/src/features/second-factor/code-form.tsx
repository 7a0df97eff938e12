import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import classes from './second-factor.module.css';
import { useFactorWords } from './words.ts';

type Props = {
  readonly busy: boolean;
  readonly error: unknown;
  readonly submitLabel: string;
  /** Whether a recovery code is accepted as well. */
  readonly withRecovery?: boolean;
  readonly onCode: (code: string) => Promise<unknown>;
};

const length = 6;

/** Asks for a code. Six digits go off by themselves, typed or pasted. */
export function CodeForm({ busy, error, submitLabel, withRecovery = false, onCode }: Props) {
  const words = useFactorWords().code;
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const send = (given: string): void => {
    if (busy || given === '') return;
    void onCode(given).catch(() => setCode(''));
  };
  const type = (typed: string): void => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    setCode(digits);
    // Not again while a full code is only corrected.
    if (digits.length === length && code.length < length) send(digits);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <Stack gap="md">
        {error instanceof ApiError && <Alert color="red">{failureMessage(error)}</Alert>}
        {isRecovery ? (
          <TextInput
            label={words.recovery}
            description={words.recoveryHint}
            value={code}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            autoFocus
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        ) : (
          <TextInput
            label={words.label}
            classNames={{ input: classes['digits'] ?? '' }}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            data-autofocus
            autoFocus
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
        <Button type="submit" fullWidth loading={busy} disabled={code === ''}>
          {submitLabel}
        </Button>
        {withRecovery && (
          <Button
            variant="subtle"
            onClick={() => {
              setCode('');
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? words.useApp : words.useRecovery}
          </Button>
        )}
      </Stack>
    </form>
  );
}
