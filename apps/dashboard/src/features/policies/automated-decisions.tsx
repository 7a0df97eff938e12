import { documentSettings } from '@app/contract';
import { Radio, Stack } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { useField } from '#ui/form/field.ts';
import { useGenerator } from './generator-context.tsx';
import { PartForm } from './part-form.tsx';
import { OwnTextField } from './sections/own-text.tsx';

const schema = documentSettings.shape.automatedDecisions.unwrap();

/** Solely automated decisions: none, or how they are made and their consequences. */
export function AutomatedDecisions() {
  const { settings } = useGenerator().document;
  return (
    <PartForm
      part="automatedDecisions"
      schema={schema}
      initial={settings.automatedDecisions}
      settings={(entered) => ({ automatedDecisions: entered })}
    >
      <Fields />
    </PartForm>
  );
}

function Fields() {
  const words = useWords().policies.settings;
  const { value: made, set, error, path } = useField<boolean>('made');
  return (
    <>
      <WithWhy of="automatedDecisions" label={words.automatedDecisions.made}>
        <Radio.Group
          label={words.automatedDecisions.made}
          description={made === undefined ? words.automatedDecisions.assumed : undefined}
          value={made === undefined ? null : made ? 'yes' : 'no'}
          error={error}
          onChange={(chosen) => set(chosen === 'yes')}
        >
          <Stack gap={6} mt={6} data-invalid={error ? true : undefined}>
            <Radio {...path} value="no" label={words.no} />
            <Radio {...path} value="yes" label={words.yes} />
          </Stack>
        </Radio.Group>
      </WithWhy>
      {made === true && (
        <>
          <OwnTextField name="logic" label={words.automatedDecisions.logic} required />
          <OwnTextField name="consequences" label={words.automatedDecisions.consequences} required />
        </>
      )}
    </>
  );
}
