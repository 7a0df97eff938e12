const namespace = 'http://www.w3.org/2000/svg';

type Shape = readonly [tag: 'rect' | 'path' | 'circle', attributes: Readonly<Record<string, string>>];

const tile: readonly Shape[] = [
  ['rect', { class: 'tile', width: '32', height: '32', rx: '8.5' }],
  ['path', { class: 'arc', d: 'M22.2 11.1a8 8 0 1 0 0 9.8' }],
  ['circle', { class: 'point', cx: '16', cy: '16', r: '2.7' }],
];
const name: readonly Shape[] = [
  [
    'path',
    {
      d: 'M14 5.3A6.3 6.3 0 1 0 14 13.2M30.4 6.2V15.4M30.4 10.8a4.7 4.7 0 1 1-9.4 0a4.7 4.7 0 0 1 9.4 0ZM36.6 15.4V6.2M36.6 10.4c0-2.6 1.7-4.3 4-4.3s3.8 1.5 3.8 4.1v5.2M60 1.6V15.4M60 10.8a4.7 4.7 0 1 1-9.4 0a4.7 4.7 0 0 1 9.4 0ZM75.6 10.8a4.8 4.8 0 1 1-9.6 0a4.8 4.8 0 0 1 9.6 0ZM81.8 15.4V6.2M81.8 10.9c0-2.8 1.7-4.8 4.6-4.7',
    },
  ],
];

/** The mark of the product, as on all its pages. */
export function mark(size: number): Element {
  return drawing(tile, { viewBox: '0 0 32 32', width: String(size), height: String(size) });
}

/** The name of the product as it is drawn beside the mark. */
export function wordMark(): Element {
  return drawing(name, { viewBox: '0 0 98 19', height: '16', class: 'word' });
}

function drawing(shapes: readonly Shape[], attributes: Readonly<Record<string, string>>): Element {
  const made = shape('svg', { ...attributes, 'aria-hidden': 'true' });
  made.append(...shapes.map(([tag, own]) => shape(tag, own)));
  return made;
}

function shape(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(namespace, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
