import { eventKinds, webhooks, webhookTypes, type Call } from '@app/contract';
import { loadWords } from '@app/texts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { Form, FormActions, MultiSelect, Submit, TextInput } from '#ui/form.tsx';
import { sitesQuery } from './data.ts';
import { useWebhookWords } from './words.ts';
import classes from './webhooks.module.css';

export type Entered = Call<typeof webhooks.create>['body'];

type Props = {
  readonly label: string;
  readonly initial: Partial<Entered>;
  readonly submit: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (entered: Entered) => void;
};

export function EndpointForm({ label, initial, submit, busy, error, onSubmit }: Props) {
  const words = useWebhookWords();
  const sites = useQuery(sitesQuery).data?.sites ?? [];
  return (
    <Form
      schema={webhooks.create.body}
      initial={initial}
      label={label}
      focus="url"
      busy={busy}
      error={error}
      onSubmit={onSubmit}
    >
      <TextInput
        name="url"
        type="url"
        inputMode="url"
        label={words.form.url}
        description={words.form.urlHint}
        placeholder="https://"
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput name="description" label={words.form.description} maxLength={200} autoComplete="off" />
      <Types />
      {sites.length > 1 && (
        <MultiSelect
          name="siteIds"
          label={words.form.sites}
          description={words.form.sitesHint}
          placeholder={words.form.allSites}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <EventKinds />
      <FormActions>
        <Submit>{submit}</Submit>
      </FormActions>
    </Form>
  );
}

/** Which events of the audit log are sent, if any are. */
function EventKinds() {
  const words = useWebhookWords();
  const locale = useLocale();
  const { value: types } = useField<string[] | undefined>('types');
  const isWanted = types?.includes('audit.recorded') ?? false;
  const { data } = useQuery({
    queryKey: ['words', 'audit', locale],
    queryFn: () => loadWords(locale, 'audit'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  if (!isWanted || !data) return undefined;
  return (
    <MultiSelect
      name="eventKinds"
      label={words.form.kinds}
      description={words.form.kindsHint}
      options={eventKinds.map((kind) => ({ value: kind, label: data.kinds[kind] }))}
    />
  );
}

function Types() {
  const words = useWebhookWords();
  const { value, set, error, path } = useField<string[] | undefined>('types');
  return (
    <Checkbox.Group label={words.form.types} withAsterisk value={value ?? []} error={error} onChange={set}>
      <div className={classes['types']} data-invalid={error ? true : undefined}>
        {webhookTypes.map((type) => (
          <Checkbox
            key={type}
            {...path}
            value={type}
            label={words.types[type].name}
            description={words.types[type].text}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
