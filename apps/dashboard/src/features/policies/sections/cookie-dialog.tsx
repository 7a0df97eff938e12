import { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit, TextArea, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';

// Both are required; several names stand in one field.
const schema = z.object({ names: z.string().trim().min(1).max(2000), description: z.string().trim().min(1).max(500) });

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdd: (names: readonly string[], description: string) => void;
};

/** Adds cookies to a service. Its form is one of its own, inside of another dialog. */
export function CookieDialog({ opened, onClose, onAdd }: Props) {
  const words = useWords().policies.service.lifetimes.cookie;
  return (
    <Modal opened={opened} title={words.title} size="small" onClose={onClose}>
      {opened && (
        <Form
          schema={schema}
          label={words.title}
          onSubmit={({ names, description }) => onAdd(namesIn(names), description.trim())}
        >
          <TextInput name="names" label={words.names} description={words.namesHint} autoComplete="off" />
          <TextArea name="description" label={words.description} />
          <FormActions>
            <Submit>{words.add}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}

function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[,\n]/).map((name) => name.trim()))].filter((name) => name !== '');
}
