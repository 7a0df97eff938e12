/*
 * The protocol between the host page and a document in a frame, by `postMessage`.
 *
 * - The document sends `iub.pp.init` when it can be read, with the words for the popup in its language; `iub.pp.esc` when
 *   Escape is pressed in it; and `candor.pp.height` when its content grows or shrinks.
 * - The host answers `iub.pp.init` with `iub.pp.loading`, which names the theme to apply, and sends `iub.pp.esc` when its
 *   popup closes.
 *
 * The host only accepts messages from the product's own origin and from a frame it made. The document only accepts
 * messages from its parent, at the origin it was opened for, and they cannot make it do anything that harms a reader.
 */
export type Theme = 'theme2014' | 'theme2024';

/** Words of the popup around a document, in the language of the document. */
export type PopupWords = { readonly language: string; readonly close: string; readonly open: string };

export type FromDocument =
  | { readonly type: 'iub.pp.init'; readonly words?: PopupWords }
  | { readonly type: 'iub.pp.esc' }
  | { readonly type: 'candor.pp.height'; readonly height: number };

export type FromHost = { readonly type: 'iub.pp.loading'; readonly themeName: Theme } | { readonly type: 'iub.pp.esc' };

/** Parses a message from a document; `undefined` for anything else. */
export function parseFromDocument(data: unknown): FromDocument | undefined {
  const { type, height, words } = fieldsOf(data);
  if (type === 'iub.pp.esc') return { type };
  if (type === 'iub.pp.init') return { type, ...parseWords(words) };
  if (type === 'candor.pp.height' && typeof height === 'number' && height > 0) return { type, height };
  return undefined;
}

function parseWords(said: unknown): { words: PopupWords } | undefined {
  const { language, close, open } = fieldsOf(said);
  const areTexts = typeof language === 'string' && typeof close === 'string' && typeof open === 'string';
  return areTexts ? { words: { language, close, open } } : undefined;
}

/** Parses a message from a host page; `undefined` for anything else. */
export function parseFromHost(data: unknown): FromHost | undefined {
  const { type, themeName } = fieldsOf(data);
  if (type === 'iub.pp.esc') return { type };
  if (type === 'iub.pp.loading') return { type, themeName: themeOf(themeName) };
  return undefined;
}

/** The theme of that name; the newest for any other name. */
export function themeOf(name: unknown): Theme {
  return name === 'theme2014' ? name : 'theme2024';
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  // Wraps any value in an object; callers check its properties.
  return Object(data) as Record<string, unknown>;
}
