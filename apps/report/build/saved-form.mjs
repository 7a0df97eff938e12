// The form of one office as one file, for a works council's site or a stick: it works from disk and sends to its server.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';

const here = path.resolve(import.meta.dirname, '..');

// A closing tag or a comment within a script would end it early.
const within = (text) => text.replaceAll('<', String.raw`\u003c`);

/** @param office what the server answers for the office @param server its address */
export function savedForm({ files, script, style, cleaner, words }, office, server) {
  const code = files
    .get(script)
    .toString('utf8')
    .replaceAll('</script', String.raw`<\/script`);
  const css = files.get(style).toString('utf8');
  const cleaning = files
    .get(cleaner)
    .toString('utf8')
    .replaceAll('</script', String.raw`<\/script`);
  const { document } = office.chain.at(-1);
  const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${hash(code)}`,
    `style-src ${hash(css)}`,
    'img-src data:',
    `connect-src ${new URL(server).origin}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const data = (attribute, text) => `<script type="text/plain" ${attribute}>${text}</script>`;
  const spoken = Object.entries(words)
    .filter(([locale]) => document.form.languages.length === 0 || document.form.languages.includes(locale))
    .map(([locale, { name }]) => data(`data-words="${locale}"`, within(files.get(name).toString('utf8'))));
  return readFileSync(path.join(here, 'html/form.html'), 'utf8')
    .replace('<html', () => `<html data-office="${document.office}" data-server="${new URL(server).origin}"`)
    .replace(
      '<!--style-->',
      () => `<meta http-equiv="content-security-policy" content="${policy}"><style>${css}</style>`,
    )
    .replace('<!--no-script-->', '')
    .replace('<!--script-->', () =>
      [
        data('data-office', within(JSON.stringify(office))),
        data('data-cleaner', cleaning),
        ...spoken,
        `<script type="module">${code}</script>`,
      ].join('\n'),
    );
}
