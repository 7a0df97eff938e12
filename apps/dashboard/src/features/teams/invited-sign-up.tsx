import { passwordLengths, teams, type Call } from '@app/contract';
import { fill } from '@app/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '#app/api.ts';
import { agreementOf, type Agreed } from '#app/agreement.ts';
import { Slot } from '#app/slots.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { Form, PasswordInput, Submit } from '#ui/form.tsx';
import { useTeamWords } from './words.ts';

const schema = z.object({ password: z.string().max(1000) });

type Props = { readonly token: string; readonly email: string; readonly onDone: () => void };
type InvitedForm = Omit<Call<typeof teams.signUpInvited>['body'], 'token' | 'locale'>;

/** Signs up with the invited address: a password, then the terms. */
export function InvitedSignUp({ token, email, onDone }: Props) {
  const words = useTeamWords().invitation;
  const accounts = useWords().accounts;
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [asking, setAsking] = useState(false);
  const signUp = useMutation({
    meta: { quiet: true },
    mutationFn: (form: InvitedForm) => call(teams.signUpInvited, { body: { ...form, token, locale: spokenLocale() } }),
  });
  const agree = (agreed: Agreed): void =>
    signUp.mutate(
      { password, ...agreementOf(agreed) },
      // The terms may have changed while they were read.
      { onSuccess: onDone, onError: () => void client.invalidateQueries({ queryKey: ['terms'] }) },
    );
  return (
    <>
      <Form
        schema={schema}
        initial={{}}
        focus="password"
        label={words.signUp}
        busy={signUp.isPending || signUp.data?.tos_ok === true}
        error={signUp.error}
        onSubmit={async (entered) => {
          await signUp.mutateAsync({ password: entered.password, register_pre_check: true });
          setPassword(entered.password);
          setAsking(true);
        }}
      >
        {/* For password managers: the address is fixed. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          name="password"
          label={accounts.password}
          description={fill(accounts.passwordHint, { length: passwordLengths.leastAlone })}
          autoComplete="new-password"
          withStrength={passwordLengths.leastAlone}
        />
        <Submit fullWidth>{words.signUp}</Submit>
      </Form>
      <Slot
        name="termsWizard"
        props={{ opened: asking, title: accounts.terms.title, onClose: () => setAsking(false), onAgreed: agree }}
      />
    </>
  );
}
