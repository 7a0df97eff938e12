import { passwordLengths, teams, type Call } from '@app/contract';
import { fill } from '@app/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '#app/api.ts';
import { Slot, type Agreed } from '#app/slots.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { Form, PasswordInput, Submit } from '#ui/form.tsx';
import { useTeamWords } from './words.ts';

const schema = z.object({ password: z.string().max(1000) });

type Props = { readonly token: string; readonly email: string; readonly onDone: () => void };
type Given = Omit<Call<typeof teams.signUpInvited>['body'], 'token' | 'locale'>;

/** Signs up with the invited address: a password, then the terms. */
export function InvitedSignUp({ token, email, onDone }: Props) {
  const words = useTeamWords().invitation;
  const accounts = useWords().accounts;
  const [password, setPassword] = useState('');
  const [asking, setAsking] = useState(false);
  const signUp = useMutation({
    meta: { quiet: true },
    mutationFn: (given: Given) => call(teams.signUpInvited, { body: { ...given, token, locale: spokenLocale() } }),
  });
  const agree = ({ termsVersion, privacyVersion, drip, newsletter, form }: Agreed): void =>
    signUp.mutate(
      {
        password,
        tos_accepted: true,
        privacy_read: true,
        terms_version: termsVersion,
        privacy_version: privacyVersion,
        global_email_drip: drip,
        global_email_nl: newsletter,
        proof_form: form,
      },
      { onSuccess: onDone },
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
