import { ownerKind } from '@app/contract';
import { SimpleGrid } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { PartInput, Select, TextArea, TextInput } from '#ui/form.tsx';
import { CountryField } from './country-field.tsx';
import { OptionalPart } from './optional-part.tsx';
import classes from './owner-form.module.css';

/** What the owner is and how it is registered, as legal notices and terms state it. */
export function CompanyFields() {
  const words = useWords().sites.owner;
  return (
    <div className={classes['fields']}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          name="kind"
          label={words.kind}
          clearable
          options={ownerKind.options.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
        <TextInput name="legalForm" label={words.legalForm} autoComplete="off" maxLength={200} />
        <PartInput part="register" name="name" label={words.registerName} maxLength={200} />
        <PartInput part="register" name="number" label={words.registerNumber} maxLength={100} />
        <TextInput
          name="businessNumber"
          label={words.businessNumber}
          description={words.businessNumberHint}
          autoComplete="off"
          maxLength={50}
        />
        <TextInput
          name="capital"
          label={words.capital}
          description={words.capitalHint}
          autoComplete="off"
          maxLength={200}
        />
        <TextInput name="contactUrl" label={words.contactUrl} inputMode="url" placeholder="https://" />
        <TextInput name="certifiedEmail" label={words.certifiedEmail} type="email" autoComplete="off" />
      </SimpleGrid>
      <OptionalPart name="supervisor" words={words.supervisor} empty={{ name: '' }}>
        <TextInput name="supervisor.name" label={words.supervisor.name} maxLength={200} />
        <TextArea name="supervisor.address" label={words.supervisor.address} minRows={2} maxLength={500} />
        <TextInput name="supervisor.url" label={words.supervisor.url} inputMode="url" placeholder="https://" />
      </OptionalPart>
      <OptionalPart name="profession" words={words.profession} empty={{ title: '', rules: '' }}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput name="profession.title" label={words.profession.title} maxLength={200} />
          <CountryField name="profession.country" label={words.profession.country} />
        </SimpleGrid>
        <TextInput name="profession.body" label={words.profession.body} maxLength={300} />
        <TextInput name="profession.rules" label={words.profession.rules} maxLength={500} />
        <TextInput
          name="profession.rulesUrl"
          label={words.profession.rulesUrl}
          inputMode="url"
          placeholder="https://"
        />
        <TextArea name="profession.insurer" label={words.profession.insurer} minRows={2} maxLength={500} />
      </OptionalPart>
    </div>
  );
}
