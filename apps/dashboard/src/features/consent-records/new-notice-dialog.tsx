import { consentRecords, type Site } from '@app/contract';
import { fill, isLocale, localeName, localeNameWithin, locales, sortedBy, type Locale } from '@app/texts';
import { ActionIcon, Alert, Select } from '@mantine/core';
import { IconInfoCircle, IconTrash } from '@tabler/icons-react';
import { afterwards } from '#app/afterwards.ts';
import { useLocale } from '#app/words.tsx';
import { Form, FormActions, Submit, TextArea, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './consent-records.module.css';
import { useCreateNotice, type NewNotice } from './data.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly site: Pick<Site, 'id' | 'languages'>;
  readonly opened: boolean;
  readonly onClose: () => void;
};
type Text = NewNotice['texts'][number];

/** Adds a text for consents that is not a document of this product: the sentence at a checkbox, a contract. */
export function NewNoticeDialog({ site, opened, onClose }: Props) {
  const { notices: words } = useConsentRecordsWords();
  const locale = useLocale();
  const create = useCreateNotice(site.id);
  const languages = site.languages.filter(isLocale);
  const texts = (languages.length > 0 ? languages : [locale]).map((language): Text => ({ language, text: '' }));
  const add = (notice: NewNotice): void =>
    afterwards(create.mutateAsync(notice), () => {
      showToast({ message: words.added });
      onClose();
    });
  return (
    <Modal opened={opened} size="large" title={words.addTitle} closable={!create.isPending} onClose={onClose}>
      {opened && (
        <Form
          schema={consentRecords.createNotice.body}
          label={words.addTitle}
          initial={{ texts }}
          focus="identifier"
          busy={create.isPending}
          error={create.error}
          onSubmit={add}
        >
          <TextInput
            name="identifier"
            label={words.identifier}
            description={words.identifierHint}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
          />
          <TextInput
            name="version"
            label={words.version}
            description={words.versionHint}
            maxLength={100}
            autoComplete="off"
          />
          <Texts />
          <Alert p="xs" color="sky" icon={<IconInfoCircle size={18} aria-hidden />}>
            {words.check}
          </Alert>
          <FormActions>
            <Submit>{words.save}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}

function Texts() {
  const { notices: words } = useConsentRecordsWords();
  const locale = useLocale();
  const texts = useFieldValue<readonly Text[]>('texts') ?? [];
  const set = useSetField();
  const named = (language: Locale) => localeNameWithin(language, locale);
  const left = locales.filter((language) => !texts.some((text) => text.language === language));
  const offered = left.map((value) => ({ value, label: localeName(value, locale) }));
  return (
    <>
      {texts.map(({ language }, at) => (
        <div key={language} className={classes['textRow']}>
          <TextArea
            name={`texts.${at}.text`}
            label={fill(words.text, { language: named(language) })}
            description={words.textHint}
            minRows={4}
            maxRows={14}
            maxLength={500_000}
          />
          {texts.length > 1 && (
            <ActionIcon
              aria-label={fill(words.remove, { language: named(language) })}
              onClick={() =>
                set(
                  'texts',
                  texts.filter((text) => text.language !== language),
                )
              }
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <Select
        label={words.language}
        data={sortedBy(locale, offered, ({ label }) => label)}
        value={null}
        searchable
        onChange={(chosen) => isLocale(chosen) && set('texts', [...texts, { language: chosen, text: '' }])}
      />
    </>
  );
}
