import { cleanOdf, odfTypes, type OdfType } from './odf.ts';
import { cleanOoxml, type OoxmlType } from './ooxml.ts';
import { CannotClean } from './refusal.ts';
import { fromUtf8 } from './text.ts';
import { readZip, unzipped } from './zip.ts';
import { type Work } from './work.ts';

export type OfficeType = OoxmlType | OdfType;

/** Cleans a document of Office Open XML or OpenDocument. Other zip files are of no known type. */
export function cleanOffice(bytes: Uint8Array, work: Work): { readonly type: OfficeType; readonly bytes: Uint8Array } {
  const entries = readZip(bytes, work);
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  if (mimetype && mimetype.size < 200) {
    const type = odfTypes.get((fromUtf8(unzipped(mimetype, work)) ?? '').trim());
    if (type) return { type, bytes: cleanOdf(entries, work) };
  }
  if (entries.some(({ name }) => name === '[Content_Types].xml')) return cleanOoxml(entries, work);
  throw new CannotClean('unknown-type');
}
