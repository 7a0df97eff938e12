import { passwordLengths, policies } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { storedCountry } from '#app/preferences.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Checkbox, Form, PasswordInput, Submit, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { proposedLanguage } from './document-languages.ts';
import { GeneratorFields } from './generator-fields.tsx';
import { withAreas } from './proposed-areas.ts';
import { NoticeLink } from './notice-link.tsx';
import { useQuickGenerating } from './quick-generating.ts';
import classes from './quick.module.css';

export function QuickForm() {
  const words = useWords().sites.quick;
  const locale = useLocale();
  const { busy, send } = useQuickGenerating();
  const country = storedCountry();
  return (
    <Form
      schema={policies.quickGenerate.body}
      initial={{
        site_type: 'Site',
        document_type: 'privacy_policy',
        pp_locale: proposedLanguage('privacy_policy', locale),
        plugin_name: 'signup',
      }}
      busy={busy}
      label={words.title}
      onSubmit={(form) => send(withAreas(form, country))}
    >
      <h2 className={classes['heading']}>{words.document}</h2>
      <GeneratorFields country={country} />
      <AccountFields />
      <Submit fullWidth size="md">
        {words.submit}
      </Submit>
    </Form>
  );
}

/** The account that will own the document: a new one, or an existing one by signing in. */
function AccountFields() {
  const { accounts, sites } = useWords();
  const words = sites.quick;
  const hint = fill(accounts.passwordHint, { length: passwordLengths.leastAlone });
  const setField = useSetField();
  const isNew = useFieldValue('plugin_name') !== 'login';
  return (
    <>
      <div className={classes['accountHead']}>
        <h2 className={classes['heading']}>{words.account}</h2>
        <Button variant="subtle" size="compact-sm" onClick={() => setField('plugin_name', isNew ? 'login' : 'signup')}>
          {isNew ? words.haveAccount : words.noAccount}
        </Button>
      </div>
      <TextInput name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
      <PasswordInput
        key={isNew ? 'new' : 'current'}
        name="password"
        label={words.password}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { description: hint, withStrength: passwordLengths.leastAlone })}
      />
      {isNew && (
        <div className={classes['consents']}>
          <div className={classes['consent']}>
            <Checkbox name="tos_accepted" label={words.terms} />
            <NoticeLink which="terms" label={words.readTerms} />
          </div>
          <div className={classes['consent']}>
            <Checkbox name="privacy_read" label={words.privacy} />
            <NoticeLink which="privacy" label={words.readPrivacy} />
          </div>
        </div>
      )}
    </>
  );
}
