import { clauseModules, contractKinds, recipientRoles } from '@app/catalogue/register.ts';
import { recipients, type Call } from '@app/contract';
import { countriesIn, countryName } from '@app/texts';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useAreaWords } from '#app/area-words.ts';
import { EntriesGuard, useEntries } from '#app/saving/entries.tsx';
import { useLocale } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, Select, Submit, TextArea, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { PartiesInput } from './parties-input.tsx';
import { recipientQuery, useSaveRecipient, type RecipientView } from './recipient-data.ts';

const schema = recipients.update.body.shape.fields;

type Fields = Call<typeof recipients.update>['body']['fields'];
type Props = { readonly recipient: RecipientView; readonly readOnly: boolean };

/** What somebody knows of a recipient, and the contract with it. */
export function RecipientForm({ recipient: newest, readOnly }: Props) {
  const words = useAreaWords('recipients');
  const locale = useLocale();
  const client = useQueryClient();
  const save = useSaveRecipient(newest);
  const entries = useEntries<RecipientView, Fields>({
    newest,
    shownOf: ({ fields }) => fields,
    save: (fields, { version }) => save.mutateAsync({ version, fields }),
    onSaved: () => showToast({ message: words.saved }),
    reload: () => client.fetchQuery({ ...recipientQuery(newest.id), staleTime: 0 }),
  });
  const { stored: recipient } = entries;
  // What is known without anybody entering it stands in the empty fields.
  const { role, country } = recipient;
  const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }));
  const roles = recipientRoles.map((value) => ({ value, label: words.roles[value] }));
  return (
    <Card title={words.fieldsTitle} description={words.fieldsText}>
      <EntriesGuard entries={entries} />
      <Form
        key={entries.formKey}
        schema={schema}
        initial={recipient.fields}
        label={words.fieldsTitle}
        busy={entries.isSaving}
        readOnly={readOnly}
        onChange={(values) => entries.note(values, recipient.fields)}
        onSubmit={entries.submit}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <WithWhy of="recipientRole" label={words.role}>
            <Select
              name="role"
              label={words.role}
              options={roles}
              placeholder={role ? words.roles[role] : words.unknownRole}
              clearable
            />
          </WithWhy>
          <Select
            name="country"
            label={words.country}
            options={countries}
            placeholder={country ? countryName(locale, country) : words.unknownRole}
            clearable
          />
        </SimpleGrid>
        <TextInput name="email" label={words.email} type="email" inputMode="email" autoComplete="off" />
        <TextArea name="address" label={words.address} minRows={2} maxLength={500} />
        <ContractFields readOnly={readOnly} />
        {!readOnly && (
          <FormActions>
            <Submit>{words.save}</Submit>
          </FormActions>
        )}
      </Form>
    </Card>
  );
}

function ContractFields({ readOnly }: Pick<Props, 'readOnly'>) {
  const words = useAreaWords('recipients');
  const contract = useFieldValue<object>('contract');
  const setField = useSetField();
  if (!contract)
    return readOnly ? null : (
      <Group>
        <Button
          variant="default"
          onClick={() => setField('contract', { kind: 'processing', signedOn: '', subprocessors: [] })}
        >
          {words.enterContract}
        </Button>
      </Group>
    );
  const kinds = contractKinds.map((value) => ({ value, label: words.kinds[value] }));
  const modules = clauseModules.map((value) => ({ value, label: words.clauseModules[value] }));
  return (
    <Stack component="fieldset" gap="md" p="md" m={0} style={{ border: '1px solid var(--app-line)', minWidth: 0 }}>
      <legend>{words.contractTitle}</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <WithWhy of="recipientContract" label={words.kind}>
          <Select name="contract.kind" label={words.kind} options={kinds} />
        </WithWhy>
        <TextInput name="contract.signedOn" label={words.signedOn} type="date" />
        <TextInput name="contract.reviewOn" label={words.reviewOn} type="date" />
        <TextInput name="contract.endsOn" label={words.endsOn} type="date" />
      </SimpleGrid>
      <TextInput
        name="contract.reference"
        label={words.reference}
        description={words.referenceHint}
        maxLength={500}
        autoComplete="off"
      />
      <Select name="contract.clauseModule" label={words.clauseModule} options={modules} clearable />
      <PartiesInput name="contract.subprocessors" label={words.subprocessors} description={words.namesHint} />
      {!readOnly && (
        <Group>
          <Button variant="default" onClick={() => setField('contract', undefined)}>
            {words.removeContract}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
