import type { DocumentTree } from '@app/documents';
import { loadWords, type Words } from '@app/texts';

const en = await loadWords('en', 'embed');
const words: Readonly<Record<string, Words<'embed'>>> = {
  de: await loadWords('de', 'embed'),
  it: await loadWords('it', 'embed'),
  ja: await loadWords('ja', 'embed'),
  'pt-BR': await loadWords('pt-BR', 'embed'),
};

/** A document with one block of each kind, and text that must not be parsed as markup. */
export const tree: DocumentTree = {
  kind: 'privacy_policy',
  variant: 'simplified',
  language: 'de',
  direction: 'ltr',
  title: 'Datenschutzerklärung',
  subtitle: 'Muster GmbH · muster.example',
  date: '2026-01-31',
  dateLine: 'Stand: 31. Januar 2026',
  sections: [
    {
      id: 'controller',
      heading: 'Verantwortlicher',
      cites: ['GDPR Art. 13(1)(a)'],
      blocks: [
        {
          kind: 'paragraph',
          runs: [
            { kind: 'text', text: 'Muster <script>alert(1)</script> & Söhne, ' },
            { kind: 'strong', text: 'Musterstraße 1' },
            { kind: 'text', text: ', ' },
            { kind: 'link', text: 'privacy@muster.example', to: 'mailto:privacy@muster.example' },
            { kind: 'link', text: 'kein Link', to: 'javascript:alert(1)' },
          ],
        },
        { kind: 'definitions', items: [{ term: 'Land', runs: [{ kind: 'text', text: 'Deutschland' }] }] },
        { kind: 'paragraph', runs: [{ kind: 'text', text: 'Premier alinéa.' }], prescribed: 'fr' },
        { kind: 'paragraph', runs: [{ kind: 'text', text: 'Second alinéa.' }], prescribed: 'fr' },
      ],
    },
    {
      id: 'services',
      heading: 'Dienste',
      cites: [],
      blocks: [
        { kind: 'heading', level: 3, id: 'analytics', text: 'Reichweitenmessung' },
        { kind: 'heading', level: 4, id: 'analytics-one', text: 'Ein Dienst' },
        { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'IP-Adresse' }]] },
        { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'Erstens' }]] },
        {
          kind: 'table',
          caption: 'Cookies',
          columns: ['Name', 'Dauer'],
          rows: [[[{ kind: 'text', text: '_ga' }], [{ kind: 'text', text: '13 Monate' }]]],
        },
      ],
    },
  ],
};

const paragraph =
  'This page stands in for a hosted document. It says what is collected, why, for how long, and whom to ask. '.repeat(
    4,
  );

/** A page as the product hosts it, with a similar look; in a frame, it has the script and the words. */
export function hostedPage(framed: boolean, asked = 'en'): string {
  const language = words[asked] ? asked : 'en';
  const { close, open } = words[language] ?? en;
  const sections = ['Who is responsible', 'What is collected', 'Why', 'For how long', 'Your rights'];
  return `<!doctype html>
<html lang="${language}"${framed ? ' data-frame data-theme="theme2024"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Privacy Policy</title>
<style>
:root{color-scheme:light dark;--ink:#1b2430;--paper:#fff;--accent:#0b6b5d}
@media(prefers-color-scheme:dark){:root{--ink:#e7ecf1;--paper:#12181f;--accent:#5fd0bb}}
:root[data-theme=theme2014]{color-scheme:light;--ink:#222;--paper:#fff;--accent:#1b5e8a}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.65 system-ui,sans-serif}
main{max-width:46rem;margin:auto;padding:1.5rem 1.25rem 4rem}a{color:var(--accent)}
</style>
${framed ? `<script src="/embed/frame.js" defer data-close="${close}" data-open="${open}"></script>` : ''}</head>
<body><main><h1>Privacy Policy</h1>
<p><a href="/privacy-policy/abcdefghjk?lang=de">Deutsch</a> <a href="/privacy-policy/abcdefghjk.pdf">PDF</a>
<a href="https://other.example/">Elsewhere</a></p>
${sections.map((heading) => `<h2>${heading}</h2><p>${paragraph}</p>`).join('\n')}
</main></body></html>`;
}
