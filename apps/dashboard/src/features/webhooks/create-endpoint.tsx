import { Modal } from '#ui/modal.tsx';
import { useCreateEndpoint } from './data.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { SecretShown } from './secret-shown.tsx';
import { useWebhookWords } from './words.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Adds an endpoint, and shows its secret only this once. */
export function CreateEndpoint({ opened, onClose }: Props) {
  const words = useWebhookWords();
  const create = useCreateEndpoint();
  const close = (): void => {
    onClose();
    create.reset();
  };
  return (
    <Modal
      opened={opened}
      title={create.data ? words.created : words.createTitle}
      closable={!create.isPending}
      onClose={close}
    >
      {create.data ? (
        <SecretShown secret={create.data.secret} onClose={close} />
      ) : (
        <EndpointForm
          label={words.createTitle}
          initial={{ types: ['consent.recorded', 'consent.withdrawn'], siteIds: [] }}
          submit={words.create}
          busy={create.isPending}
          error={create.error}
          onSubmit={(entered) => create.mutate(entered)}
        />
      )}
    </Modal>
  );
}
