import type { ServiceOverrides } from '@app/contract';
import { Checkbox, Radio } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { OverrideSection } from './override-section.tsx';
import { OwnTextInput } from './own-text.tsx';
import classes from './sections.module.css';

type Source = NonNullable<ServiceOverrides['source']>;

/** The source of data about people, if it is not the people themselves. */
export function SourceSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.service.source;
  const { value, set } = useField<Source>('source');
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['source']}
      standard={words.none}
      begin={{ source: { from: {} } satisfies Source }}
      asked={asked}
    >
      <OwnTextInput
        label={words.from}
        path="source.from"
        value={value?.from}
        required
        rows={1}
        onChange={(from) => set({ ...value, from: from ?? {} })}
      />
      <Checkbox
        label={words.public}
        checked={value?.publiclyAccessible ?? false}
        onChange={(event) => set({ from: value?.from ?? {}, publiclyAccessible: event.currentTarget.checked })}
      />
    </OverrideSection>
  );
}

/** Whether data is sold or shared, as US state laws understand it. */
export function SalesSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.service.sales;
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['sells', 'shares']}
      standard={
        <>
          {words.sells} {words.assumedNo}. {words.shares} {words.assumedShares}.
        </>
      }
      begin={{ sells: false, shares: false }}
      asked={asked}
    >
      <div className={classes['pair']}>
        <YesNo name="sells" label={words.sells} />
        <YesNo name="shares" label={words.shares} />
      </div>
    </OverrideSection>
  );
}

export function YesNo({ name, label }: { readonly name: string; readonly label: string }) {
  const words = useWords().policies.service.sales;
  const { value, set, error, path } = useField<boolean>(name);
  return (
    <Radio.Group
      label={label}
      value={value === undefined ? null : value ? 'yes' : 'no'}
      error={error}
      onChange={(chosen) => set(chosen === 'yes')}
    >
      <div className={classes['duration']} data-invalid={error ? true : undefined}>
        <Radio {...path} value="yes" label={words.yes} />
        <Radio {...path} value="no" label={words.no} />
      </div>
    </Radio.Group>
  );
}
