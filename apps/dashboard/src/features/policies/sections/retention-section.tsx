import type { ServiceOverrides } from '@app/contract';
import { NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { useServiceWords } from '../service-words.ts';
import { OverrideSection } from './override-section.tsx';
import { OwnTextInput } from './own-text.tsx';
import classes from './sections.module.css';

type Retention = NonNullable<ServiceOverrides['retention']>;
const units = ['day', 'week', 'month', 'year'] as const;

/** How long data is kept: a period, or the owner's words in each language. */
export function RetentionSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.service.retention;
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['retention']}
      standard={words.default}
      begin={{ retention: { kind: 'period', period: { amount: 12, unit: 'month' } } satisfies Retention }}
      asked={asked}
    >
      <RetentionFields />
    </OverrideSection>
  );
}

function RetentionFields() {
  const words = useWords().policies.service.retention;
  const { unitNames } = useServiceWords();
  const { form } = useFormState();
  const { value, set } = useField<Retention>('retention');
  if (!value) return null;
  return (
    <>
      <SegmentedControl
        aria-label={words.kind}
        data={[
          { value: 'period', label: words.period },
          { value: 'own', label: words.own },
        ]}
        value={value.kind}
        onChange={(kind) =>
          set(kind === 'own' ? { kind, text: {} } : { kind: 'period', period: { amount: 12, unit: 'month' } })
        }
      />
      {value.kind === 'period' ? (
        <div className={classes['pair']}>
          <NumberInput
            label={words.amount}
            data-path="retention.period.amount"
            min={1}
            max={1000}
            allowDecimal={false}
            value={value.period.amount}
            error={form.errors['retention.period.amount']}
            onChange={(amount) => set({ ...value, period: { ...value.period, amount: Number(amount) } })}
          />
          <Select
            label={words.unit}
            data={units.map((unit) => ({ value: unit, label: unitNames[unit] }))}
            allowDeselect={false}
            value={value.period.unit}
            onChange={(chosen) =>
              set({ ...value, period: { ...value.period, unit: units.find((unit) => unit === chosen) ?? 'month' } })
            }
          />
        </div>
      ) : (
        <OwnTextInput
          label={words.text}
          path="retention.text"
          value={value.text}
          required
          onChange={(text) => set({ kind: 'own', text: text ?? {} })}
        />
      )}
    </>
  );
}
