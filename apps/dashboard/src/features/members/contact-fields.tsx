import { SimpleGrid } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { TextArea, TextInput } from '#ui/form.tsx';
import { CountryField } from './country-field.tsx';
import type { ContactGroup } from './owner-groups.ts';
import { OptionalPart } from './optional-part.tsx';

/** A person or company beside the owner: nobody, or these fields. */
export function ContactFields({ group }: { readonly group: ContactGroup }) {
  const words = useWords().sites.owner;
  return (
    <OptionalPart name={group} words={words.groups[group]} empty={{ name: '' }}>
      <Contact name={group} />
      {group === 'privacyOfficer' && <TextInput name={`${group}.title`} label={words.officerTitle} maxLength={200} />}
    </OptionalPart>
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
