import { passwordLengths, signUpForm } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { usePaths } from '#app/paths.ts';
import { agreementOf, type Agreed } from '#app/agreement.ts';
import { useAreaWords } from '#app/area-words.ts';
import { useErrorWords, useWords } from '#app/words.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Form, PasswordInput, Submit, TextInput } from '#ui/form.tsx';
import { instanceQuery } from '#app/instance.ts';
import { termsQuery } from './data.ts';
import { EmailField } from './email-field.tsx';
import { finishEntry } from '#app/finish-entry.ts';
import { Slot } from '#app/slots.tsx';
import { useSignUp } from './create-account.ts';
import { onlyVisitors } from './entry.ts';
import { OtherFormHint } from './other-form-hint.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { emailIn, useCarriedEmail, useEntrance } from '#app/return-path.ts';
import { proofOf, TermsCheckbox } from './terms-checkbox.tsx';
import { TermsWizard } from './terms-wizard.tsx';

export const loader = onlyVisitors;

type Entered = z.input<typeof signUpForm>;

export function Component() {
  const words = useWords().accounts;
  const firstSite = useAreaWords('firstSite').signUp;
  const paths = usePaths();
  const errors = useErrorWords();
  const { target, signIn } = useEntrance();
  const carried = useCarriedEmail();
  const [email, setEmail] = useState(carried);
  const [checked, setChecked] = useState<Entered>();
  const [wizardOpen, setWizardOpen] = useState(false);
  const { data: instance } = useQuery(instanceQuery);
  const client = useQueryClient();
  const check = useSignUp();
  const create = useSignUp();

  const finish = async (form: Entered | undefined, agreed: Agreed): Promise<void> => {
    try {
      const done = await create.mutateAsync({ ...form, ...agreementOf(agreed) });
      // Without a session, where sign-up responses reveal nothing, the mail contains the next step.
      if (done.tracking_id !== null) finishEntry(done, target);
    } catch (refusal) {
      void client.invalidateQueries(termsQuery());
      throw refusal;
    }
  };
  /** Agreed by the checkbox: e-mails are asked for in the preferences. */
  const agreeAtOnce = async (form: Entered): Promise<void> => {
    const { terms, privacy } = await client.ensureQueryData(termsQuery());
    await finish(form, {
      termsVersion: terms.version,
      privacyVersion: privacy.version,
      drip: 2,
      newsletter: 2,
      form: proofOf(firstSite),
    });
  };

  if (instance?.signUp === 'mail-not-configured') {
    return (
      <AuthCard title={words.signUp.closedTitle} text={errors['sign-up.mail-not-configured']}>
        <Slot name="signInProviders" props={{ mode: 'signup', target }} />
        <Anchor component={Link} to={signIn} fw={560}>
          {words.toSignIn}
        </Anchor>
      </AuthCard>
    );
  }
  if (create.data?.tracking_id === null) {
    return (
      <AuthCard
        title={words.signUp.checkMailTitle}
        text={fill(words.signUp.checkMail, { email: create.data.email })}
        footer={
          <Anchor component={Link} to={signIn} inherit fw={560}>
            {words.toSignIn}
          </Anchor>
        }
      >
        <OutboxHint />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={words.signUp.title}
      text={words.signUp.text}
      footer={
        <>
          {words.signUp.haveAccount}{' '}
          <Anchor component={Link} to={signIn} state={{ email }} inherit fw={560}>
            {words.toSignIn}
          </Anchor>
          <br />
          <Anchor component={Link} to={paths.quickGenerator} inherit fw={560}>
            {words.signUp.quick}
          </Anchor>
        </>
      }
    >
      <Form
        schema={signUpForm}
        initial={{ email: carried }}
        focus={carried ? 'password' : 'email'}
        label={words.signUp.title}
        busy={check.isPending || create.isPending || create.isSuccess}
        error={create.error}
        onChange={(entered) => setEmail(emailIn(entered))}
        onSubmit={async (entered) => {
          const { tos_accepted: isAgreed, owner_name: name, ...rest } = entered;
          const form = { ...rest, ...(name && { owner_name: name }) };
          await check.mutateAsync({ ...form, register_pre_check: true });
          if (isAgreed) return agreeAtOnce(form);
          setChecked(form);
          setWizardOpen(true);
          return undefined;
        }}
      >
        <OtherFormHint refusal={create.error ?? check.error} to={signIn} label={words.signUp.trySignIn} />
        <TextInput name="owner_name" label={firstSite.name} maxLength={200} autoComplete="organization" />
        <EmailField />
        <PasswordInput
          name="password"
          label={words.password}
          description={fill(words.passwordHint, { length: passwordLengths.leastAlone })}
          autoComplete="new-password"
          withStrength={passwordLengths.leastAlone}
        />
        <TermsCheckbox words={firstSite} />
        <Submit fullWidth>{words.signUp.submit}</Submit>
      </Form>
      <Slot name="signInProviders" props={{ mode: 'signup', target }} />
      <TermsWizard
        opened={wizardOpen}
        title={words.terms.title}
        onClose={() => setWizardOpen(false)}
        onAgreed={(agreed) => void finish(checked, agreed).catch(() => undefined)}
      />
    </AuthCard>
  );
}
