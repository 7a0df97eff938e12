import { policyParts, type IpmSetting } from '@app/contract';
import { Group, Radio, SimpleGrid } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetInPolicy, type ProcessingRecord } from './data.ts';

type Props = { readonly record: ProcessingRecord; readonly mayChange: boolean };
type Field = IpmSetting['ipm_field'];

/** Whether the switches of a record are not as they begin. Then it can be neither ended nor deleted, even if its service is gone. */
export function decidesPolicy({
  isAlternate,
  fields: { showInPolicy, policyParts: shown },
}: ProcessingRecord): boolean {
  return isAlternate ? showInPolicy : !showInPolicy || shown.length > 0;
}

/** What the privacy policy shows of the service of a record. PRODUCT §3, "IPM setting". */
export function PolicyCard({ record, mayChange }: Props) {
  const words = useAreaWords('processingRecords').inPolicy;
  const { showInPolicy } = record.fields;
  return (
    <Card
      title={words.title}
      description={
        record.stated === null
          ? record.isAlternate
            ? words.textGoneAlternate
            : words.textGone
          : record.isAlternate
            ? words.textAlternate
            : words.text
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg" verticalSpacing="sm">
        <Choice record={record} field="show_in_policy" mayChange={mayChange} />
        {showInPolicy &&
          policyParts.map((field) => <Choice key={field} record={record} field={field} mayChange={mayChange} />)}
      </SimpleGrid>
    </Card>
  );
}

function Choice({ record, field, mayChange }: Props & { readonly field: Field }) {
  const words = useAreaWords('processingRecords');
  const save = useSetInPolicy(record.id);
  const { showInPolicy, policyParts: shown } = record.fields;
  const stored = field === 'show_in_policy' ? showInPolicy : shown.includes(field);
  // While it is being saved, the new value; if that fails, the stored one again.
  const isShown = save.isPending ? save.variables.ipm_field_value : stored;
  const choose = async (value: boolean): Promise<void> => {
    try {
      await save.mutateAsync({ ipm_field: field, ipm_field_value: value });
      showToast({ message: words.saved, hideAfter: 2000 });
    } catch (error) {
      showToast({ message: failureMessage(error), hideAfter: 4000 });
    }
  };
  return (
    <Radio.Group
      label={words.inPolicy.fields[field]}
      value={isShown ? 'show' : 'hide'}
      onChange={(value) => {
        if (!save.isPending) void choose(value === 'show');
      }}
    >
      <Group gap="lg" mt={4}>
        <Radio value="show" label={words.inPolicy.show} disabled={!mayChange} />
        <Radio value="hide" label={words.inPolicy.hide} disabled={!mayChange} />
      </Group>
    </Radio.Group>
  );
}
