import { documentType, siteType, type DocumentType, type SiteType } from '@app/contract';
import { SimpleGrid } from '@mantine/core';
import { useLocale, useWords } from '#app/words.tsx';
import { RadioCards, Select, TextInput, useFieldValue } from '#ui/form.tsx';
import { AreasField } from './areas-field.tsx';
import { documentLanguages } from './document-languages.ts';
import { proposedAreas } from './proposed-areas.ts';
import { SiteIcon } from './site-icon.tsx';

type Props = {
  /** That of the owner, if it can be guessed. */
  readonly country: string | undefined;
  readonly autoFocus?: boolean;
};

/** The fields that the generate modal and the quick generator share: the type of document and the site. */
export function GeneratorFields({ country, autoFocus = false }: Props) {
  const words = useWords().sites;
  const locale = useLocale();
  const type = useFieldValue<DocumentType>('document_type') ?? 'privacy_policy';
  const proposed = proposedAreas({
    country,
    language: useFieldValue('pp_locale'),
    address: useFieldValue('site_name'),
  });
  const isApp = (useFieldValue<SiteType>('site_type') ?? 'Site') !== 'Site';
  return (
    <>
      <RadioCards
        name="site_type"
        label={words.generate.siteType}
        columns={3}
        options={siteType.options.map((type) => ({
          value: type,
          label: words.types[type],
          icon: <SiteIcon type={type} />,
        }))}
      />
      <TextInput
        name="site_name"
        label={isApp ? words.generate.appName : words.generate.siteName}
        description={isApp ? words.generate.appNameHint : words.generate.siteNameHint}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        inputMode={isApp ? 'text' : 'url'}
        maxLength={255}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          name="document_type"
          allowDeselect={false}
          label={words.generate.documentType}
          options={documentType.options.map((value) => ({ value, label: words.documents[value] }))}
        />
        <Select
          name="pp_locale"
          allowDeselect={false}
          label={words.generate.language}
          description={words.generate.languageHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          options={[...documentLanguages(type, locale)]}
        />
      </SimpleGrid>
      <AreasField name="areas" country={country} proposed={proposed} folded />
    </>
  );
}
