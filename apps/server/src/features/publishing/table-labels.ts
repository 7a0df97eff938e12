/**
 * Names the column in each cell of a table of a document, so that rows become cards on phones. Versions keep their HTML as it was
 * published: labels are added when a page is shown.
 */
export function withLabels(html: string): string {
  const [before = '', ...tables] = html.split('<table>');
  return before + tables.map((rest) => `<table>${labelled(rest)}`).join('');
}

/** @param rest a table and what follows it */
function labelled(rest: string): string {
  const end = rest.indexOf('</table>');
  const table = rest.slice(0, end);
  const columns = [...table.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map(([, column]) => column ?? '');
  let at = 0;
  const cells = table.replace(/<tr>|<td>/g, (tag) => {
    at = tag === '<tr>' ? 0 : at + 1;
    return tag === '<tr>' ? tag : `<td data-label="${columns[at] ?? ''}">`;
  });
  return cells + rest.slice(end);
}
