import { customService, type CustomService } from '@app/contract';
import { Alert } from '@mantine/core';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, Submit } from '#ui/form.tsx';
import { CustomFields } from './custom-fields.tsx';
import classes from './sections/sections.module.css';

type Entered = Partial<z.input<typeof customService>>;
type Props = {
  readonly initial: Entered;
  readonly busy: boolean;
  readonly error: unknown;
  readonly submitLabel: string;
  readonly onSubmit: (custom: CustomService) => void;
  readonly onDirty: () => void;
};

const required = ['name', 'provider', 'providerCountry', 'purposes', 'dataTypes', 'places'] as const;

/** The form of a service that the catalogue does not know. */
export function CustomForm({ initial, busy, error, submitLabel, onSubmit, onDirty }: Props) {
  const words = useWords().policies.services.custom;
  const entered = useRef<Readonly<Record<string, unknown>>>(initial);
  const [hasEmpty, setHasEmpty] = useState(false);
  return (
    // One message for all empty fields, besides the message at each of them.
    <div onSubmitCapture={() => setHasEmpty(required.some((name) => isEmpty(entered.current[name])))}>
      <Form
        schema={customService}
        initial={initial}
        busy={busy}
        error={error}
        label={words.title}
        onChange={(values) => {
          entered.current = values;
          onDirty();
        }}
        onSubmit={(values) => onSubmit(customService.parse(values))}
      >
        {hasEmpty && (
          <Alert color="red" p="xs" role="alert">
            {words.emptyFields}
          </Alert>
        )}
        <CustomFields />
        <div className={classes['bar']}>
          <Submit>{submitLabel}</Submit>
        </div>
      </Form>
    </div>
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}
