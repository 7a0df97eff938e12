import { siteOf } from '@app/catalogue/web-address.ts';
import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { builderOf, type Builder } from './site-builder.ts';

/** A tag of a banner in the original HTML of a page. */
export type InstalledTag = {
  readonly kind: 'async' | 'sync' | 'loader' | 'guard';
  /** The public id of the site whose banner it loads. */
  readonly publicId: string;
  /** Where the script comes from; null for the guard, which is in the page itself. */
  readonly origin: string | null;
  readonly part: 'head' | 'body';
  readonly line: number;
  /** The beginning of the tag. */
  readonly markup: string;
};

export type Installed = {
  readonly tags: readonly InstalledTag[];
  /** Hosts of other sites whose scripts come before the first tag of the banner, or of all of them if there is none. */
  readonly before: readonly string[];
  readonly hasTagManager: boolean;
  readonly builder: Builder | undefined;
};

const bannerFile = /\/embed\/cs\/([a-z0-9]{10})\.(?:kept\.|granted\.|guard\.)?(?:js|"|')/;
const tagManager = /googletagmanager\.com\/(?:gtm\.js|ns\.html)/;
const hostInCode = /["'](?:https?:)?\/\/([a-z0-9.-]{4,253})[/"']/g;
const longestMarkup = 200;
const mostTags = 20;
const mostHosts = 20;
const mostAddresses = 500;

/**
 * The tags of banners in a page, in order, and what loads before them.
 * @param html the original HTML; what scripts insert later is not in it
 * @param publicId of the site's own banner: its inline guard is recognized by it
 */
export function findInstalledTags(html: string, url: string, publicId: string): Installed {
  const tags: InstalledTag[] = [];
  const before = new Set<string>();
  const addresses: string[] = [];
  const names = new Set<string>();
  let generator = '';
  let hasTagManager = false;
  let part: InstalledTag['part'] = 'head';
  let inline: { readonly line: number; code: string } | undefined;

  const add = (tag: Omit<InstalledTag, 'part' | 'markup'>, text: string) => {
    if (tags.length < mostTags) tags.push({ ...tag, part, markup: text.trim().slice(0, longestMarkup) });
  };
  const precede = (host: string) => {
    if (tags.length === 0 && before.size < mostHosts && siteOf(host) !== siteOf(url)) before.add(host);
  };

  function script(tag: Token.TagToken): void {
    const { src, type = '', ...rest } = attributesOf(tag);
    const line = tag.location?.startLine ?? 0;
    if (src === undefined) {
      inline = runs(type) ? { line, code: '' } : undefined;
      return;
    }
    const address = URL.parse(src, url);
    const found = address && bannerFile.exec(address.pathname);
    if (found) {
      const kind = 'async' in rest || 'defer' in rest || type === 'module' ? 'async' : 'sync';
      const { startOffset = 0, endOffset = 0 } = tag.location ?? {};
      add({ kind, publicId: found[1] ?? '', origin: address.origin, line }, html.slice(startOffset, endOffset));
    } else if (address && runs(type) && !('data-candor' in rest)) precede(address.hostname);
  }

  function endInline(): void {
    if (!inline) return;
    const { code, line } = inline;
    inline = undefined;
    hasTagManager ||= tagManager.test(code);
    const found = bannerFile.exec(code) ?? /\/embed\/cs\/([a-z0-9]{10})\./.exec(code);
    if (found) {
      const origin = /https?:\/\/[^"'\s/]{1,253}(?=\/embed\/cs\/)/.exec(code)?.[0] ?? null;
      add({ kind: 'loader', publicId: found[1] ?? '', origin: origin && new URL(origin).origin, line }, code);
    } else if (code.includes(`"${publicId}"`) && code.includes('data-candor')) {
      add({ kind: 'guard', publicId, origin: null, line }, code);
    } else if (code.includes('createElement')) {
      for (const [, host = ''] of code.slice(0, 20_000).matchAll(hostInCode)) precede(host);
    }
  }

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(tag) {
        const name = tag.tagName;
        if (name === 'body') part = 'body';
        const all = attributesOf(tag);
        for (const { name: attribute } of tag.attrs) names.add(attribute);
        if (name === 'meta' && all['name']?.toLowerCase() === 'generator') generator ||= all['content'] ?? '';
        const address = all['src'] ?? all['href'];
        if (address && addresses.length < mostAddresses) addresses.push(address);
        if (address && tagManager.test(address)) hasTagManager = true;
        if (name === 'script') script(tag);
        if (name === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA;
        else if (/^(?:style|xmp|iframe|noembed|noframes)$/.test(name)) tokenizer.state = TokenizerMode.RAWTEXT;
        else if (/^(?:textarea|title)$/.test(name)) tokenizer.state = TokenizerMode.RCDATA;
      },
      onEndTag({ tagName }) {
        if (tagName === 'script') endInline();
        if (tagName === 'head') part = 'body';
      },
      onCharacter: ({ chars }) => void (inline && (inline.code += chars)),
      onWhitespaceCharacter: ({ chars }) => void (inline && (inline.code += chars)),
      onNullCharacter() {},
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  );
  tokenizer.write(html, true);
  return {
    tags,
    before: [...before],
    hasTagManager,
    builder: builderOf({ generator, addresses, attributes: [...names] }),
  };
}

/** Whether a script of this type runs by itself. */
function runs(type: string): boolean {
  return /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim());
}

function attributesOf({ attrs }: Token.TagToken): Readonly<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}
