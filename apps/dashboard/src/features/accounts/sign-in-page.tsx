import { signInForm } from '@app/contract';
import { Anchor } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Form, PasswordInput, Submit, TextInput } from '#ui/form.tsx';
import { finishEntry } from '#app/finish-entry.ts';
import { onlyVisitors, useSignIn } from './entry.ts';
import { OtherFormHint } from './other-form-hint.tsx';
import { emailIn, useCarriedEmail, useEntrance } from '#app/return-path.ts';
import classes from './accounts.module.css';

export const loader = onlyVisitors;

export function Component() {
  const words = useWords().accounts;
  const paths = usePaths();
  const { target, signUp } = useEntrance();
  const carried = useCarriedEmail();
  const [email, setEmail] = useState(carried);
  const signIn = useSignIn();
  const [leave, setLeave] = useState<() => void>();
  const [code, setCode] = useState<'wanted' | 'over'>();

  if (code === 'wanted')
    return (
      <Slot
        name="signInCode"
        props={{ onSignedIn: (answer) => finishEntry(answer, target), onOver: () => setCode('over') }}
      />
    );
  return (
    <AuthCard
      title={words.signIn.title}
      text={words.signIn.text}
      footer={
        <>
          {words.signIn.noAccount}{' '}
          <Anchor component={Link} to={signUp} state={{ email }} inherit fw={560}>
            {words.signIn.signUp}
          </Anchor>
        </>
      }
    >
      <Form
        schema={signInForm}
        initial={{ email: carried }}
        focus={carried ? 'password' : 'email'}
        label={words.signIn.title}
        busy={signIn.isPending || (signIn.isSuccess && code !== 'over')}
        onChange={(entered) => setEmail(emailIn(entered))}
        onSubmit={async (entered) => {
          if (leave) return leave();
          const answer = await signIn.mutateAsync(entered);
          if (answer.next === 'second-factor') setCode('wanted');
          else finishEntry(answer, target);
        }}
      >
        <OtherFormHint refusal={signIn.error} to={signUp} label={words.signIn.trySignUp} />
        <TextInput name="email" type="email" label={words.email} autoComplete="username webauthn" spellCheck={false} />
        <Slot name="signInCompany" props={{ email, target, onFound: (found) => setLeave(() => found) }} />
        {!leave && (
          <>
            <div className={classes['withLink']}>
              <PasswordInput name="password" label={words.password} autoComplete="current-password" />
              <Anchor component={Link} to={paths.forgottenPassword} state={{ email }} size="sm">
                {words.signIn.forgotten}
              </Anchor>
            </div>
            <Submit fullWidth>{words.signIn.submit}</Submit>
          </>
        )}
      </Form>
      <Suspense>
        <Slot name="signInPasskey" props={{ onSignedIn: (answer) => finishEntry(answer, target) }} />
        <Slot name="signInProviders" props={{ mode: 'login', target }} />
      </Suspense>
    </AuthCard>
  );
}
