import { newsletters, type Newsletter } from '@app/contract';
import { fill, localeName, locales, sortedBy } from '@app/texts';
import { Text } from '@mantine/core';
import { afterwards } from '#app/afterwards.ts';
import { useLocale } from '#app/words.tsx';
import { Checkbox, Form, FormActions, Select, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddSubscription, type NewSubscription } from './data.ts';
import { useAddress } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly newsletters: readonly Newsletter[];
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Subscribes a person who asked for it elsewhere, on paper for example. */
export function AddDialog({ opened, onClose, ...props }: Props) {
  const { add } = useNewsletterWords();
  return (
    <Modal opened={opened} size="medium" title={add.title} onClose={onClose}>
      {opened && <AddForm {...props} onClose={onClose} />}
    </Modal>
  );
}

function AddForm({ siteId, newsletters: all, onClose }: Omit<Props, 'opened'>) {
  const { add: words } = useNewsletterWords();
  const locale = useLocale();
  const { filter, go } = useAddress();
  const add = useAddSubscription(siteId);
  const first = all.find(({ id }) => id === filter.newsletterId) ?? all[0];
  const submit = (entered: NewSubscription): void =>
    afterwards(add.mutateAsync(entered), ({ id, status }) => {
      const said = status === 'confirmed' ? words.subscribed : words.asked;
      showToast({ message: fill(said, { email: entered.email }) });
      onClose();
      go({ subscription: id });
    });
  const languages = locales.map((value) => ({ value, label: localeName(value, locale) }));
  return (
    <Form
      schema={newsletters.addSubscription.body}
      label={words.title}
      initial={{ ...(first && { newsletterId: first.id }), language: locale, verified: false }}
      focus="email"
      busy={add.isPending}
      error={add.error}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        {words.text}
      </Text>
      {all.length > 1 && (
        <Select
          name="newsletterId"
          label={words.newsletter}
          options={all.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextInput name="email" label={words.email} type="email" autoComplete="off" />
      <TextInput name="fullName" label={words.fullName} autoComplete="off" maxLength={256} />
      <Select name="language" label={words.language} options={sortedBy(locale, languages, ({ label }) => label)} />
      <Checkbox name="verified" label={words.verified} description={words.verifiedHint} />
      <FormActions>
        <Submit>{words.save}</Submit>
      </FormActions>
    </Form>
  );
}
