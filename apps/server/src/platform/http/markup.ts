/** Markup that may be written without escaping. */
export type Markup = { readonly html: string };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Builds markup from a template: values are escaped unless they are markup themselves. Lists are joined, and
 * `false` and `undefined` write nothing. Not named `html`,
 * because formatters would reformat such templates, and the bytes of a style must match their hash.
 */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (Markup | readonly Markup[] | string | number | false | undefined)[]
): Markup {
  return { html: parts.reduce((text, part, index) => text + written(values[index - 1]) + part) };
}

/** Marks output of the document engine as markup, which the engine itself escapes. */
export function trusted(markup: string): Markup {
  return { html: markup };
}

function written(value: Markup | readonly Markup[] | string | number | false | undefined): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return 'html' in value ? value.html : value.map(written).join('');
}
