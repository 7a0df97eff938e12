import { publishing } from '@app/contract';
import { localeName, plural, type Locale } from '@app/texts';
import { afterwards } from '#app/afterwards.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Form, FormActions, Select, Submit, TextArea } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useMailInstructions } from './data.ts';

type Props = { readonly documentId: string; readonly languages: readonly Locale[] };

/** Mails the embed code to the people who edit the site. */
export function MailForm({ documentId, languages }: Props) {
  const words = useWords().publishing;
  const locale = useLocale();
  const mail = useMailInstructions(documentId);

  return (
    <Form
      schema={publishing.mailInstructions.body}
      initial={{ emails: '', ...(languages[0] ? { language: languages[0] } : {}) }}
      busy={mail.isPending}
      error={mail.error}
      onSubmit={(entered) =>
        afterwards(mail.mutateAsync(entered), ({ sent }) =>
          showToast({ message: plural(locale, sent.length, words.mailSent) }),
        )
      }
    >
      <TextArea name="emails" label={words.mailAddresses} description={words.mailHint} />
      {languages.length > 1 && (
        <Select
          name="language"
          label={words.language}
          options={languages.map((language) => ({ value: language, label: localeName(language, locale) }))}
        />
      )}
      <FormActions>
        <Submit>{words.mailSend}</Submit>
      </FormActions>
    </Form>
  );
}
