import { sites, type Project } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useRenameProject } from './data.ts';

type Props = { readonly project: Project; readonly onClose: () => void };

export function RenameProject({ project, onClose }: Props) {
  const words = useWords().sites.project;
  const rename = useRenameProject(project.id, () => {
    showToast({ message: words.renamed });
    onClose();
  });
  return (
    <Modal opened title={words.rename} size="small" closable={!rename.isPending} onClose={onClose}>
      <Form
        schema={sites.renameProject.body}
        initial={{ name: project.name }}
        busy={rename.isPending}
        error={rename.error}
        onSubmit={(entered) => rename.mutate(entered)}
      >
        <TextInput name="name" label={words.name} autoFocus maxLength={100} autoComplete="off" />
        <FormActions>
          <Submit>{words.save}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}
