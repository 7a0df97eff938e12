/** Markup that may be written as it stands. */
export type Html = { readonly html: string };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Builds markup: what stands between is escaped, unless it is markup already. Lists are joined. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number | undefined)[]
): Html {
  return { html: parts.reduce((text, part, index) => text + written(values[index - 1]) + part) };
}

/** Markup made by the document engine, which escapes by itself. */
export function trusted(markup: string): Html {
  return { html: markup };
}

function written(value: Html | readonly Html[] | string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return 'html' in value ? value.html : value.map(written).join('');
}
