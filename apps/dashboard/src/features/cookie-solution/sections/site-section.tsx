import { fill, localeName, locales, type Locale } from '@app/texts';
import { ActionIcon, Select, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconArrowBarToUp, IconX } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';

/** The site and the languages of the banner. */
export function SiteSection() {
  const words = useCookieSolutionWords().settings.site;
  const { draft, change } = useConfigurator();
  const problemOf = useProblemOf();
  return (
    <Card>
      <Stack gap="lg">
        <TextInput
          data-path="siteUrl"
          type="url"
          label={words.url}
          description={words.urlHint}
          placeholder="https://example.com"
          value={draft.siteUrl}
          error={problemOf('siteUrl')}
          required
          onChange={({ currentTarget }) => change({ siteUrl: currentTarget.value.trim() })}
        />
        <Languages languages={draft.languages} onChange={(languages) => change({ languages })} />
      </Stack>
    </Card>
  );
}

type Props = { readonly languages: readonly Locale[]; readonly onChange: (languages: readonly Locale[]) => void };

function Languages({ languages, onChange }: Props) {
  const words = useCookieSolutionWords().settings.site;
  const locale = useLocale();
  const problem = useProblemOf()('languages');
  const others = locales
    .filter((one) => !languages.includes(one))
    .map((value) => ({ value, label: localeName(value, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{words.languages}</legend>
      <p className={classes['hint']}>{words.languagesHint}</p>
      <ul className={classes['languages']}>
        {languages.map((language, at) => {
          const name = localeName(language, locale);
          return (
            <li key={language}>
              <span>{name}</span>
              {at === 0 ? (
                <StatusBadge tone="info">{words.defaultLanguage}</StatusBadge>
              ) : (
                <Tooltip label={fill(words.makeDefault, { language: name })}>
                  <ActionIcon
                    size="md"
                    aria-label={fill(words.makeDefault, { language: name })}
                    onClick={() => onChange([language, ...languages.filter((one) => one !== language)])}
                  >
                    <IconArrowBarToUp size={16} stroke={1.8} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              )}
              {languages.length > 1 && (
                <Tooltip label={fill(words.removeLanguage, { language: name })}>
                  <ActionIcon
                    size="md"
                    aria-label={fill(words.removeLanguage, { language: name })}
                    onClick={() => onChange(languages.filter((one) => one !== language))}
                  >
                    <IconX size={16} stroke={1.8} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          );
        })}
      </ul>
      <Select
        data-path="languages"
        aria-label={words.addLanguage}
        placeholder={words.addLanguage}
        data={others}
        value={null}
        searchable
        error={problem ?? (languages.length === 0 ? words.needsOne : undefined)}
        onChange={(value) => {
          const added = locales.find((one) => one === value);
          if (added) onChange([...languages, added]);
        }}
      />
    </fieldset>
  );
}
