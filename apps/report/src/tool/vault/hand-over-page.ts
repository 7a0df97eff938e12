import type { HandOverContent } from './hand-over-content.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The page that an authority reads: no script, and nothing from elsewhere. @param paths of the files beside it */
export function handOverPage(content: HandOverContent, paths: readonly string[]): string {
  const { words, organization, recipient, by, at, receivedOn, sections, log } = content;
  const sectionsHtml = sections.map(
    ({ title, texts }) =>
      `<h2>${escaped(title)}</h2>\n<dl>\n${texts
        .map(({ label, text }) => `<dt>${escaped(label)}</dt>\n<dd>${escaped(text)}</dd>`)
        .join('\n')}\n</dl>`,
  );
  const filesHtml =
    paths.length === 0
      ? ''
      : `<h2>${escaped(words.files)}</h2>\n<ul>\n${paths
          .map((path) => `<li><a href="${escaped(encodeURI(path))}">${escaped(path)}</a></li>`)
          .join('\n')}\n</ul>`;
  return `<!doctype html>
<html lang="${escaped(words.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(words.title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600;margin-top:.75rem}dd{margin:0;white-space:pre-wrap}</style>
</head>
<body>
<h1>${escaped(words.title)}</h1>
<dl>
<dt>${escaped(organization)}</dt>
<dd>${escaped(words.received)}: ${escaped(receivedOn)}</dd>
<dt>${escaped(words.recipient)}</dt>
<dd>${escaped(recipient)}</dd>
<dt>${escaped(words.madeBy)}</dt>
<dd>${escaped(by)}, ${escaped(at)}</dd>
</dl>
<p>${escaped(words.blackened)}</p>
${sectionsHtml.join('\n')}
${filesHtml}
<h2>${escaped(words.log)}</h2>
<ol>
${log.map((line) => `<li>${escaped(line)}</li>`).join('\n')}
</ol>
</body>
</html>
`;
}
