import type { DocumentKind } from '@app/catalogue/choices.ts';
import { completeDocumentPath, documentPath } from './document-path.ts';

export type Embedding = {
  /** Base URL of documents and scripts: the `CONTENT_URL`. */
  readonly publicUrl: string;
  /** The public id, as in the document's URL. */
  readonly documentId: string;
  readonly type: DocumentKind;
  readonly language: string;
  /** Text of the link, in that language. */
  readonly title: string;
  readonly theme: 'theme2014' | 'theme2024';
  /** The document itself as HTML, for the copy that needs no script. */
  readonly body?: string;
};

/** Code to paste, one snippet for each method, best first. */
export type Snippets = {
  readonly overlay: string;
  readonly popup: string;
  readonly link: string;
  readonly inline: string;
  readonly iframe: string;
  /** Without a `body`, it only contains a link. */
  readonly html: string;
  readonly react: string;
};

/** Generates the code that a customer pastes to show a document on a page. */
export function snippets(embedding: Embedding): Snippets {
  const product = embedding.publicUrl.replace(/\/$/, '');
  const { type, documentId, language, title, theme, body } = embedding;
  const query = `?lang=${encodeURIComponent(language)}`;
  const address = `${product}${documentPath(type, documentId)}${query}`;
  const completeAddress = `${product}${completeDocumentPath(type, documentId)}${query}`;
  const scriptAddress = `${product}/embed/policy.js`;

  const script = `<script async src="${escaped(scriptAddress)}"></script>`;
  const link = (attributes: string, to = address) =>
    `<a href="${escaped(to)}"${attributes} title="${escaped(title)}">${escaped(title)}</a>`;
  const popupLink = (attributes: string) => link(` class="candor-embed"${attributes}`);

  return {
    overlay: `${popupLink(` data-candor-theme="${theme}"`)}\n${script}`,
    popup: `${popupLink(' data-candor-mode="popup"')}\n${script}`,
    link: link(''),
    inline: [
      `<div data-candor-document="${escaped(documentId)}" data-candor-mode="inline" data-candor-lang="${escaped(language)}">`,
      // Readers only see the text on the page, so it is the complete document, loaded from the link's URL.
      `  ${link('', completeAddress)}`,
      `</div>`,
      script,
    ].join('\n'),
    iframe: [
      // The frame learns from the referrer which origin to send its height to.
      `<iframe src="${escaped(`${address}&ifr=true`)}" class="candor-frame" data-candor-theme="${theme}" title="${escaped(title)}"`,
      `  width="100%" height="800" frameborder="0" loading="lazy" referrerpolicy="strict-origin"></iframe>`,
      script,
    ].join('\n'),
    html: `<section lang="${escaped(language)}">\n${body ?? link('')}\n</section>`,
    react: reactComponent(componentName(type), { address, scriptAddress, title, theme }),
  };
}

/** Code to paste that leads to the form of a site for requests of data subjects. Only the overlay needs a script. */
export type FormSnippets = Readonly<Record<'overlay' | 'link' | 'iframe' | 'react', string>>;

/** @param address the form's, without a query */
export function formSnippets(
  { publicUrl, address }: { readonly publicUrl: string; readonly address: string },
  language: string,
  title: string,
): FormSnippets {
  const scriptAddress = `${publicUrl.replace(/\/$/, '')}/embed/policy.js`;
  const to = `${address}?lang=${encodeURIComponent(language)}`;
  return {
    overlay: [
      `<a href="${escaped(to)}" class="candor-embed" title="${escaped(title)}">${escaped(title)}</a>`,
      `<script async src="${escaped(scriptAddress)}"></script>`,
    ].join('\n'),
    link: `<a href="${escaped(to)}" title="${escaped(title)}">${escaped(title)}</a>`,
    iframe: `<iframe src="${escaped(to)}" title="${escaped(title)}" width="100%" height="1100" frameborder="0" loading="lazy"></iframe>`,
    react: `export function PrivacyRequestLink({ children = ${literal(title)} }) {
  return <a href={${literal(to)}}>{children}</a>;
}
`,
  };
}

function componentName(type: DocumentKind): string {
  return type
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

type InReact = Readonly<Record<'address' | 'scriptAddress' | 'title' | 'theme', string>>;

// Before version 19, React does not run scripts that it renders, so the component adds the script, once for all its
// instances.
function reactComponent(name: string, { address, scriptAddress, title, theme }: InReact): string {
  return `import { useEffect } from 'react';

const script = ${literal(scriptAddress)};

export function ${name}Link({ children = ${literal(title)} }) {
  useEffect(() => {
    if (document.querySelector(\`script[src="\${script}"]\`)) return;
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    document.head.append(element);
  }, []);

  return (
    <a href={${literal(address)}} className="candor-embed" data-candor-theme=${JSON.stringify(theme)} title={${literal(title)}}>
      {children}
    </a>
  );
}
`;
}

// The snippet may be pasted between <script> tags without a build, so `<` must not begin a tag.
function literal(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside.replaceAll('<', '\\u003c')}'`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
