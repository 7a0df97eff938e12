import { signOffs, type Project } from '@app/contract';
import { Text } from '@mantine/core';
import { Form, FormActions, Submit, Switch } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetRequired } from './data.ts';
import { useSignOffWords } from './words.ts';

type Props = { readonly project: Project; readonly onClose: () => void };

/** Sets whether a project publishes by approval alone. */
export function ProjectDialog({ project, onClose }: Props) {
  const { project: words } = useSignOffWords();
  const set = useSetRequired(project.id);
  return (
    <Modal opened title={words.title} size="medium" closable={!set.isPending} onClose={onClose}>
      <Text size="sm" mb="md">
        {words.text}
      </Text>
      <Form
        schema={signOffs.setRequired.body}
        initial={{ required: project.signOff }}
        busy={set.isPending}
        error={set.error}
        onSubmit={({ required }) =>
          set.mutate(required, {
            onSuccess: () => {
              showToast({ message: words.saved });
              onClose();
            },
          })
        }
      >
        <Switch name="required" label={words.required} />
        <FormActions>
          <Submit>{words.save}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}
