import { fill } from '@app/texts';
import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormActions } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useDeleteEndpoint, useRotate, useUpdateEndpoint, type WebhookEndpoint } from './data.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { SecretShown } from './secret-shown.tsx';
import { useWebhookWords } from './words.ts';

export type Opened = 'edit' | 'rotate' | 'delete';

type Props = {
  readonly endpoint: WebhookEndpoint;
  readonly opened: Opened | undefined;
  readonly onClose: () => void;
};

/** The actions on an endpoint, each in a dialog of its own. */
export function EndpointDialogs(props: Props) {
  return (
    <>
      <Edit {...props} />
      <Rotate {...props} />
      <Delete {...props} />
    </>
  );
}

function Edit({ endpoint, opened, onClose }: Props) {
  const words = useWebhookWords();
  const update = useUpdateEndpoint(endpoint.id);
  const { url, description, types, siteIds, eventKinds } = endpoint;
  return (
    <Modal opened={opened === 'edit'} title={words.edit} closable={!update.isPending} onClose={onClose}>
      {opened === 'edit' && (
        <EndpointForm
          label={words.edit}
          initial={{ url, description, types, siteIds, eventKinds }}
          submit={words.save}
          busy={update.isPending}
          error={update.error}
          onSubmit={(entered) => update.mutate(entered, { onSuccess: onClose })}
        />
      )}
    </Modal>
  );
}

function Rotate({ endpoint, opened, onClose }: Props) {
  const words = useWebhookWords();
  const rotate = useRotate(endpoint.id);
  const close = (): void => {
    onClose();
    rotate.reset();
  };
  return (
    <Modal opened={opened === 'rotate'} title={words.rotate} closable={!rotate.isPending} onClose={close}>
      {rotate.data ? (
        <SecretShown secret={rotate.data.secret} note={words.secret.oldStays} onClose={close} />
      ) : (
        <Stack>
          <Text size="sm">{words.rotateText}</Text>
          <FormActions>
            <Button loading={rotate.isPending} onClick={() => rotate.mutate()}>
              {words.rotateNow}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Modal>
  );
}

function Delete({ endpoint, opened, onClose }: Props) {
  const words = useWebhookWords();
  const remove = useDeleteEndpoint(endpoint.id);
  const navigate = useNavigate();
  const paths = usePaths();
  return (
    <ConfirmDialog
      opened={opened === 'delete'}
      title={fill(words.deleteTitle, { host: new URL(endpoint.url).host })}
      text={words.deleteText}
      confirmLabel={words.delete}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => void navigate(paths.webhooks), onError: onClose })}
      onClose={onClose}
    />
  );
}
