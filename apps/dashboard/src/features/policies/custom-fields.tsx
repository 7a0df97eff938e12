import { purposeIds } from '@app/catalogue';
import { countriesIn, sortedBy } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';
import { MultiSelect, Select, Switch, TextInput } from '#ui/form.tsx';
import { useDataTypeOptions } from './sections/data-sections.tsx';
import { OwnTextField } from './sections/own-text.tsx';
import { PlacesField } from './sections/places-section.tsx';
import { useBasisOptions } from './sections/purpose-sections.tsx';
import classes from './sections/sections.module.css';
import { useServiceWords } from './service-words.ts';

/** The fields of a custom service, all required unless marked otherwise. */
export function CustomFields() {
  const words = useWords().policies.services.custom;
  const locale = useLocale();
  const names = useServiceWords().purposes;
  const purposes = sortedBy(
    locale,
    purposeIds.map((value) => ({ value, label: names[value] })),
    ({ label }) => label,
  );
  return (
    <>
      <TextInput name="name" label={words.name} placeholder={words.namePlaceholder} autoFocus maxLength={200} />
      <div className={classes['pair']}>
        <TextInput name="provider" label={words.provider} maxLength={200} />
        <Select
          name="providerCountry"
          label={words.providerCountry}
          options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <MultiSelect name="purposes" label={words.purposes} options={purposes} />
      <MultiSelect name="dataTypes" label={words.dataTypes} options={useDataTypeOptions()} />
      <PlacesField name="places" label={words.places} />
      <OwnTextField name="ownPurpose" label={words.ownPurpose} hint={words.ownPurposeHint} />
      <Select
        name="legalBasis"
        label={words.legalBasis}
        description={words.legalBasisHint}
        options={useBasisOptions()}
      />
      <div className={classes['pair']}>
        <TextInput name="privacyUrl" label={words.privacyUrl} inputMode="url" placeholder="https://" />
        <TextInput name="optOutUrl" label={words.optOutUrl} inputMode="url" placeholder="https://" />
      </div>
      <Switch name="usesTrackers" label={words.usesTrackers} />
    </>
  );
}
