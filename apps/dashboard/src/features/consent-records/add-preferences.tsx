import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Select, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import classes from './consent-records.module.css';
import { useConsentRecordsWords } from './words.ts';

type Row = { readonly name: string; readonly answer: 'yes' | 'no' };

/** The person's choices, one row per preference. */
export function PreferenceRows() {
  const { add: words } = useConsentRecordsWords();
  const rows = useFieldValue<readonly Row[]>('preferences') ?? [];
  const set = useSetField();
  return (
    <fieldset className={classes['rows']}>
      <legend>{words.what}</legend>
      {rows.map((_, at) => (
        <div key={at} className={classes['preferenceRow']}>
          <TextInput
            name={`preferences.${at}.name`}
            label={words.preference}
            placeholder={words.preferenceHint}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
          />
          <Select
            name={`preferences.${at}.answer`}
            label={words.answer}
            options={[
              { value: 'yes', label: words.answers.yes },
              { value: 'no', label: words.answers.no },
            ]}
          />
          {rows.length > 1 && (
            <ActionIcon
              aria-label={words.remove}
              onClick={() =>
                set(
                  'preferences',
                  rows.filter((__, other) => other !== at),
                )
              }
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => set('preferences', [...rows, { name: '', answer: 'yes' }])}
      >
        {words.more}
      </Button>
    </fieldset>
  );
}
