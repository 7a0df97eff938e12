import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveAgent, type DsarAgent } from './agents-data.ts';

type Props = { readonly siteId: string; readonly agent: DsarAgent | undefined; readonly onClose: () => void };

/** Connects an authorized agent, or changes it. */
export function AgentDialog({ siteId, agent, onClose }: Props) {
  const words = useAreaWords('requests').form.agents;
  const save = useSaveAgent(siteId, agent);
  const [entered, setEntered] = useState({
    agentId: agent?.agentId ?? '',
    name: agent?.name ?? '',
    verifyKey: agent?.verifyKey ?? '',
    isRelied: agent?.isRelied ?? false,
  });
  const submit = async (): Promise<void> => {
    try {
      await save.mutateAsync(entered);
      showToast({ message: words.saved });
      onClose();
    } catch {
      // Shown above the button.
    }
  };
  return (
    <Modal opened title={agent ? words.editTitle : words.addTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={words.agentId}
            description={words.agentIdHint}
            required
            disabled={agent !== undefined}
            maxLength={100}
            pattern="[A-Za-z0-9_.\-]+"
            autoComplete="off"
            spellCheck={false}
            value={entered.agentId}
            onChange={({ currentTarget }) => setEntered({ ...entered, agentId: currentTarget.value })}
          />
          <TextInput
            label={words.name}
            required
            maxLength={100}
            autoComplete="off"
            value={entered.name}
            onChange={({ currentTarget }) => setEntered({ ...entered, name: currentTarget.value })}
          />
          <TextInput
            label={words.verifyKey}
            description={words.verifyKeyHint}
            required
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={entered.verifyKey}
            onChange={({ currentTarget }) => setEntered({ ...entered, verifyKey: currentTarget.value })}
          />
          <Switch
            label={words.isRelied}
            description={words.isReliedHint}
            checked={entered.isRelied}
            onChange={({ currentTarget }) => setEntered({ ...entered, isRelied: currentTarget.checked })}
          />
          {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
