import { jsonSchemaPath, markdownText, variantsOf } from '@app/documents';
import { fill, isLocale, loadWords, ownName, type Locale } from '@app/texts';
import { address } from './document-page.ts';
import type { Hosted } from './hosted.ts';
import { headOf } from './page-head.ts';
import { pageOf } from './pages.ts';

/**
 * Lists the addresses of a document and its subdocuments: a heading for each language, a line for each text, Markdown first,
 * the complete text before the short one. @see https://llmstxt.org
 */
export async function documentLlms(
  [document, ...below]: readonly [Hosted, ...Hosted[]],
  base: string,
  language: Locale,
): Promise<string> {
  const words = await loadWords(language, 'hosted');
  const page = pageOf(document.pages, language, 'complete');
  const title = page && headOf(page);
  const version = fill(words.version, { number: document.version.number });
  const languages = [...new Set([document, ...below].flatMap((each) => each.languages))].filter(isLocale);
  const parts = await Promise.all(languages.map((each) => listOf([document, ...below], base, each)));
  return [
    `# ${markdownText(title ? `${title.title} – ${title.subtitle}` : words.documents[document.type])}`,
    `> ${markdownText(title ? `${title.dateLine} · ${version}` : version)}`,
    ...parts,
    '',
  ].join('\n\n');
}

async function listOf(documents: readonly Hosted[], base: string, language: Locale): Promise<string> {
  const words = await loadWords(language, 'hosted');
  const lines = documents
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ type, path, pages }) =>
      variantsOf(type).flatMap((variant) => {
        const page = pageOf(pages, language, variant);
        if (page?.language !== language) return [];
        const root = `${base}${path}${type === 'privacy_policy' && variant === 'complete' ? '/full-legal' : ''}`;
        const link = (name: string, ending: string) =>
          `[${markdownText(name)}](${address(`${root}${ending}`, { lang: language })})`;
        const others = [link(words.text, '.txt'), link(words.json, '.json'), link(words.pdf, '.pdf'), link('HTML', '')];
        return [`- ${link(headOf(page).title, '.md')}: ${words.markdown}; ${others.join(', ')}`];
      }),
    );
  return [`## ${markdownText(ownName(language))}`, lines.join('\n')].join('\n\n');
}

/** Explains the addresses of documents on this host. It lists no documents: that is up to their owners. */
export function hostLlms(base: string): string {
  return `# Legal documents of websites and apps

> This host serves privacy policies, cookie policies, terms and conditions, legal notices and data processing agreements, each in the languages and formats its owner chose.

The address of a document is that of its page. \`?lang=de\` asks for a language, an ending for a format: \`.md\`, \`.txt\`, \`.json\` or \`.pdf\`. Beside each document, \`/llms.txt\` lists its languages and formats, and \`/versions.atom\` its versions.

- Privacy policy in brief: \`${base}/privacy-policy/{id}.md\`
- Privacy policy, complete: \`${base}/privacy-policy/{id}/full-legal.md\`
- Cookie policy: \`${base}/privacy-policy/{id}/cookie-policy.md\`
- Terms and conditions: \`${base}/terms-and-conditions/{id}.md\`
- Legal notice: \`${base}/legal-notice/{id}.md\`
- Data processing agreement: \`${base}/data-processing-agreement/{id}.md\`
- All of a privacy policy: \`${base}/privacy-policy/{id}/llms.txt\`

## For programs

- [JSON Schema](${base}${jsonSchemaPath}): the form of documents as JSON, which say in terms of the Data Privacy Vocabulary what they are about
- [OpenAPI](${base}/api/v1/openapi.json): the interface for owners of documents
`;
}
