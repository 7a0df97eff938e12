import { signOffs } from '@app/contract';
import { Text } from '@mantine/core';
import { Form, FormActions, Submit, TextArea } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { usePaths } from '#app/paths.ts';
import { useAsk } from './data.ts';
import { useSignOffWords } from './words.ts';

type Props = { readonly siteId: string; readonly documentId?: string; readonly onClose: () => void };

/** Asks for approval of what is set now. */
export function AskDialog({ siteId, documentId, onClose }: Props) {
  const { ask: words, waiting } = useSignOffWords();
  const paths = usePaths();
  const ask = useAsk(siteId);
  return (
    <Modal opened title={words.title} size="medium" closable={!ask.isPending} onClose={onClose}>
      <Text size="sm" mb="md">
        {words.text}
      </Text>
      <Form
        schema={signOffs.ask.body.pick({ note: true })}
        initial={{}}
        busy={ask.isPending}
        error={ask.error}
        onSubmit={({ note }) =>
          ask.mutate(
            { ...(documentId && { documentId }), ...(note && { note }) },
            {
              onSuccess: ({ id }) => {
                showToast({ message: words.done, links: [{ label: waiting.open, to: paths.signOff(siteId, id) }] });
                onClose();
              },
            },
          )
        }
      >
        <TextArea name="note" label={words.note} description={words.noteHint} maxLength={500} />
        <FormActions>
          <Submit>{words.submit}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}
