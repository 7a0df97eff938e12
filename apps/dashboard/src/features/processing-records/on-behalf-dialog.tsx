import { processingRecords } from '@app/contract';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useCreateOnBehalf } from './data.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

const schema = processingRecords.createOnBehalf.body.pick({ label: true });

/** Adds a record of something that is done on behalf of customers. */
export function OnBehalfDialog({ opened, onClose }: Props) {
  const words = useAreaWords('recipients');
  const { created } = useAreaWords('processingRecords');
  const paths = usePaths();
  const navigate = useNavigate();
  const create = useCreateOnBehalf();
  return (
    <Modal opened={opened} title={words.onBehalfAdd} onClose={onClose}>
      <Form
        schema={schema}
        label={words.onBehalfAdd}
        busy={create.isPending}
        error={create.error}
        onSubmit={async ({ label }) => {
          const { id } = await create.mutateAsync({ label, onBehalf: {} });
          showToast({ message: created });
          void navigate(paths.processingRecords(id));
        }}
      >
        <TextInput
          name="label"
          label={words.onBehalfName}
          description={words.onBehalfNameHint}
          maxLength={200}
          autoComplete="off"
          autoFocus
        />
        <FormActions>
          <Submit>{words.onBehalfAdd}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}
