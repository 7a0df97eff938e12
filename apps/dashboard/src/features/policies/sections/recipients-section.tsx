import type { DocumentSettings } from '@app/contract';
import { countriesIn, fill } from '@app/texts';
import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocale, useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { Select, TextInput } from '#ui/form.tsx';
import { OverrideSection } from './override-section.tsx';
import classes from './sections.module.css';

type Recipients = NonNullable<NonNullable<DocumentSettings['activities']>[number]['recipients']>;

/** Recipients of an activity's data besides the services that serve it. */
export function RecipientsSection({ asked }: { readonly asked: string | undefined }) {
  const words = useWords().policies.activities.recipients;
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['recipients']}
      standard={words.none}
      begin={{ recipients: [{ name: '' }] satisfies Recipients }}
      asked={asked}
    >
      <RecipientRows />
    </OverrideSection>
  );
}

function RecipientRows() {
  const words = useWords().policies.activities.recipients;
  const locale = useLocale();
  const { value = [], set } = useField<Recipients>('recipients');
  const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      {value.map((_, at) => (
        // Recipients have no id, so the index is the key.
        <div key={at} className={classes['row']} role="group" aria-label={fill(words.item, { number: at + 1 })}>
          <div className={classes['pair']}>
            <TextInput name={`recipients.${at}.name`} label={words.name} maxLength={200} />
            <Select name={`recipients.${at}.country`} label={words.country} options={countries} clearable />
          </div>
          <CloseButton
            aria-label={fill(words.remove, { number: at + 1 })}
            onClick={() => set(value.filter((__, other) => other !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...value, { name: '' }])}
        >
          {words.add}
        </Button>
      </div>
    </>
  );
}
