import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { packedHtml } from './base64-text.ts';
import type { Observation, RequestKind, SeenRequest } from './observation.ts';
import { absoluteAddress, isSameSite } from './web-address.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Observations of a page's HTML without running it. */
export type ObservedHtml = Observation & {
  readonly title?: string;
  /** URLs of the same site that the page links to, each once, in page order. */
  readonly pages: readonly string[];
};

/** The placeholder for the URL of a page whose URL is unknown. */
export const unknownPage = 'https://page.invalid/';

/**
 * Observes saved HTML. Excludes resources that only running it would load; includes blocked resources, marked as waiting for
 * consent.
 * @param address the page's URL; left out: the one that the browser wrote into the saved file, or the page's own (`<link
 * rel=canonical>`)
 */
export function observeHtml(html: string, address?: string): ObservedHtml {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsOf(document, false)];
  const url = address ?? savedFrom(html) ?? canonicalOf(elements);
  const href = elements.find(({ element }) => element.tagName === 'base' && given(element, 'href'));
  const base = absoluteAddress((href && given(href.element, 'href')) ?? '', url ?? unknownPage) ?? url ?? unknownPage;
  const seen = lookThrough(elements, base);
  const title = elements.find(({ element }) => element.tagName === 'title')?.element;
  return { ...(url && { url }), ...seen, ...(title && { title: textOf(title).trim() }) };
}

/** Observes HTML that a script inserts into a page. */
export function observeFragment(html: string, base: string): ObservedHtml {
  return lookThrough([...elementsOf(parseFragment(html, { scriptingEnabled: false }), false)], base);
}

type FoundElement = { readonly element: Element; readonly inTemplate: boolean };

/** All elements in document order. Iterative, because a page may nest deeper than the call stack allows. */
function* elementsOf(root: Node, inTemplate: boolean): Generator<FoundElement> {
  const waiting: { readonly node: Node; readonly inTemplate: boolean }[] = [{ node: root, inTemplate }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    if ('tagName' in node) yield { element: node, inTemplate: next.inTemplate };
    if ('childNodes' in node) {
      for (const child of node.childNodes.toReversed()) waiting.push({ node: child, inTemplate: next.inTemplate });
    }
    if ('content' in node) waiting.push({ node: node.content, inTemplate: true });
  }
}

function lookThrough(elements: readonly FoundElement[], base: string): ObservedHtml {
  const requests: SeenRequest[] = [];
  const scripts: { readonly text: string; readonly waits?: boolean }[] = [];
  const meta: { readonly name: string; readonly content: string }[] = [];
  const marks = new Set<string>();
  const pages = new Set<string>();

  for (const { element, inTemplate } of elements) {
    const waits = inTemplate || isGated(element);
    const request = (link: string, kind: RequestKind) => {
      // Browsers append another extension to the scripts of a page they save.
      const url = absoluteAddress(link.replace(/(\.js)\.download$/i, '$1'), base);
      if (url) requests.push({ url, kind, ...(waits && { waits }) });
    };
    for (const { link, kind } of linksOf(element)) request(link, kind);
    for (const link of cssLinks(given(element, 'style') ?? '')) request(link, 'image');
    const name = element.tagName;
    if (name === 'style') for (const link of cssLinks(textOf(element))) request(link, 'style');
    if (name === 'script' && !given(element, 'src') && isCode(element))
      scripts.push({ text: textOf(element), ...(waits && { waits }) });
    // Consent managers store blocked markup as an encoded template.
    const packed = name === 'script' && !isCode(element) ? packedHtml(textOf(element)) : undefined;
    if (packed) {
      const inside = lookThrough([...elementsOf(parseFragment(packed, { scriptingEnabled: false }), true)], base);
      requests.push(...inside.requests);
      scripts.push(...inside.scripts);
    }
    const [key, content] = [given(element, 'name') ?? given(element, 'property'), given(element, 'content')];
    if (name === 'meta' && key && content) meta.push({ name: key.toLowerCase(), content });
    if (name === 'a') {
      const url = absoluteAddress(given(element, 'href') ?? '', base);
      if (url && isSameSite(url, base)) pages.add(url.replace(/#.*/, ''));
    }
    const frame = given(element, 'srcdoc');
    if (frame && name === 'iframe') {
      const inside = lookThrough([...elementsOf(parse(frame, { scriptingEnabled: false }), inTemplate)], base);
      requests.push(...inside.requests);
      scripts.push(...inside.scripts);
    }
    const mark = markOf(element);
    if (mark) marks.add(mark);
  }
  return { requests, scripts, meta, elements: [...marks], pages: [...pages], cookies: [], storage: [], globals: [] };
}

type Link = { readonly link: string; readonly kind: RequestKind };

const kindsByTag: Readonly<Record<string, RequestKind>> = {
  script: 'script',
  iframe: 'frame',
  frame: 'frame',
  embed: 'frame',
  object: 'frame',
  img: 'image',
  image: 'image',
  input: 'image',
  use: 'image',
  picture: 'image',
  source: 'media',
  video: 'media',
  audio: 'media',
  track: 'media',
};

// Excludes resource hints that only resolve a host or connect: they load nothing.
const loadedRels =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|mask-icon|manifest)(?:\s|$)/i;

/** The URLs that an element requests, now or once a script unblocks it. */
function linksOf(element: Element): readonly Link[] {
  const tag = element.tagName;
  if (tag === 'link') {
    const [rel, href] = [given(element, 'rel') ?? '', given(element, 'href') ?? given(element, 'data-href')];
    if (!href || !loadedRels.test(rel)) return [];
    return [{ link: href, kind: /style/i.test(rel) || given(element, 'as') === 'style' ? 'style' : kindOfAs(element) }];
  }
  if (tag === 'form') return one(given(element, 'action'), 'form');
  if (tag === 'button' || tag === 'input') {
    const to = one(given(element, 'formaction'), 'form');
    if (to.length > 0) return to;
  }
  if (tag === 'script' && isImportMap(element)) return importsOf(textOf(element));
  if (tag === 'object') return one(given(element, 'data'), 'frame');
  if (tag === 'body' || tag === 'table' || tag === 'td') return one(given(element, 'background'), 'image');
  if (tag === 'use' || tag === 'image') return one(given(element, 'href') ?? given(element, 'xlink:href'), 'image');

  const kind = kindsByTag[tag];
  return element.attrs.flatMap(({ name, value }): readonly Link[] => {
    if (name === 'poster') return one(value, 'image');
    if (name === 'srcset' || /^data-.*srcset$/.test(name))
      return srcsetOf(value).map((link) => ({ link, kind: 'image' }));
    if (kind && name === 'src') return one(value, kind);
    // Blocked scripts and lazy-loaded images store their URL in another attribute: `data-src`, `data-cookieblock-src`.
    if (kind && name.includes('src') && isAbsolute(value)) return one(value, kind);
    if (/^data-.*(?:src|source|iframe|embed|frame)$/.test(name) && isAbsolute(value)) return one(value, 'frame');
    return [];
  });
}

function one(link: string | undefined, kind: RequestKind): readonly Link[] {
  return link?.trim() ? [{ link: link.trim(), kind }] : [];
}

function kindOfAs(element: Element): RequestKind {
  const as = given(element, 'as');
  if (as === 'script' || /modulepreload/i.test(given(element, 'rel') ?? '')) return 'script';
  if (as === 'font') return 'font';
  if (as === 'image' || /icon/i.test(given(element, 'rel') ?? '')) return 'image';
  return 'other';
}

/** The URLs of a `srcset`, without the descriptors after the whitespace. */
function srcsetOf(value: string): readonly string[] {
  return value.split(',').flatMap((part) => {
    const [link = ''] = part.trim().split(/\s/, 1);
    return link === '' ? [] : [link];
  });
}

function isImportMap(element: Element): boolean {
  return given(element, 'type')?.toLowerCase() === 'importmap';
}

function importsOf(text: string): readonly Link[] {
  return [...text.matchAll(/"((?:https?:)?\/\/[^"]+)"/g)].map(([, link = '']) => ({ link, kind: 'script' }));
}

function cssLinks(css: string): readonly string[] {
  if (!css.includes('url(') && !css.includes('@import')) return [];
  const text = withoutComments(css);
  const links = text.matchAll(/(?:url\(\s*|@import\s+(?!url))(?:"([^"]+)"|'([^']+)'|([^"')\s;]+))/gi);
  return [...links]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((link) => !link.startsWith('data:'));
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  while (from < css.length) {
    const opens = css.indexOf('/*', from);
    parts.push(css.slice(from, opens < 0 ? undefined : opens));
    const closes = opens < 0 ? -1 : css.indexOf('*/', opens + 2);
    if (closes < 0) break;
    from = closes + 2;
  }
  return parts.join(' ');
}

const scriptTypes = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/babel|text\/partytown|)$/i;

/**
 * Whether it is a type that consent managers set and browsers do not execute: `text/plain`, `didomi/javascript`,
 * `text/x-blocked`.
 */
function isGatedType(type: string): boolean {
  const [kind = '', name = ''] = type.trim().toLowerCase().split('/', 2);
  if (kind === 'javascript' || /^opt-?in$/.test(kind)) return true;
  return name === 'plain' || name === 'javascript' || /block|consent|cookie|privacy/.test(name);
}

/**
 * Whether a script element contains code. Data, templates and displayed code do not count; scripts blocked by consent managers
 * do.
 */
function isCode(element: Element): boolean {
  const type = (given(element, 'type') ?? '').split(';', 1)[0]?.trim() ?? '';
  return scriptTypes.test(type) || (isGatedType(type) && (!/plain/i.test(type) || isMarked(element)));
}

/** Whether the element's markup blocks it until a consent manager releases it. */
function isGated(element: Element): boolean {
  const type = given(element, 'type') ?? '';
  if (element.tagName === 'script' && isGatedType(type) && !scriptTypes.test(type)) return true;
  const held = !given(element, 'src') && element.attrs.some(({ name }) => name.includes('src'));
  // Pictures without an address are mostly loaded late: they wait for consent where their markup says so.
  return held && (element.tagName !== 'img' || element.attrs.some(({ name }) => gatingNames.test(name)));
}

const gatingNames = /^data-[\w-]{0,60}(?:candor|cookie|consent|categor|usercentrics|klaro|cmp)/;

const consentMarks =
  /cookie|consent|categor|service|vendor|purpose|usercentrics|cmp|optanon|_iub|cky|klaro|borlabs|tarteaucitron|candor|didomi|name|src/i;

function isMarked(element: Element): boolean {
  return element.attrs.some(
    ({ name, value }) =>
      (name.startsWith('data-') && consentMarks.test(name)) || (name === 'class' && consentMarks.test(value)),
  );
}

/** `tag#id.class[attribute]`, for elements with more than a tag name. */
function markOf(element: Element): string | undefined {
  const id = given(element, 'id');
  const classes = (given(element, 'class') ?? '').split(/\s+/).filter(Boolean);
  const attributes = element.attrs.map(({ name }) => name).filter((name) => name.startsWith('data-'));
  const tag = element.tagName;
  if (!id && classes.length === 0 && attributes.length === 0 && !tag.includes('-')) return undefined;
  return `${tag}${id ? `#${id}` : ''}${classes.map((each) => `.${each}`).join('')}${attributes.map((each) => `[${each}]`).join('')}`;
}

/** The URL in the comment that browsers write at the top of a saved page. */
function savedFrom(html: string): string | undefined {
  const [, url] = /<!-- saved from url=\(\d+\)(https?:\/\/\S+) -->/.exec(html.slice(0, 2000)) ?? [];
  return url;
}

function canonicalOf(elements: readonly FoundElement[]): string | undefined {
  const link = elements.find(({ element }) => element.tagName === 'link' && given(element, 'rel') === 'canonical');
  const href = link && given(link.element, 'href');
  return href && isAbsolute(href) ? absoluteAddress(href, unknownPage) : undefined;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function given(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function isAbsolute(link: string): boolean {
  return /^\s*(?:https?:)?\/\//i.test(link);
}
