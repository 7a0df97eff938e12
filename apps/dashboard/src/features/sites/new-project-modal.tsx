import { sites } from '@app/contract';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { sitesFoundQuery } from '#app/sites.ts';
import { Form, FormActions, MultiSelect, Submit, TextInput, useSetField } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useUi } from '#ui/ui-context.tsx';
import { useCreateProject } from './data.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

export function NewProjectModal({ opened, onClose }: Props) {
  const { sites: ofSites, shell } = useWords();
  const words = ofSites.project;
  const { words: ui } = useUi();
  const create = useCreateProject(() => {
    showToast({ message: words.created });
    onClose();
  });
  const [adding, setAdding] = useState(false);
  const found = useQuery({ ...sitesFoundQuery(''), enabled: adding });
  const options = found.data?.sites ?? [];
  return (
    <Modal opened={opened} title={words.title} closable={!create.isPending} onClose={onClose}>
      <Form
        schema={sites.createProject.body}
        busy={create.isPending}
        error={create.error}
        onSubmit={(project) => create.mutate(project)}
      >
        <TextInput
          name="name"
          label={words.name}
          description={words.nameHint}
          autoFocus
          maxLength={100}
          autoComplete="off"
        />
        <AddingSwitch adding={adding} onChange={setAdding} />
        {adding && !found.data && found.error && (
          <Failure message={shell.failure.boxTitle} error={found.error} onRetry={() => void found.refetch()} />
        )}
        {adding && !found.error && (
          <MultiSelect
            name="siteIds"
            label={words.sites}
            description={found.isSuccess && options.length === 0 ? words.noSites : undefined}
            disabled={options.length === 0}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <FormActions>
          <Button variant="default" disabled={create.isPending} onClick={onClose}>
            {ui.dialog.cancel}
          </Button>
          <Submit disabled={adding && options.length === 0}>{words.create}</Submit>
        </FormActions>
      </Form>
    </Modal>
  );
}

/** The choice of sites, which can be hidden. A hidden choice is not sent. */
function AddingSwitch({
  adding,
  onChange,
}: {
  readonly adding: boolean;
  readonly onChange: (adding: boolean) => void;
}) {
  const setField = useSetField();
  return (
    <Switch
      label={useWords().sites.project.addExisting}
      checked={adding}
      onChange={(event) => {
        if (!event.currentTarget.checked) setField('siteIds', []);
        onChange(event.currentTarget.checked);
      }}
    />
  );
}
