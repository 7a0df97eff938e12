import { processorPaths } from '@app/contract';
import { Alert, Button, Checkbox, Group, NativeSelect, PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveProcessor, type DsarProcessor } from './processors-data.ts';

/** The identities that are offered, as type and format. */
const identities = [
  { name: 'email raw', type: 'email', format: 'raw' },
  { name: 'email sha256', type: 'email', format: 'sha256' },
  { name: 'email sha1', type: 'email', format: 'sha1' },
  { name: 'email md5', type: 'email', format: 'md5' },
  { name: 'controller_customer_id raw', type: 'controller_customer_id', format: 'raw' },
] as const;
type Identity = DsarProcessor['identities'][number];
const nameOf = ({ type, format }: Identity) => `${type} ${format}`;

type Props = { readonly processor: DsarProcessor | undefined; readonly onClose: () => void };

/** Connects a processor that speaks OpenDSR, or changes it. */
export function ProcessorDialog({ processor, onClose }: Props) {
  const words = useAreaWords('requests').processors;
  const save = useSaveProcessor(processor);
  const [entered, setEntered] = useState({
    name: processor?.name ?? '',
    url: processor?.url ?? '',
    path: processor?.path ?? 'requests',
    propertyId: processor?.propertyId ?? '',
    sendsItself: processor?.sendsItself ?? false,
    authorization: '',
  });
  const [chosen, setChosen] = useState<readonly string[]>(processor?.identities.map(nameOf) ?? ['email raw']);
  const wrong = save.error instanceof ApiError ? save.error.fields : {};
  const submit = async (): Promise<void> => {
    const { authorization, propertyId, ...fields } = entered;
    try {
      await save.mutateAsync({
        ...fields,
        propertyId: propertyId.trim() === '' ? null : propertyId,
        identities: identities
          .filter(({ name }) => chosen.includes(name))
          .map(({ type, format }) => ({ type, format })),
        ...(authorization !== '' && { authorization }),
      });
      showToast({ message: words.saved });
      onClose();
    } catch {
      // Shown above the button.
    }
  };
  return (
    <Modal opened title={processor ? words.editTitle : words.addTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={words.name}
            description={words.nameHint}
            required
            maxLength={100}
            autoComplete="off"
            value={entered.name}
            error={wrong['name']?.message}
            onChange={({ currentTarget }) => setEntered({ ...entered, name: currentTarget.value })}
          />
          <TextInput
            label={words.url}
            description={words.urlHint}
            required
            type="url"
            maxLength={1000}
            placeholder="https://"
            value={entered.url}
            error={wrong['url']?.message}
            onChange={({ currentTarget }) => setEntered({ ...entered, url: currentTarget.value })}
          />
          <NativeSelect
            label={words.path}
            value={entered.path}
            data={processorPaths.map((value) => ({ value, label: `/${value}` }))}
            onChange={({ currentTarget: { value } }) =>
              setEntered({ ...entered, path: processorPaths.find((one) => one === value) ?? 'requests' })
            }
          />
          <PasswordInput
            label={words.authorization}
            description={processor?.hasAuthorization ? words.authorizationKept : words.authorizationHint}
            maxLength={4000}
            autoComplete="off"
            value={entered.authorization}
            onChange={({ currentTarget }) => setEntered({ ...entered, authorization: currentTarget.value })}
          />
          <TextInput
            label={words.propertyId}
            description={words.propertyIdHint}
            maxLength={200}
            autoComplete="off"
            value={entered.propertyId}
            onChange={({ currentTarget }) => setEntered({ ...entered, propertyId: currentTarget.value })}
          />
          <Checkbox.Group label={words.identities} withAsterisk value={[...chosen]} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {identities.map(({ name }) => (
                <Checkbox key={name} value={name} label={words.identity[name]} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch
            label={words.sendsItself}
            description={words.sendsItselfHint}
            checked={entered.sendsItself}
            onChange={({ currentTarget }) => setEntered({ ...entered, sendsItself: currentTarget.checked })}
          />
          {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={chosen.length === 0}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
