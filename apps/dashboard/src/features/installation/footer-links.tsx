import type { DocumentSummary, SiteBuilder } from '@app/contract';
import { useQueries } from '@tanstack/react-query';
import { useWords } from '#app/words.tsx';
import { ColoredCode } from './colored-code.tsx';
import { linkQuery } from './data.ts';
import { choicesLink } from './instructions.ts';
import { useInstallationWords } from './words.ts';

type Props = { readonly builder: SiteBuilder; readonly documents: readonly DocumentSummary[] };

/** The shortcode of the plugin that links a document. The policies of a site share its id, so they need no address. */
function shortcodeOf({ type, url }: DocumentSummary, label: string): string {
  if (type === 'privacy_policy') return '[candor_policy]';
  if (type === 'cookie_policy') return '[candor_policy kind="cookies"]';
  return `[candor_policy url="${url}" label="${label}"]`;
}

/** The links to the published documents, and the one that opens the visitor's choices. */
export function FooterLinks({ builder, documents }: Props) {
  const { steps } = useInstallationWords();
  const { documents: names } = useWords().sites;
  const published = documents.filter(({ url, languages }) => url && languages.length > 0);
  const codes = useQueries({
    queries: published.map(({ id, languages }) => linkQuery(id, languages[0] ?? 'en')),
    combine: (answers) => answers.flatMap(({ data }) => data?.snippets.find(({ kind }) => kind === 'link')?.code ?? []),
  });
  const isPlugin = builder === 'wordpress';
  const links = isPlugin ? published.map((document) => shortcodeOf(document, names[document.type])) : codes;
  return (
    <>
      <p>{isPlugin ? steps.linksOfPlugin : steps.linksText}</p>
      {published.length === 0 && <p>{steps.noDocuments}</p>}
      <ColoredCode
        label={steps.linksCode}
        code={[...links, isPlugin ? '[candor_choices]' : choicesLink(steps.choices)].join('\n')}
      />
    </>
  );
}
