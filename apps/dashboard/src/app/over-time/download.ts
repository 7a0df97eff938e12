import type { Series } from './chart.tsx';
import { csvOf } from './csv.ts';

type Picture = { readonly title: string; readonly series: readonly Series[]; readonly name: string };

const scale = 2;
const [edge, head, foot] = [16, 40, 36];
const properties = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size', 'opacity'];

/** Saves a chart as a PNG file with its title and the meaning of its colors, as it is shown now. */
export async function saveChart(drawn: SVGSVGElement, { title, series, name }: Picture): Promise<void> {
  const { width, height } = drawn.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * edge) * scale;
  canvas.height = (height + head + foot) * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(drawn);
  const font = style.fontFamily;
  const surface = closestSurface(drawn);
  context.scale(scale, scale);
  context.fillStyle = surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `600 16px ${font}`;
  context.fillText(title, edge, 26);
  context.drawImage(await pictureOf(drawn, width, height), edge, head, width, height);
  context.font = `13px ${font}`;
  let left = edge;
  for (const { label, color } of series) {
    context.fillStyle = colorOf(drawn, color);
    context.fillRect(left, head + height + 10, 11, 11);
    context.fillStyle = style.color;
    context.fillText(label, left + 17, head + height + 20);
    left += 17 + context.measureText(label).width + 18;
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file) save(file, name);
}

/** Saves rows as a CSV file for spreadsheets. */
export function saveNumbers(rows: readonly (readonly (string | number)[])[], name: string): void {
  // With a byte order mark, without which spreadsheets misread letters outside of ASCII.
  save(new Blob([`\uFEFF${csvOf(rows)}`], { type: 'text/csv;charset=utf-8' }), name);
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A picture of the chart. Its style sheets do not come along, so what they say is written into a copy. */
async function pictureOf(drawn: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawn.cloneNode(true) as SVGSVGElement; // a copy is of the same type
  const [from, to] = [drawn.querySelectorAll<SVGElement>('*'), copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const name of properties) to[index]?.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** The value of a color that may be a variable. */
function colorOf(inside: Element, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  inside.parentElement?.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

function closestSurface(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}
