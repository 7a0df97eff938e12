import { legalBases } from '@app/catalogue/choices.ts';
import { Alert, Button, Group, NativeSelect, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeStated, type ProcessingRecord } from './data.ts';

const units = ['day', 'week', 'month', 'year'] as const;

type Props = {
  readonly record: ProcessingRecord;
  readonly stated: NonNullable<ProcessingRecord['stated']>;
  readonly onClose: () => void;
};

/** Changes the legal basis and the retention that documents state. */
export function StatedDialog({ record, stated, onClose }: Props) {
  const words = useAreaWords('processingRecords');
  const { names } = useAreaWords('policies').service.legalBasis;
  const save = useChangeStated(record.id);
  const before = stated.bases.length === 1 ? (stated.bases[0] ?? '') : '';
  const [basis, setBasis] = useState<string>(before);
  const [how, setHow] = useState<'same' | 'usual' | 'period'>('same');
  const [amount, setAmount] = useState(12);
  const [unit, setUnit] = useState<(typeof units)[number]>('month');
  const send = (): void => {
    const chosen = legalBases.find((one) => one === basis);
    save.mutate(
      {
        ...(basis !== before && { legalBasis: chosen ?? null }),
        ...(how === 'usual' && { retention: null }),
        ...(how === 'period' && { retention: { kind: 'period' as const, period: { amount, unit } } }),
      },
      {
        onSuccess: () => {
          showToast({ message: words.savedStated });
          onClose();
        },
      },
    );
  };
  return (
    <Modal opened title={words.changeTitle} onClose={onClose}>
      <Stack gap="md">
        <NativeSelect
          label={words.basis}
          value={basis}
          data={[{ value: '', label: words.usual }, ...legalBases.map((value) => ({ value, label: names[value] }))]}
          onChange={({ currentTarget }) => setBasis(currentTarget.value)}
        />
        <NativeSelect
          label={words.keptHow}
          value={how}
          data={[
            { value: 'same', label: stated.kept },
            { value: 'usual', label: words.keptUsual },
            { value: 'period', label: words.keptPeriod },
          ]}
          onChange={({ currentTarget: { value } }) => setHow(value === 'usual' || value === 'period' ? value : 'same')}
        />
        {how === 'period' && (
          <Group grow align="flex-end">
            <NumberInput
              label={words.amount}
              min={1}
              max={1000}
              allowDecimal={false}
              value={amount}
              onChange={(value) => setAmount(Number(value) || 1)}
            />
            <NativeSelect
              label={words.unit}
              value={unit}
              data={units.map((value) => ({ value, label: words.units[value] }))}
              onChange={({ currentTarget }) => setUnit(units.find((one) => one === currentTarget.value) ?? unit)}
            />
          </Group>
        )}
        {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
        <Group justify="flex-end">
          <Button loading={save.isPending} onClick={send}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
