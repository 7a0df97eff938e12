import { passwordLengths, type accounts, type Answer } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Form, PasswordInput, Submit } from '#ui/form.tsx';
import { useVerifyEmail } from './data.ts';

type Props = {
  readonly token: string;
  readonly onProved: (done: Answer<typeof accounts.verifyEmail>) => void;
};

const byPassword = z.object({ password: z.string().min(1) });
const byNewPassword = z.object({ newPassword: z.string().min(1) });

/** Asks a person who opens the link without being signed in for the account's password, or to start over. */
export function ProveOwner({ token, onProved }: Props) {
  const words = useWords().accounts;
  const { verification } = words;
  const [startsOver, setStartsOver] = useState(false);
  const verify = useVerifyEmail();
  const common = {
    busy: verify.isPending || verify.isSuccess,
    error: verify.error,
    onSubmit: (entered: { readonly password?: string; readonly newPassword?: string }) =>
      verify.mutate({ token, ...entered }, { onSuccess: onProved }),
  };
  const turn = (
    <Anchor
      component="button"
      type="button"
      inherit
      fw={560}
      onClick={() => {
        verify.reset();
        setStartsOver(!startsOver);
      }}
    >
      {startsOver ? verification.knowPassword : verification.notMine}
    </Anchor>
  );

  if (startsOver) {
    return (
      <AuthCard title={verification.startOverTitle} text={verification.startOverText} footer={turn}>
        <Form key="new" schema={byNewPassword} focus="newPassword" label={verification.startOverTitle} {...common}>
          <Stack gap="md">
            <Alert color="amber">{verification.startOverWarning}</Alert>
            <PasswordInput
              name="newPassword"
              label={words.reset.newPassword}
              description={fill(words.passwordHint, { length: passwordLengths.leastAlone })}
              autoComplete="new-password"
              withStrength={passwordLengths.leastAlone}
            />
          </Stack>
          <Submit fullWidth>{verification.startOver}</Submit>
        </Form>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={verification.passwordTitle} text={verification.passwordText} footer={turn}>
      <Form key="password" schema={byPassword} focus="password" label={verification.passwordTitle} {...common}>
        <PasswordInput name="password" label={words.password} autoComplete="current-password" />
        <Submit fullWidth>{verification.confirm}</Submit>
      </Form>
    </AuthCard>
  );
}
