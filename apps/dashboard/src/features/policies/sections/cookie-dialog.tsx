import { groundIds, purposeIds } from '@app/catalogue';
import { trackerRow, trackerStorage, trackerText, type TrackerLifetimes } from '@app/contract';
import { fill, sortedBy, type Locale } from '@app/texts';
import { z } from 'zod';
import { useLocale, useWords } from '#app/words.tsx';
import { Form, FormActions, Select, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useGenerator } from '../generator-context.tsx';
import { useServiceWords } from '../service-words.ts';
import { OwnTextField } from './own-text.tsx';

export type Tracker = TrackerLifetimes['trackers'][number];

const { name, purpose, necessary, storage, party } = trackerRow.shape;
/** The description of a tracker, required in all of these languages: a document cannot be published in one that lacks it. */
const describing = (languages: readonly Locale[]) =>
  trackerText.superRefine((texts, context) => {
    for (const language of languages) {
      if (!texts[language]) context.addIssue({ code: 'custom', path: [language], message: 'field.required' });
    }
  });
// Names and description are required; one field takes several names.
const adding = (languages: readonly Locale[]) =>
  z.object({
    names: z.string().trim().min(1).max(2000),
    purpose,
    necessary,
    description: describing(languages).prefault({}),
    storage,
    party,
  });
// Trackers of the catalogue have no description, and need none.
const editing = (languages: readonly Locale[]) =>
  z.object({ name, purpose, necessary, description: describing(languages).optional(), storage, party });

type AddProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdd: (trackers: readonly Tracker[]) => void;
};

/** Adds cookies to a service. It has a form of its own inside of another dialog. */
export function CookieDialog({ opened, onClose, onAdd }: AddProps) {
  const words = useWords().policies.service.lifetimes.cookie;
  const schema = adding(useGenerator().document.languages);
  return (
    <Modal opened={opened} title={words.title} size="small" onClose={onClose}>
      {opened && (
        <Form
          schema={schema}
          initial={{ storage: 'cookie' }}
          label={words.title}
          onSubmit={(entered) => {
            const { names, ...described } = schema.parse(entered);
            onAdd(namesIn(names).map((each) => ({ name: each, ...described })));
          }}
        >
          <TextInput name="names" label={words.names} description={words.namesHint} autoComplete="off" />
          <DescribingFields isNew />
          <FormActions>
            <Submit>{words.add}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}

type EditProps = {
  readonly tracker: Tracker;
  readonly onClose: () => void;
  readonly onSave: (tracker: Tracker) => void;
};

/** Changes the entry of one tracker; its lifetime is in the list. */
export function TrackerDialog({ tracker, onClose, onSave }: EditProps) {
  const { lifetimes: words, save } = useWords().policies.service;
  const { languages } = useGenerator().document;
  const { duration, description, ...said } = tracker;
  const schema = editing(languages);
  const title = fill(words.editTracker, { tracker: tracker.name });
  // One text for all languages is copied to each of them for editing.
  const texts =
    typeof description === 'string'
      ? Object.fromEntries(languages.map((language) => [language, description]))
      : description;
  return (
    <Modal opened title={title} size="small" onClose={onClose}>
      <Form
        schema={schema}
        initial={{ ...said, ...(texts && { description: texts }) }}
        label={title}
        onSubmit={(entered) => onSave({ ...schema.parse(entered), ...(duration && { duration }) })}
      >
        <TextInput name="name" label={words.cookie.name} autoComplete="off" />
        <DescribingFields />
        <FormActions>
          <Submit>{save}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}

function DescribingFields({ isNew = false }: { readonly isNew?: boolean }) {
  const words = useWords().policies.service.lifetimes;
  const { purposes } = useServiceWords();
  const locale = useLocale();
  const named = purposeIds.map((value) => ({ value, label: purposes[value] }));
  return (
    <>
      <OwnTextField name="description" label={words.cookie.description} required={isNew} />
      <Select
        name="purpose"
        label={words.purpose}
        clearable
        placeholder={words.purposeOfService}
        options={sortedBy(locale, named, ({ label }) => label)}
      />
      <Select
        name="necessary"
        label={words.ground}
        description={words.groundHint}
        clearable
        placeholder={words.groundNone}
        options={groundIds.map((value) => ({ value, label: words.grounds[value] }))}
      />
      <Select
        name="storage"
        label={words.storage}
        clearable
        placeholder={words.unknown}
        options={trackerStorage.options.map((value) => ({ value, label: words.storages[value] }))}
      />
      <Select
        name="party"
        label={words.party}
        clearable
        placeholder={words.unknown}
        options={(['first', 'third'] as const).map((value) => ({ value, label: words.parties[value] }))}
      />
    </>
  );
}

function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[,\n]/).map((each) => each.trim()))].filter((each) => each !== '');
}
