import type { Shot } from './shots.ts';

/** A page that shows the pictures, one row a screen and one column a view. */
export function sheetOf(shots: readonly Shot[]): string {
  const screens = new Map<string, Shot[]>();
  for (const shot of shots) screens.set(shot.screen, [...(screens.get(shot.screen) ?? []), shot]);
  const rows = [...screens].map(
    ([screen, taken]) => `<section><h2>${escaped(screen)}</h2><div>${taken.map(figureOf).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every screen</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;gap:12px;overflow-x:auto;align-items:start}figure{margin:0}
img{height:360px;border:1px solid #8886}figcaption{font-size:12px;max-width:360px}li{color:#b00020}</style>
<h1>${shots.length} pictures of ${screens.size} screens</h1>${rows.join('\n')}</html>`;
}

function figureOf({ file, view, faults }: Shot): string {
  const list = faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>` : '';
  const address = escaped(file.split('/').map(encodeURIComponent).join('/'));
  return `<figure><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${view}${list}</figcaption></figure>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
