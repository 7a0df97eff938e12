import { consentInput } from '@app/contract';
import { datePattern, fill } from '@app/texts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLocale } from '#app/words.tsx';
import { Checkbox, Form, FormActions, MultiSelect, Submit, TextArea, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { PreferenceRows } from './add-preferences.tsx';
import classes from './consent-records.module.css';
import { offeredVersionsQuery, useAddConsent, type NewConsent } from './data.ts';
import { namedNotices, noticeOptions } from './notice-options.ts';
import { parseMoment } from '#app/records/moment.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly opened: boolean; readonly onClose: () => void };

/** Adds a consent that was given elsewhere, on paper for example. */
export function AddDialog({ siteId, opened, onClose }: Props) {
  const { add } = useConsentRecordsWords();
  return (
    <Modal opened={opened} size="medium" title={add.title} onClose={onClose}>
      {opened && <AddForm siteId={siteId} onClose={onClose} />}
    </Modal>
  );
}

const person = z.object({
  email: consentInput.shape.subject.unwrap().shape.email,
  full_name: consentInput.shape.subject.unwrap().shape.full_name,
  id: consentInput.shape.subject.unwrap().shape.id,
});
const entered = z.object({
  subject: person,
  preferences: z
    .array(z.object({ name: z.string().trim().max(100).optional(), answer: z.enum(['yes', 'no']).optional() }))
    .optional(),
  notices: z.array(z.string()).optional(),
  verified: z.boolean(),
  when: z.string().max(40).optional(),
  note: z.string().trim().max(10_000).optional(),
});
type Entered = z.input<typeof entered>;

/** A refusal with messages for fields. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly fields: Readonly<Record<string, { readonly message: string }>>;

  constructor(field: string, message: string) {
    super(message);
    this.fields = { [field]: { message } };
  }
}

function AddForm({ siteId, onClose }: Omit<Props, 'opened'>) {
  const { add: words } = useConsentRecordsWords();
  const locale = useLocale();
  const { go } = useAddress();
  const add = useAddConsent(siteId);
  const { data: notices = [] } = useQuery(offeredVersionsQuery(siteId));

  const whenOf = (typed: string): string | undefined => {
    if (typed.trim() === '') return undefined;
    const moment = parseMoment(locale, typed);
    if (moment === undefined) throw new Refused('when', words.invalidDate);
    if (Date.parse(moment) > Date.now()) throw new Refused('when', words.future);
    return moment;
  };
  const submit = async (given: Entered): Promise<void> => {
    if (Object.keys(given.subject).length === 0) throw new Refused('subject.email', words.whoMissing);
    const named = namedNotices(given.notices ?? []);
    if (!named) throw new Refused('notices', words.versionTwice);
    const { id } = await add.mutateAsync(consentOf(given, named, whenOf(given.when ?? '')));
    showToast({ message: words.saved });
    onClose();
    go({ consent: id }, '#consents');
  };
  return (
    <Form
      schema={entered}
      label={words.title}
      initial={{ subject: {}, preferences: [{ name: '', answer: 'yes' }], notices: [], verified: true }}
      focus="subject.email"
      busy={add.isPending}
      onSubmit={submit}
    >
      <p className={classes['lead']}>{words.text}</p>
      <TextInput name="subject.email" label={words.email} type="email" autoComplete="off" />
      <Group align="flex-start" gap="sm" grow>
        <TextInput name="subject.full_name" label={words.fullName} autoComplete="off" />
        <TextInput name="subject.id" label={words.id} autoComplete="off" />
      </Group>
      <PreferenceRows />
      {notices.length > 0 && (
        <MultiSelect
          name="notices"
          label={words.notices}
          description={words.noticesHint}
          options={noticeOptions(notices).map(({ value, notice }) => ({
            value,
            label:
              notice.version === undefined
                ? fill(words.newest, { identifier: notice.identifier })
                : fill(words.version, { identifier: notice.identifier, version: notice.version }),
          }))}
        />
      )}
      <TextInput
        name="when"
        label={words.when}
        description={fill(words.whenHint, { pattern: datePattern(locale) })}
        autoComplete="off"
      />
      <TextArea name="note" label={words.note} description={words.noteHint} minRows={3} maxLength={10_000} />
      <Checkbox name="verified" label={words.verified} />
      <FormActions>
        <Submit>{words.save}</Submit>
      </FormActions>
    </Form>
  );
}

function consentOf(
  { subject, preferences = [], verified, note }: Entered,
  notices: NewConsent['legal_notices'],
  timestamp: string | undefined,
): NewConsent {
  const named = preferences.flatMap(({ name = '', answer }): [string, boolean][] =>
    name.trim() === '' || answer === undefined ? [] : [[name.trim(), answer === 'yes']],
  );
  return {
    subject,
    preferences: Object.fromEntries(named),
    legal_notices: notices,
    verified,
    proofs: note ? [{ content: JSON.stringify({ note: note.trim() }) }] : [],
    ...(timestamp && { timestamp }),
  };
}
