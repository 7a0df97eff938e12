import type { DocumentSummary, SiteBuilder } from '@app/contract';
import { localeName, type Locale } from '@app/texts';
import { NativeSelect } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { ColoredCode } from './colored-code.tsx';
import { linkQuery } from './data.ts';
import { choicesLink } from './instructions.ts';
import { installationWordsQuery, useInstallationWords } from './words.ts';

type Props = { readonly builder: SiteBuilder; readonly documents: readonly DocumentSummary[] };

/** The shortcode of the plugin that links a document. The policies of a site share its id, so they need no address. */
function shortcodeOf({ type, url }: DocumentSummary, label: string): string {
  if (type === 'privacy_policy') return '[candor_policy]';
  if (type === 'cookie_policy') return '[candor_policy kind="cookies"]';
  return `[candor_policy url="${url}" label="${label}"]`;
}

/** The links to the published documents, and the one that opens the visitor's choices, in one language of the site. */
export function FooterLinks({ builder, documents }: Props) {
  const { steps } = useInstallationWords();
  const { documents: names } = useWords().sites;
  const locale = useLocale();
  const published = documents.filter(({ url, languages }) => url && languages.length > 0);
  const offered = [...new Set(published.flatMap(({ languages }) => languages))];
  const [chosen, setChosen] = useState<Locale>();
  const language = chosen ?? offered[0] ?? 'en';
  // A document that lacks the language is linked in its first.
  const codes = useQueries({
    queries: published.map(({ id, languages: [first = 'en', ...others] }) =>
      linkQuery(id, others.includes(language) ? language : first),
    ),
    combine: (answers) => answers.flatMap(({ data }) => data?.snippets.find(({ kind }) => kind === 'link')?.code ?? []),
  });
  const { data: inLanguage } = useQuery(installationWordsQuery(language));
  const isPlugin = builder === 'wordpress';
  const links = isPlugin ? published.map((document) => shortcodeOf(document, names[document.type])) : codes;
  const choices = (offered.length > 1 ? inLanguage?.steps.choices : undefined) ?? steps.choices;
  return (
    <>
      <p>{isPlugin ? steps.linksOfPlugin : steps.linksText}</p>
      {published.length === 0 && <p>{steps.noDocuments}</p>}
      {!isPlugin && offered.length > 1 && (
        <NativeSelect
          label={steps.language}
          value={language}
          data={offered.map((value) => ({ value, label: localeName(value, locale) }))}
          onChange={({ currentTarget: { value } }) => setChosen(offered.find((one) => one === value))}
          w="16rem"
        />
      )}
      <ColoredCode
        label={steps.linksCode}
        code={[...links, isPlugin ? '[candor_choices]' : choicesLink(choices)].join('\n')}
      />
    </>
  );
}
