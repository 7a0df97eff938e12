import { zipSync, type Zippable } from 'fflate';
import { toUtf8 } from '../src/text.ts';

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export type Parts = Readonly<Record<string, string | Uint8Array>>;

export const relations = (list: readonly (readonly [type: string, target: string, mode?: string])[]): string =>
  `${head}<Relationships xmlns="${packageNs}/relationships">${list
    .map(
      ([type, target, mode], at) =>
        `<Relationship Id="rId${at + 1}" Type="${type.includes(':') ? type : `${office}/${type}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

export const contentTypes = (overrides: readonly (readonly [part: string, type: string])[]): string =>
  `${head}<Types xmlns="${packageNs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>${overrides
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;

/** A zip file with the time of its making, as programs write it. */
export function zip(parts: Parts): Uint8Array {
  const files: Zippable = {};
  for (const [name, data] of Object.entries(parts))
    files[name] = [typeof data === 'string' ? toUtf8(data) : data, { level: name === 'mimetype' ? 0 : 6 }];
  return zipSync(files, { mtime: '1987-06-05T04:03:02', comment: '' });
}

export const coreProperties = (person: string, time: string, note: string): string =>
  `${head}<cp:coreProperties xmlns:cp="${packageNs}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:title>${note}</dc:title><dc:creator>${person}</dc:creator><cp:lastModifiedBy>${person}</cp:lastModifiedBy><cp:revision>7</cp:revision><dcterms:created>${time}Z</dcterms:created></cp:coreProperties>`;
