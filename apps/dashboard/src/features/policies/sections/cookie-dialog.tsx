import type { TrackerLifetimes } from '@app/contract';
import { fill } from '@app/texts';
import { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Select, Submit, TextArea, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';

export type Tracker = TrackerLifetimes['trackers'][number];

const description = z.string().trim().min(1).max(500);
const party = z.enum(['first', 'third']).optional();
// Names and description are required; several names stand in one field.
const adding = z.object({ names: z.string().trim().min(1).max(2000), description, party });
// What the catalogue knows has no description, and needs none.
const editing = z.object({ name: z.string().trim().min(1).max(200), description: description.optional(), party });

type AddProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdd: (trackers: readonly Tracker[]) => void;
};

/** Adds cookies to a service. Its form is one of its own, inside of another dialog. */
export function CookieDialog({ opened, onClose, onAdd }: AddProps) {
  const words = useWords().policies.service.lifetimes.cookie;
  return (
    <Modal opened={opened} title={words.title} size="small" onClose={onClose}>
      {opened && (
        <Form
          schema={adding}
          label={words.title}
          onSubmit={(entered) => {
            const { names, ...described } = adding.parse(entered);
            onAdd(namesIn(names).map((name) => ({ name, ...described })));
          }}
        >
          <TextInput name="names" label={words.names} description={words.namesHint} autoComplete="off" />
          <DescribingFields />
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

/** Changes what is said of one tracker; its lifetime stands in the list. */
export function TrackerDialog({ tracker, onClose, onSave }: EditProps) {
  const { lifetimes: words, save } = useWords().policies.service;
  const { name, duration } = tracker;
  const title = fill(words.editTracker, { tracker: name });
  return (
    <Modal opened title={title} size="small" onClose={onClose}>
      <Form
        schema={editing}
        initial={tracker}
        label={title}
        onSubmit={(entered) => onSave({ ...editing.parse(entered), ...(duration && { duration }) })}
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

function DescribingFields() {
  const words = useWords().policies.service.lifetimes;
  return (
    <>
      <TextArea name="description" label={words.cookie.description} />
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
  return [...new Set(text.split(/[,\n]/).map((name) => name.trim()))].filter((name) => name !== '');
}
