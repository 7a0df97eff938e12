import type { Question } from '@app/contract';
import { countriesIn } from '@app/texts';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { useLocale, useWords } from '#app/words.tsx';
import { useServiceWords } from '../service-words.ts';
import type { Chosen } from './data.ts';
import classes from './questions.module.css';

type Props = {
  readonly takes: NonNullable<Question['choices'][number]['takes']>;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

const units = ['day', 'week', 'month', 'year'] as const;
const usual = { amount: 14, unit: 'day' } as const;

/** What a choice takes besides: a period, a company with its country, or a product. */
export function AnswerDetails({ takes, chosen, onChange }: Props) {
  const words = useWords().policies.questions;
  const { unitNames } = useServiceWords();
  const locale = useLocale();
  if (takes === 'period') {
    const { amount, unit } = chosen.period ?? usual;
    return (
      <div className={classes['pair']}>
        <NumberInput
          label={words.amount}
          min={1}
          max={1000}
          allowDecimal={false}
          value={chosen.period ? amount : ''}
          onChange={(entered) =>
            onChange({ ...chosen, period: entered === '' ? undefined : { amount: Number(entered), unit } })
          }
        />
        <Select
          label={words.unit}
          data={units.map((each) => ({ value: each, label: unitNames[each] }))}
          allowDeselect={false}
          value={unit}
          onChange={(entered) =>
            onChange({ ...chosen, period: { amount, unit: units.find((each) => each === entered) ?? unit } })
          }
        />
      </div>
    );
  }
  return (
    <div className={classes['pair']}>
      <TextInput
        label={takes === 'company' ? words.company : words.product}
        maxLength={200}
        autoComplete="off"
        value={chosen.name ?? ''}
        onChange={(event) => onChange({ ...chosen, name: event.currentTarget.value })}
      />
      {takes === 'company' && (
        <Select
          label={words.country}
          data={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
          searchable
          clearable
          value={chosen.country ?? null}
          onChange={(country) => onChange({ ...chosen, country: country ?? undefined })}
        />
      )}
    </div>
  );
}
