import { expect, test } from 'vitest';
import { snippets } from './embedding.ts';

const embedding = {
  publicUrl: 'https://docs.example/',
  documentId: 'abcde23456',
  type: 'privacy_policy',
  language: 'pt-BR',
  title: 'Política de Privacidade',
  theme: 'theme2024',
} as const;

test('each way has its code', () => {
  const address = 'https://docs.example/privacy-policy/abcde23456?lang=pt-BR';
  const script = '<script async src="https://docs.example/embed/policy.js"></script>';
  const ending = 'title="Política de Privacidade">Política de Privacidade</a>';
  const { overlay, popup, link, inline, iframe, html, react } = snippets(embedding);

  expect(overlay).toBe(`<a href="${address}" class="candor-embed" data-candor-theme="theme2024" ${ending}\n${script}`);
  expect(popup).toBe(`<a href="${address}" class="candor-embed" data-candor-mode="popup" ${ending}\n${script}`);
  expect(link).toBe(`<a href="${address}" ${ending}`);
  expect(inline).toContain('data-candor-document="abcde23456" data-candor-mode="inline" data-candor-lang="pt-BR"');
  expect(inline).toContain(`<a href="https://docs.example/privacy-policy/abcde23456/full-legal?lang=pt-BR" ${ending}`);
  expect(iframe).toContain(`src="${address}&amp;ifr=true"`);
  expect(html).toContain(link);
  expect(react).toContain('export function PrivacyPolicyLink(');
  expect(react).toContain(`href={'${address}'}`);
});

test('the other documents have addresses of their own', () => {
  expect(snippets({ ...embedding, type: 'cookie_policy' }).link).toContain('/privacy-policy/abcde23456/cookie-policy?');
  expect(snippets({ ...embedding, type: 'terms_and_conditions' }).link).toContain('/terms-and-conditions/abcde23456?');
});

test('the form for reports has a link and a sandboxed frame, and no script', () => {
  const address = 'https://report.example/report/00112233445566778899aabbccddeeff';
  const form = snippets({ type: 'whistleblowing', language: 'it', address, title: 'Segnala un illecito' });
  expect(Object.keys(form)).toEqual(['link', 'iframe']);
  expect(form.link).toContain(`href="${address}?lang=it" target="_blank" rel="noopener noreferrer"`);
  expect(form.iframe).toContain('sandbox="allow-scripts allow-same-origin');
  expect(JSON.stringify(form)).not.toMatch(/<script|class=/);
  expect(form.link).toContain('referrerpolicy="no-referrer"');
  expect(form.iframe).toContain('referrerpolicy="no-referrer"');
});

test('the form for requests has four ways, each in the language', () => {
  const address = 'https://docs.example/dsar/abcde23456';
  const { publicUrl, language } = embedding;
  const form = snippets({ type: 'dsar', publicUrl, language, address, title: 'Seus direitos' });
  const ending = 'title="Seus direitos">Seus direitos</a>';
  expect(Object.keys(form)).toEqual(['overlay', 'link', 'iframe', 'react']);
  expect(form.overlay).toBe(
    `<a href="${address}?lang=pt-BR" class="candor-embed" ${ending}\n<script async src="https://docs.example/embed/policy.js"></script>`,
  );
  expect(form.link).toBe(`<a href="${address}?lang=pt-BR" ${ending}`);
  expect(form.iframe).toContain(`<iframe src="${address}?lang=pt-BR"`);
  expect(form.react).toContain('export function PrivacyRequestLink(');
  expect(form.react).not.toContain('data-candor-theme');
});

test('a copy holds the document it is given, as it is', () => {
  const { html } = snippets({ ...embedding, body: '<h1>Hello</h1>' });
  expect(html).toBe('<section lang="pt-BR">\n<h1>Hello</h1>\n</section>');
});

test('no title breaks out of its place', () => {
  const title = `"><img src=x onerror=alert(1)>'\\ \${x} </script>`;
  const { react, ...markup } = snippets({ ...embedding, title });
  for (const code of Object.values(markup)) expect(code).not.toContain('<img');

  const written = /children = ('.*?[^\\]') \}/.exec(react)?.[1] ?? '';
  expect(written).not.toContain('<');
  const inJson = written
    .slice(1, -1)
    .replaceAll(`\\'`, `'`)
    .replaceAll('"', String.raw`\"`);
  expect(JSON.parse(`"${inJson}"`)).toBe(title);
});
