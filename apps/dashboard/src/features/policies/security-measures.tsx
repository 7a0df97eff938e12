import { documentSettings } from '@app/contract';
import { Checkbox, Stack } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { useField } from '#ui/form/field.ts';
import { useGenerator } from './generator-context.tsx';
import { PartForm } from './part-form.tsx';

const schema = documentSettings.pick({ security: true });

/** The technical and organizational measures that the privacy policy names. */
export function SecurityMeasures() {
  const { settings } = useGenerator().document;
  return (
    <PartForm
      part="security"
      schema={schema}
      initial={{ security: settings.security }}
      settings={({ security = [] }) => ({ security })}
    >
      <Fields />
    </PartForm>
  );
}

function Fields() {
  const words = useWords().policies.settings.security;
  const { value = [], set, error } = useField<readonly string[]>('security');
  return (
    <WithWhy of="securityMeasures" label={words.label}>
      <Checkbox.Group label={words.label} description={words.hint} value={[...value]} error={error} onChange={set}>
        <Stack gap={6} mt={6}>
          {schema.shape.security.unwrap().element.options.map((measure) => (
            <Checkbox key={measure} value={measure} label={words.measures[measure]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </WithWhy>
  );
}
