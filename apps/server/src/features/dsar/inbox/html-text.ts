const letters =
  'Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì Iacute Í Icirc Î Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü szlig ß agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù uacute ú ucirc û uuml ü euro € hellip … ndash – mdash — lsquo ‘ rsquo ’ ldquo “ rdquo ” bdquo „ laquo « raquo »';
const pairs = letters.split(' ');
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ...pairs.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, pairs[at + 1] ?? '']] : [])),
]);
const breaks = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote', 'table', 'ul', 'ol']);
/** Elements whose content is no text. */
const silent = new Set(['script', 'style', 'head', 'title', 'template']);

/** The text of HTML, which is neither rendered nor loaded. Takes one pass. */
export function textOfHtml(html: string): string {
  // Letters of ASCII alone, so that places stay the same.
  const small = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    text += html.slice(at, open === -1 ? undefined : open).replace(/\s+/g, ' ');
    if (open === -1) break;
    const isComment = html.startsWith('<!--', open);
    const end = html.indexOf(isComment ? '-->' : '>', open);
    if (end === -1) break;
    const name = /^<\/?([a-z][a-z0-9]{0,20})/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase() ?? '';
    at = end + (isComment ? 3 : 1);
    if (breaks.has(name)) text += '\n';
    if (silent.has(name) && html[open + 1] !== '/') {
      const closing = small.indexOf(`</${name}`, at);
      if (closing === -1) break;
      at = closing;
    }
  }
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return named.get(String(name)) ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}
