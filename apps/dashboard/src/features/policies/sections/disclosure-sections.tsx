import type { ServiceOverrides } from '@app/contract';
import { childSettings } from '@app/catalogue/choices.ts';
import { Checkbox, Radio } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { RadioCards, useFieldValue } from '#ui/form.tsx';
import { OverrideSection } from './override-section.tsx';
import { OwnTextInput } from './own-text.tsx';
import classes from './sections.module.css';

type Source = NonNullable<ServiceOverrides['source']>;

/** The source of data about people, if it is not the people themselves. */
export function SourceSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.service.source;
  const { value, set } = useField<Source>('source');
  const gives = useFieldValue<boolean>('fromOthers');
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['source', 'fromOthers']}
      standard={words.none}
      begin={{ source: { from: {} } satisfies Source, fromOthers: true }}
      asked={asked}
    >
      <YesNo name="fromOthers" label={words.given} />
      {gives !== false && (
        <>
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
        </>
      )}
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

/** How the service may be used on a site directed at children. */
export function ChildrenSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.service.children;
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['childSetting']}
      standard={words.none}
      begin={{ childSetting: 'child-directed' }}
      asked={asked}
    >
      <RadioCards
        name="childSetting"
        label={words.title}
        options={childSettings.map((value) => ({ value, label: words.settings[value] }))}
      />
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
