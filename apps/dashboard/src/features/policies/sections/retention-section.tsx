import type { DocumentSettings } from '@app/contract';
import { NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { useServiceWords } from '../service-words.ts';
import { OverrideSection } from './override-section.tsx';
import { OwnTextInput } from './own-text.tsx';
import classes from './sections.module.css';

type Retention = NonNullable<NonNullable<DocumentSettings['activities']>[number]['retention']>;
const aYear = { kind: 'period', period: { amount: 12, unit: 'month' } } as const satisfies Retention;
/** What a change of kind begins with. */
const begun: Readonly<Record<string, Retention>> = {
  period: aYear,
  law: { kind: 'law' },
  own: { kind: 'own', text: {} },
};
const units = ['day', 'week', 'month', 'year'] as const;

type Props = {
  readonly asked: string | undefined;
  /** The periods that the law sets, for an activity. */
  readonly law?: string | undefined;
};

/** How long data is kept: a period, the periods of the law, or the owner's words in each language. */
export function RetentionSection({ asked, law }: Props) {
  const words = useWords().policies.service.retention;
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['retention']}
      standard={words.default}
      begin={{ retention: aYear }}
      asked={asked}
    >
      <RetentionFields law={law} />
    </OverrideSection>
  );
}

function RetentionFields({ law }: Pick<Props, 'law'>) {
  const words = useWords().policies.service.retention;
  const { unitNames } = useServiceWords();
  const { form } = useFormState();
  const { value, set } = useField<Retention>('retention');
  if (!value) return null;
  return (
    <>
      <WithWhy of="serviceRetention" label={words.title}>
        <SegmentedControl
          aria-label={words.kind}
          data={[
            { value: 'period', label: words.period },
            ...(law === undefined ? [] : [{ value: 'law', label: words.law }]),
            { value: 'own', label: words.own },
          ]}
          value={value.kind}
          onChange={(kind) => set(begun[kind] ?? aYear)}
        />
      </WithWhy>
      {value.kind === 'law' && <p className={classes['hint']}>{law}</p>}
      {value.kind === 'period' && (
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
      )}
      {value.kind === 'own' && (
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
