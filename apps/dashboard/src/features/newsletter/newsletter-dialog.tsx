import { newsletters, type Newsletter } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { z } from 'zod';
import { afterwards } from '#app/afterwards.ts';
import { useLocale } from '#app/words.tsx';
import { Checkbox, Form, FormActions, RadioCards, Select, Submit, TextInput, useFieldValue } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useCreateNewsletter, useUpdateNewsletter, type NewsletterSettings } from './data.ts';
import { types } from './filter.ts';
import classes from './newsletter.module.css';
import { useNewsletterWords } from './words.ts';

/** `new`, or the newsletter to change. */
export type Edited = 'new' | Newsletter;
type Props = {
  readonly siteId: string;
  readonly edited: Edited | undefined;
  readonly onCreated: (made: Newsletter) => void;
  readonly onClose: () => void;
};

/** Creates a newsletter, or changes one. */
export function NewsletterDialog({ siteId, edited, onCreated, onClose }: Props) {
  const { newsletters: words, form } = useNewsletterWords();
  const title = edited && edited !== 'new' ? fill(form.editTitle, { name: edited.name }) : words.create;
  return (
    <Modal opened={edited !== undefined} size="medium" title={title} onClose={onClose}>
      {edited === 'new' && <Creating siteId={siteId} onCreated={onCreated} />}
      {edited && edited !== 'new' && <Changing siteId={siteId} newsletter={edited} onClose={onClose} />}
    </Modal>
  );
}

function Creating({ siteId, onCreated }: Pick<Props, 'siteId' | 'onCreated'>) {
  const { newsletters: words, form } = useNewsletterWords();
  const create = useCreateNewsletter(siteId);
  return (
    <Settings
      label={words.create}
      submit={form.create}
      initial={{ optIn: 'double', confirmHours: '48', welcome: false }}
      busy={create.isPending}
      error={create.error}
      onSubmit={(settings) =>
        afterwards(create.mutateAsync(settings), (made) => {
          showToast({ message: fill(form.created, { name: made.name }) });
          onCreated(made);
        })
      }
    />
  );
}

type ChangingProps = Pick<Props, 'siteId' | 'onClose'> & { readonly newsletter: Newsletter };

function Changing({ siteId, newsletter, onClose }: ChangingProps) {
  const { form } = useNewsletterWords();
  const update = useUpdateNewsletter(siteId, newsletter.id);
  const { name, preference, optIn, confirmHours, senderName, replyTo, confirmedUrl, welcome } = newsletter;
  return (
    <Settings
      label={fill(form.editTitle, { name })}
      submit={form.save}
      before={newsletter}
      initial={{
        name,
        preference,
        optIn,
        welcome,
        confirmHours: String(confirmHours),
        ...(senderName !== null && { senderName }),
        ...(replyTo !== null && { replyTo }),
        ...(confirmedUrl !== null && { confirmedUrl }),
      }}
      busy={update.isPending}
      error={update.error}
      onSubmit={(settings) =>
        afterwards(update.mutateAsync(settings), (saved) => {
          showToast({ message: fill(form.saved, { name: saved.name }) });
          onClose();
        })
      }
    />
  );
}

const { name, preference, optIn, senderName, replyTo, confirmedUrl } = newsletters.create.body.shape;
const entered = z.object({
  name,
  preference,
  optIn,
  confirmHours: z.string(),
  senderName: senderName.unwrap().optional(),
  replyTo: replyTo.unwrap().optional(),
  confirmedUrl: confirmedUrl.unwrap().optional(),
  welcome: z.boolean(),
});
type Entered = z.input<typeof entered>;

type SettingsProps = {
  readonly label: string;
  readonly submit: string;
  readonly initial: Partial<Entered>;
  /** The newsletter before the change. */
  readonly before?: Newsletter;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (settings: NewsletterSettings) => void;
};

function Settings({ label, submit, initial, before, busy, error, onSubmit }: SettingsProps) {
  const { form: words, types: names } = useNewsletterWords();
  const given = (values: Entered): NewsletterSettings => ({
    ...values,
    confirmHours: Number(values.confirmHours),
    senderName: values.senderName ?? null,
    replyTo: values.replyTo ?? null,
    confirmedUrl: values.confirmedUrl ?? null,
  });
  return (
    <Form
      schema={entered}
      label={label}
      initial={initial}
      focus="name"
      busy={busy}
      error={error}
      onSubmit={(values) => onSubmit(given(values))}
    >
      <TextInput name="name" label={words.name} description={words.nameHint} maxLength={100} autoComplete="off" />
      <TextInput
        name="preference"
        label={words.preference}
        description={words.preferenceHint}
        placeholder="newsletter"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <RadioCards
        name="optIn"
        label={words.optIn}
        options={types.map((value) => ({ value, label: names[value], description: words.optInHints[value] }))}
      />
      <Hours hours={before?.confirmHours} />
      {before && <Consequences before={before} />}
      <fieldset className={classes['fieldset']}>
        <legend>{words.mails}</legend>
        <TextInput
          name="senderName"
          label={words.senderName}
          description={words.senderNameHint}
          maxLength={100}
          autoComplete="off"
        />
        <TextInput
          name="replyTo"
          label={words.replyTo}
          description={words.replyToHint}
          type="email"
          autoComplete="off"
        />
        <TextInput
          name="confirmedUrl"
          label={words.confirmedUrl}
          description={words.confirmedUrlHint}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
        <Checkbox name="welcome" label={words.welcome} description={words.welcomeHint} />
      </fieldset>
      <FormActions>
        <Submit>{submit}</Submit>
      </FormActions>
    </Form>
  );
}

const offeredHours = [24, 48, 72, 168, 336, 720] as const;

/**
 * How long the confirmation link works. A value set through the API is an option too, even if it is not one of the usual ones.
 */
function Hours({ hours }: { readonly hours: number | undefined }) {
  const { form: words } = useNewsletterWords();
  const locale = useLocale();
  if (useFieldValue<string>('optIn') !== 'double') return null;
  const all = [...new Set([...offeredHours, ...(hours === undefined ? [] : [hours])])].toSorted((a, b) => a - b);
  const said = (count: number) =>
    count > 72 && count % 24 === 0 ? plural(locale, count / 24, words.days) : plural(locale, count, words.hours);
  return (
    <Select
      name="confirmHours"
      label={words.confirmHours}
      options={all.map((count) => ({ value: String(count), label: said(count) }))}
    />
  );
}

/** What a change means for forms and for people who have not confirmed yet. */
function Consequences({ before }: { readonly before: Newsletter }) {
  const { form: words } = useNewsletterWords();
  const preferenceNow = useFieldValue<string>('preference');
  const optInNow = useFieldValue<string>('optIn');
  const sentences = [
    ...(preferenceNow !== before.preference ? [fill(words.preferenceChange, { preference: before.preference })] : []),
    ...(before.optIn === 'double' && optInNow === 'single' ? [words.optInChange] : []),
  ];
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <Alert key={sentence} color="amber" p="xs" mb={4} icon={<IconAlertTriangle size={18} aria-hidden />}>
          {sentence}
        </Alert>
      ))}
    </div>
  );
}
