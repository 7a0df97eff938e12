import { SimpleGrid, Switch } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '#app/words.tsx';
import { TextArea, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { CountryField } from './country-field.tsx';
import type { ContactGroup } from './owner-groups.ts';
import classes from './owner-form.module.css';

/** A person or company beside the owner: nobody, or these fields. */
export function ContactFields({ group }: { readonly group: ContactGroup }) {
  const words = useWords().sites.owner;
  const setField = useSetField();
  const there = useFieldValue<object>(group) !== undefined;
  const heading = useId();
  return (
    <section className={classes['group']} aria-labelledby={heading}>
      <Switch
        id={heading}
        label={words.groups[group].label}
        description={words.groups[group].hint}
        aria-expanded={there}
        checked={there}
        onChange={(event) => setField(group, event.currentTarget.checked ? { name: '' } : undefined)}
      />
      {there && (
        <div className={classes['groupFields']}>
          <Contact name={group} />
          {group === 'privacyOfficer' && (
            <TextInput name={`${group}.title`} label={words.officerTitle} maxLength={200} />
          )}
        </div>
      )}
    </section>
  );
}

/** How a person or company can be reached. */
export function Contact({ name }: { readonly name: string }) {
  const words = useWords().sites.owner;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput name={`${name}.name`} label={words.contactName} maxLength={200} autoComplete="off" />
        <TextInput
          name={`${name}.email`}
          label={words.contactEmail}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <TextInput
          name={`${name}.phone`}
          label={words.contactPhone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={50}
        />
        <CountryField name={`${name}.country`} label={words.contactCountry} />
      </SimpleGrid>
      <TextArea name={`${name}.address`} label={words.contactAddress} minRows={2} maxLength={500} />
    </>
  );
}
