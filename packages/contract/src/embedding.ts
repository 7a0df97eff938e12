/** The documents that can be embedded by a link, a popup, a frame or as text. */
export type EmbeddedType = 'privacy_policy' | 'cookie_policy' | 'terms_and_conditions';

export type Embedding = {
  /** Where documents and scripts are hosted: the `CONTENT_URL`. */
  readonly publicUrl: string;
  /** The public id, as in the document's address. */
  readonly documentId: string;
  readonly type: EmbeddedType;
  readonly language: string;
  /** What the link says, in that language. */
  readonly title: string;
  readonly theme: 'theme2014' | 'theme2024';
  /** The document itself as html, for the copy that needs no script. */
  readonly body?: string;
};

/** The code to paste, one way each, best first. */
export type Snippets = {
  readonly overlay: string;
  readonly popup: string;
  readonly link: string;
  readonly inline: string;
  readonly iframe: string;
  /** Without a `body`, a link in its place. */
  readonly html: string;
  readonly react: string;
};

/** Writes the code a customer pastes to show a document on a page of theirs. */
export function snippets(embedding: Embedding): Snippets {
  const product = embedding.publicUrl.replace(/\/$/, '');
  const { type, documentId, language, title, theme, body } = embedding;
  const query = `?lang=${encodeURIComponent(language)}`;
  const address = `${product}${pathOf(type, documentId)}${query}`;
  const completeAddress = `${product}${completePathOf(type, documentId)}${query}`;
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
      // The text on the page is all its readers see: the complete one. It is read from where the link leads.
      `  ${link('', completeAddress)}`,
      `</div>`,
      script,
    ].join('\n'),
    iframe: [
      // The frame learns from the referrer whom to tell its height.
      `<iframe src="${escaped(`${address}&ifr=true`)}" class="candor-frame" data-candor-theme="${theme}" title="${escaped(title)}"`,
      `  width="100%" height="800" frameborder="0" loading="lazy" referrerpolicy="strict-origin"></iframe>`,
      script,
    ].join('\n'),
    html: `<section lang="${escaped(language)}">\n${body ?? link('')}\n</section>`,
    react: reactComponent(componentName(type), { address, scriptAddress, title, theme }),
  };
}

function pathOf(type: EmbeddedType, documentId: string): string {
  const id = encodeURIComponent(documentId);
  if (type === 'terms_and_conditions') return `/terms-and-conditions/${id}`;
  return type === 'cookie_policy' ? `/privacy-policy/${id}/cookie-policy` : `/privacy-policy/${id}`;
}

/** Hosted, a privacy policy begins with its short version. */
function completePathOf(type: EmbeddedType, documentId: string): string {
  return `${pathOf(type, documentId)}${type === 'privacy_policy' ? '/full-legal' : ''}`;
}

function componentName(type: EmbeddedType): string {
  return type
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

type InReact = Readonly<Record<'address' | 'scriptAddress' | 'title' | 'theme', string>>;

// React runs no script it renders itself before version 19, so the component adds it, once for all its copies.
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

// Pasted between <script> tags by somebody without a build, `<` must not begin a tag.
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
