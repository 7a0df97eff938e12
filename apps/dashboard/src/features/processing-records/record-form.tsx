import { securityMeasures } from '@app/catalogue/choices.ts';
import { dataSubjectRights } from '@app/catalogue/data-subject-rights.ts';
import { transferBases, whoProcesses } from '@app/catalogue/register.ts';
import { subjects } from '@app/catalogue/subjects.ts';
import { processingRecords, type Call } from '@app/contract';
import { fill } from '@app/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { peopleQuery } from '#app/people.ts';
import { useAreaWords } from '#app/area-words.ts';
import { useMayIn } from '#app/rights.ts';
import { EntriesGuard, useEntries } from '#app/saving/entries.tsx';
import { WithWhy } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, MultiSelect, Select, Submit, TextArea, TextInput } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { recordQuery, useSaveRecord, type ProcessingRecord } from './data.ts';
import { LinesInput } from './lines-input.tsx';
import { OnBehalfFields } from './on-behalf-fields.tsx';

const schema = processingRecords.update.body.shape.fields;

type Props = { readonly record: ProcessingRecord; readonly readOnly: boolean };

type Fields = Call<typeof processingRecords.update>['body']['fields'];

/** What the register adds to the facts of documents. */
export function RecordForm({ record: newest, readOnly }: Props) {
  const words = useAreaWords('processingRecords');
  const measureNames = useAreaWords('policies').settings.security.measures;
  const client = useQueryClient();
  const save = useSaveRecord(newest.id);
  const entries = useEntries<ProcessingRecord, Fields>({
    newest,
    shownOf: fieldsOf,
    // What the policy shows and what documents state is changed beside this form.
    save: (entered, { version, fields: { showInPolicy, policyParts, deviation, activity } }) =>
      save.mutateAsync({ version, fields: { ...entered, showInPolicy, policyParts, deviation, activity } }),
    onSaved: () => showToast({ message: words.saved }),
    reload: () => client.fetchQuery({ ...recordQuery(newest.id), staleTime: 0 }),
  });
  const { stored: record } = entries;
  const { fields, stated } = record;
  const title = record.role === 'processor' ? words.onBehalfField : words.addsTitle;
  const initial = {
    ...fields,
    label: fields.label ?? '',
    description: fields.description ?? '',
    ownerId: fields.ownerId ?? undefined,
    deputyId: fields.deputyId ?? undefined,
  };
  return (
    <Card title={title} description={record.role === 'processor' ? words.onBehalfText : words.addsText}>
      <EntriesGuard entries={entries} />
      <Form
        key={entries.formKey}
        schema={schema}
        initial={initial}
        label={title}
        busy={entries.isSaving}
        readOnly={readOnly}
        onChange={(values) => entries.note(values, initial)}
        onSubmit={(entered) =>
          entries.submit({
            ...entered,
            ownerId: entered.ownerId ?? null,
            deputyId: entered.deputyId ?? null,
          })
        }
      >
        <TextInput
          name="label"
          label={words.label}
          description={stated ? fill(words.labelHint, { name: stated.name }) : undefined}
          maxLength={200}
          autoComplete="off"
        />
        <TextArea name="description" label={words.descriptionField} maxLength={2000} minRows={2} />
        {record.role === 'processor' && <OnBehalfFields />}
        <WithWhy of="recordSubjects" label={words.subjectsField}>
          <MultiSelect name="subjects" label={words.subjectsField} options={options(subjects, words.subjects)} />
        </WithWhy>
        {record.role === 'controller' && (
          <>
            <MultiSelect name="rights" label={words.rightsField} options={options(dataSubjectRights, words.rights)} />
            <MultiSelect name="processedBy" label={words.processedByField} options={options(whoProcesses, words.who)} />
          </>
        )}
        {stated?.transfers.some(({ third }) => third) && (
          <WithWhy of="transferBasis" label={words.transferBasisField}>
            <Select
              name="transferBasis"
              label={words.transferBasisField}
              options={options(transferBases, words.transferBases)}
            />
          </WithWhy>
        )}
        <WithWhy of="recordMeasures" label={words.measuresField}>
          <MultiSelect name="measures" label={words.measuresField} options={options(securityMeasures, measureNames)} />
        </WithWhy>
        <LinesInput name="ownMeasures" label={words.ownMeasuresField} description={words.onePerLine} />
        <LinesInput name="systems" label={words.systemsField} description={words.systemsHint} />
        <Responsible />
        {!readOnly && (
          <FormActions>
            <Submit>{words.save}</Submit>
          </FormActions>
        )}
      </Form>
    </Card>
  );
}

/** The fields that the form has, so that what is changed beside it leaves what was typed. */
function fieldsOf({
  fields: { showInPolicy: _, policyParts: __, deviation: ___, activity: ____, ...fields },
}: ProcessingRecord): object {
  return fields;
}

/** Who answers for the record. Only for those who may see the people of the account. */
function Responsible() {
  const words = useAreaWords('processingRecords');
  const mayRead = useMayIn(null)('people.read');
  const { data } = useQuery({ ...peopleQuery, enabled: mayRead });
  if (!data) return null;
  const people = data.people.flatMap(({ id, email }) => (email ? [{ value: id, label: email }] : []));
  return (
    <>
      <Select name="ownerId" label={words.ownerField} description={words.ownerHint} options={people} clearable />
      <Select name="deputyId" label={words.deputyField} options={people} clearable />
    </>
  );
}

function options<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }));
}
