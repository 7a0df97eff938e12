/** Markup that may be written as it stands. */
export type Markup = { readonly html: string };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Builds markup: what stands between is escaped, unless it is markup already. Lists are joined. It is not
 * called `html`, because formatters would lay out what stands in it, and a style must stay the bytes its hash is of.
 */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (Markup | readonly Markup[] | string | number | undefined)[]
): Markup {
  return { html: parts.reduce((text, part, index) => text + written(values[index - 1]) + part) };
}

/** Markup made by the document engine, which escapes by itself. */
export function trusted(markup: string): Markup {
  return { html: markup };
}

function written(value: Markup | readonly Markup[] | string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return 'html' in value ? value.html : value.map(written).join('');
}
