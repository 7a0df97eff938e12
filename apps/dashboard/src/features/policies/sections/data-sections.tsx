import { dataTypeIds } from '@app/catalogue';
import { sensitiveCondition, sensitiveData } from '@app/contract';
import { fill, sortedBy } from '@app/texts';
import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocale, useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { MultiSelect, Select, useFieldValue } from '#ui/form.tsx';
import { nameIn, useServiceWords } from '../service-words.ts';
import { Labels, OverrideSection } from './override-section.tsx';
import { OwnTextInput, type OwnText } from './own-text.tsx';
import classes from './sections.module.css';

type DataProps = { readonly dataTypes: readonly string[]; readonly asked: string | undefined };

/** Kinds of personal data, from the catalogue's list and in the owner's words. */
export function DataTypesSection({ dataTypes, asked }: DataProps) {
  const words = useWords().policies.service.dataTypes;
  const names = useServiceWords().dataTypes;
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['dataTypes', 'ownDataTypes']}
      standard={<Labels names={dataTypes.map((id) => nameIn(names, id))} />}
      begin={{ dataTypes: [...dataTypes] }}
      asked={asked}
    >
      <MultiSelect name="dataTypes" label={words.label} options={useDataTypeOptions()} />
      <OwnDataTypes />
    </OverrideSection>
  );
}

export function useDataTypeOptions() {
  const names = useServiceWords().dataTypes;
  const locale = useLocale();
  return sortedBy(
    locale,
    dataTypeIds.map((value) => ({ value, label: names[value] })),
    ({ label }) => label,
  );
}

/** Removes kinds that were started and left empty. */
export function written(ownDataTypes: readonly OwnText[] | undefined): { readonly ownDataTypes?: OwnText[] } {
  const own = ownDataTypes?.filter((text) => Object.keys(text).length > 0) ?? [];
  return own.length > 0 ? { ownDataTypes: own } : {};
}

function OwnDataTypes() {
  const words = useWords().policies.service.dataTypes;
  const { value = [], set } = useField<readonly OwnText[]>('ownDataTypes');
  const replace = (at: number, text: OwnText | undefined): void => set(value.with(at, text ?? {}));
  return (
    <>
      {value.map((text, at) => (
        <div key={at} className={classes['row']}>
          <div className={classes['fields']}>
            <OwnTextInput
              label={fill(words.ownItem, { number: at + 1 })}
              path={`ownDataTypes.${at}`}
              value={text}
              rows={1}
              onChange={(next) => replace(at, next)}
            />
          </div>
          <CloseButton
            aria-label={`${words.removeOwn} ${at + 1}`}
            onClick={() => set(value.filter((_, other) => other !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...value, {}])}
        >
          {words.addOwn}
        </Button>
      </div>
    </>
  );
}

/** Special categories of data, and what allows their use. */
export function SensitiveSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.service.sensitive;
  const chosen = useFieldValue<readonly string[]>('sensitiveData') ?? [];
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['sensitiveData', 'sensitiveCondition']}
      standard={words.none}
      begin={{ sensitiveData: [] }}
      asked={asked}
    >
      <MultiSelect
        name="sensitiveData"
        label={words.label}
        options={sensitiveData.options.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {chosen.length > 0 && (
        <Select
          name="sensitiveCondition"
          label={words.condition}
          options={sensitiveCondition.options.map((value) => ({ value, label: words.conditions[value] }))}
        />
      )}
    </OverrideSection>
  );
}
