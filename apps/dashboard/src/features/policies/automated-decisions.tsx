import { documentSettings } from '@app/contract';
import { Radio, Stack } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { useFieldValue, useSetField } from '#ui/form.tsx';
import { useGenerator } from './generator-context.tsx';
import { PartForm } from './part-form.tsx';
import { OwnTextField } from './sections/own-text.tsx';

const schema = documentSettings.shape.automatedDecisions.unwrap();

/** Decisions by machines alone: none, or how they are made and what follows. */
export function AutomatedDecisions() {
  const { settings } = useGenerator().document;
  return (
    <PartForm
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
  const made = useFieldValue<boolean>('made');
  const set = useSetField();
  return (
    <>
      <Radio.Group
        label={words.automatedDecisions.made}
        description={made === undefined ? words.automatedDecisions.assumed : undefined}
        value={made === undefined ? null : made ? 'yes' : 'no'}
        onChange={(chosen) => set('made', chosen === 'yes')}
      >
        <Stack gap={6} mt={6}>
          <Radio value="no" label={words.no} />
          <Radio value="yes" label={words.yes} />
        </Stack>
      </Radio.Group>
      {made === true && (
        <>
          <OwnTextField name="logic" label={words.automatedDecisions.logic} required />
          <OwnTextField name="consequences" label={words.automatedDecisions.consequences} required />
        </>
      )}
    </>
  );
}
