import { accounts, permission } from '@app/contract';
import { fill, plural } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { useMe } from '#app/session.ts';
import { Form, FormActions, MultiSelect, Select, Submit, TextInput } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { apiKeysQuery, keyProjectsQuery, useCreateApiKey } from './data.ts';
import { KeyShownOnce } from './key-shown-once.tsx';

// A select speaks text.
const schema = accounts.createApiKey.body.extend({
  days: z.string(),
  permissions: z.array(permission).optional(),
  projectIds: z.array(z.string()).optional(),
});
const lifetimes = [30, 90, 180, 365];
const never = 'never';

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Creates a key, and shows it only this once. */
export function CreateApiKey({ opened, onClose }: Props) {
  const words = useAreaWords('apiKeys');
  const locale = useLocale();
  const create = useCreateApiKey();
  const made = create.data;
  const me = useMe();
  const projects = useQuery(keyProjectsQuery).data?.projects ?? [];
  const mayLast = useQuery(apiKeysQuery).data?.endlessKeys ?? false;
  const close = (): void => {
    onClose();
    create.reset();
  };

  return (
    <Modal
      opened={opened}
      title={made ? fill(words.created, { name: made.name }) : words.createTitle}
      closable={!create.isPending}
      onClose={close}
    >
      {made ? (
        <KeyShownOnce apiKey={made.key} onClose={close} />
      ) : (
        <Form
          schema={schema}
          label={words.createTitle}
          focus="name"
          initial={{ days: '90' }}
          busy={create.isPending}
          error={create.error}
          onSubmit={({ name, days, permissions, projectIds }) =>
            create.mutate({
              name,
              days: days === never ? null : Number(days),
              ...(permissions?.length && { permissions }),
              ...(projectIds?.length && { projectIds }),
            })
          }
        >
          <TextInput name="name" label={words.name} description={words.nameHint} maxLength={100} autoComplete="off" />
          <Select
            name="days"
            label={words.days}
            description={words.daysHint}
            options={[
              ...lifetimes.map((days) => ({ value: String(days), label: plural(locale, days, words.dayCount) })),
              ...(mayLast ? [{ value: never, label: words.withoutEnd }] : []),
            ]}
          />
          <MultiSelect
            name="permissions"
            label={words.permissions}
            description={words.permissionsHint}
            placeholder={words.permissionsAll}
            options={[...me.permissions]}
          />
          {projects.length > 0 && (
            <MultiSelect
              name="projectIds"
              label={words.projects}
              description={words.projectsHint}
              placeholder={words.projectsAll}
              options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <FormActions>
            <Submit>{words.create}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}
