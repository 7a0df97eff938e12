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

/** The form of a site for requests of data subjects. */
export type FormEmbedding = Pick<Embedding, 'publicUrl' | 'language' | 'title'> & {
  readonly type: 'dsar';
  /** Of the form, without a query. */
  readonly address: string;
};

/** The form of a site for reports of wrongdoing. */
export type ReportEmbedding = Pick<Embedding, 'language' | 'title'> & {
  readonly type: 'whistleblowing';
  /** Of the form, without a query. */
  readonly address: string;
};

/** A link first, then a frame, and never a script: whose page it is could read along. */
export type ReportSnippets = Pick<Snippets, 'link' | 'iframe'>;

/** Code to paste that leads to the form. */
export type FormSnippets = Pick<Snippets, 'overlay' | 'link' | 'iframe' | 'react'>;

/** Generates the code that a customer pastes to show a document or a form on a page. */
export function snippets(embedding: Embedding): Snippets;
export function snippets(embedding: FormEmbedding): FormSnippets;
export function snippets(embedding: ReportEmbedding): ReportSnippets;
export function snippets(
  embedding: Embedding | FormEmbedding | ReportEmbedding,
): Snippets | FormSnippets | ReportSnippets {
  if (embedding.type === 'whistleblowing') return reportSnippets(embedding);
  return embedding.type === 'dsar' ? formSnippets(embedding) : documentSnippets(embedding);
}

/** Without a referrer, so that the server of the form does not learn from which page somebody came. */
function reportSnippets({ address, language, title }: ReportEmbedding): ReportSnippets {
  const query = `lang=${encodeURIComponent(language)}`;
  const attributes = ' target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer"';
  return {
    link: linkTo({ address: `${address}?${query}`, title }, attributes),
    iframe: [
      `<iframe src="${escaped(`${address}?embedded&${query}`)}" title="${escaped(title)}" width="100%" height="900" frameborder="0"`,
      '  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"',
      '  referrerpolicy="no-referrer" loading="lazy"></iframe>',
    ].join('\n'),
  };
}

function formSnippets({ publicUrl, address: form, language, title }: FormEmbedding): FormSnippets {
  const address = `${form}?lang=${encodeURIComponent(language)}`;
  const scriptAddress = scriptOf(publicUrl);
  return {
    overlay: `${linkTo({ address, title }, ' class="candor-embed"')}\n${scriptTag(scriptAddress)}`,
    link: linkTo({ address, title }),
    // The page of the form is as high as a person's choices make it, and scrolls within the frame.
    iframe: `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="1100" frameborder="0" loading="lazy"></iframe>`,
    react: reactComponent('PrivacyRequest', { address, scriptAddress, title }),
  };
}

function documentSnippets(embedding: Embedding): Snippets {
  const product = embedding.publicUrl.replace(/\/$/, '');
  const { type, documentId, language, title, theme, body } = embedding;
  const query = `?lang=${encodeURIComponent(language)}`;
  const address = `${product}${documentPath(type, documentId)}${query}`;
  const completeAddress = `${product}${completeDocumentPath(type, documentId)}${query}`;
  const scriptAddress = scriptOf(embedding.publicUrl);
  const script = scriptTag(scriptAddress);
  const link = (attributes: string, to = address) => linkTo({ address: to, title }, attributes);
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

function linkTo({ address, title }: Pick<InReact, 'address' | 'title'>, attributes = ''): string {
  return `<a href="${escaped(address)}"${attributes} title="${escaped(title)}">${escaped(title)}</a>`;
}

function scriptOf(publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}/embed/policy.js`;
}

function scriptTag(address: string): string {
  return `<script async src="${escaped(address)}"></script>`;
}

function componentName(type: DocumentKind): string {
  return type
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

type InReact = Readonly<Record<'address' | 'scriptAddress' | 'title', string>> & { readonly theme?: string };

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
    <a href={${literal(address)}} className="candor-embed"${theme === undefined ? '' : ` data-candor-theme=${JSON.stringify(theme)}`} title={${literal(title)}}>
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
