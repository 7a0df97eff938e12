import { fill, formatList, localeName, localeNames } from '@app/texts';
import { Select, Stack } from '@mantine/core';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useConfigurator } from '../configurator-context.tsx';
import { languagesWithout, withTexts } from '../texts.ts';
import { useCookieSolutionWords } from '../words.ts';
import { ConfirmField } from './confirm-field.tsx';
import { TextFields } from './text-fields.tsx';

/** The owner's own texts, by language. */
export function TextsSection() {
  const words = useCookieSolutionWords().settings.texts;
  const { draft, change, previewed } = useConfigurator();
  const locale = useLocale();
  // The language of the preview, which shows what is typed.
  const { language, setLook } = previewed;
  const lacking = languagesWithout(draft.texts, draft.languages);
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="md">
        {draft.languages.length > 1 && (
          <Select
            label={words.language}
            maw={320}
            allowDeselect={false}
            data={draft.languages.map((value) => ({ value, label: localeName(value, locale) }))}
            value={language}
            onChange={(value) => setLook({ language: draft.languages.find((one) => one === value) })}
          />
        )}
        <TextFields
          key={language}
          path="texts"
          language={language}
          texts={draft.texts[language] ?? {}}
          onEdit={(name) => setLook({ layer: name === 'save' ? 'second' : 'first' })}
          onChange={(texts) => change({ texts: withTexts(draft.texts, language, texts) })}
        />
        {lacking.length > 0 && (
          <p role="status">
            {fill(words.untranslated, { languages: formatList(locale, localeNames(lacking, locale)) })}
          </p>
        )}
        {draft.tcf.on && <ConfirmField what="tcf-words" />}
      </Stack>
    </Card>
  );
}
