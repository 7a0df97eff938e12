import { recipients } from '@app/contract';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddRecipient } from './recipient-data.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

const schema = recipients.create.body.pick({ name: true });

/** Adds a recipient whom no service or activity names. */
export function AddRecipientDialog({ opened, onClose }: Props) {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const navigate = useNavigate();
  const add = useAddRecipient();
  return (
    <Modal opened={opened} title={words.add} onClose={onClose}>
      <p>{words.addText}</p>
      <Form
        schema={schema}
        label={words.add}
        busy={add.isPending}
        error={add.error}
        onSubmit={async (entered) => {
          const { id } = await add.mutateAsync(entered);
          showToast({ message: words.added });
          void navigate(paths.recipients(id));
        }}
      >
        <TextInput name="name" label={words.name} maxLength={200} autoComplete="off" autoFocus />
        <FormActions>
          <Submit>{words.add}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}
