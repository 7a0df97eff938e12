import { cleanMedia } from './media.ts';
import { changeOf, goneKind, isSheetComments } from './ooxml-rules.ts';
import { CannotClean } from './refusal.ts';
import { fromUtf8, toUtf8, xmlText } from './text.ts';
import { type FoundKind, type Work } from './work.ts';
import { rewriteXml, type XmlTag } from './xml.ts';
import { readZip, unzipped, writeZip, zipped, type ZipEntry } from './zip.ts';

export type OoxmlType = 'docx' | 'xlsx' | 'pptx';
type Document = { readonly type: OoxmlType; readonly bytes: Uint8Array };

const types: readonly (readonly [OoxmlType, RegExp])[] = [
  ['docx', /wordprocessingml\.(document|template)\.main|ms-word\.(document|template)\.macroEnabled/],
  ['xlsx', /spreadsheetml\.(sheet|template)\.main|ms-excel\.(sheet|template)\.macroEnabled/],
  ['pptx', /presentationml\.(presentation|slideshow|template)\.main|ms-powerpoint\.\w+\.macroEnabled/],
];
const mainTypes: Readonly<Record<OoxmlType, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};
const emptyParts: ReadonlyMap<string, string> = new Map([
  [
    'docprops/core.xml',
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
  ],
  [
    'docprops/app.xml',
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
  ],
]);
const xmlNames = /\.(xml|rels|vml)$/i;
const contentTypes = '[Content_Types].xml';
const keptLinks = /\/hyperlink$/;
const removedTarget = 'file:///removed';

/** Cleans a document of Office Open XML. @see ECMA-376 */
export function cleanOoxml(entries: readonly ZipEntry[], work: Work): Document {
  const list = entries.find(({ name }) => name === contentTypes);
  const text = list && xmlText(unzipped(list, work));
  const type = types.find(([, pattern]) => pattern.test(text ?? ''))?.[0];
  if (!type) throw new CannotClean('unsupported');
  const cleaned = entries.flatMap((entry) => cleanEntry(entry, type, work));
  return { type, bytes: writeZip(cleaned) };
}

/** Cleans a document within a document. */
function cleanInner(bytes: Uint8Array, work: Work): Uint8Array {
  return work.within(() => cleanOoxml(readZip(bytes, work), work).bytes);
}

function cleanEntry(entry: ZipEntry, type: OoxmlType, work: Work): ZipEntry[] {
  const gone = goneKind(entry.name);
  if (gone) {
    work.add(gone, entry.name);
    return [];
  }
  const bytes = unzipped(entry, work);
  const cleaned = cleanPart(entry.name, bytes, type, work);
  return [cleaned === bytes ? { ...entry, name: entry.name } : zipped(entry.name, cleaned)];
}

function cleanPart(name: string, bytes: Uint8Array, type: OoxmlType, work: Work): Uint8Array {
  const lower = name.toLowerCase();
  const empty = emptyParts.get(lower);
  if (empty) return emptied(name, bytes, empty, work);
  if (xmlNames.test(lower)) return cleanXml(name, bytes, type, work);
  if (/\.(docx|xlsx|pptx|docm|xlsm|pptm)$/.test(lower)) return cleanInner(bytes, work);
  if (/\.(odttf|fntdata|ttf|otf)$/.test(lower)) {
    work.leave('fonts');
    return bytes;
  }
  const media = cleanMedia(bytes, lower, work);
  if (!media) work.leave('embedded-objects');
  return media ?? bytes;
}

const properties: readonly (readonly [FoundKind, RegExp])[] = [
  ['author', /creator>|lastModifiedBy>|<Manager>|<Company>/],
  ['time', /created[ >]|modified[ >]|lastPrinted>|<TotalTime>/],
  ['software', /<Application>|<AppVersion>/],
  ['comment', /title>|subject>|description>|keywords>|category>/],
  ['revision', /revision>/],
  ['author', /<Template>|<HyperlinkBase>/],
];

function emptied(name: string, bytes: Uint8Array, empty: string, work: Work): Uint8Array {
  const text = fromUtf8(bytes) ?? '';
  if (text === empty) return bytes;
  for (const kind of new Set(properties.filter(([, pattern]) => pattern.test(text)).map(([found]) => found)))
    work.add(kind, name);
  return toUtf8(empty);
}

function cleanXml(name: string, bytes: Uint8Array, type: OoxmlType, work: Work): Uint8Array {
  const text = xmlText(bytes);
  if (text === undefined) throw new CannotClean('malformed');
  const cleaned = rewriteXml(text, (tag) => {
    if (name === contentTypes) return changedType(tag, type);
    if (name.endsWith('.rels')) return changedRelation(tag, name, work);
    note(tag, work);
    return changeOf(tag, name, (kind, where) => work.add(kind, where));
  });
  if (cleaned === text) return bytes;
  if (isSheetComments(name)) work.add('comment', name);
  // What was UTF-16 is written as UTF-8.
  return toUtf8(cleaned.replace(/^(<\?xml [^>]{0,200}encoding=["'])UTF-16/i, '$1UTF-8'));
}

function note({ name, attributes }: XmlTag, work: Work): void {
  if (
    ['ins', 'del', 'moveFrom', 'moveTo'].includes(name) &&
    attributes.some((attribute) => attribute.name === 'author')
  )
    work.leave('tracked-changes');
  const isHidden = attributes.some(
    (attribute) =>
      (attribute.name === 'state' && /hidden/i.test(attribute.value)) ||
      (attribute.name === 'show' && name === 'sld' && attribute.value === '0'),
  );
  if (isHidden || name === 'vanish') work.leave('hidden-content');
}

const valueOf = (tag: XmlTag, name: string) => tag.attributes.find((attribute) => attribute.name === name)?.value;

/** Parts that went are not listed, and a document without its macros is an ordinary one. */
function changedType(tag: XmlTag, type: OoxmlType) {
  const path = valueOf(tag, 'PartName')?.replace(/^\//, '');
  if (path !== undefined && goneKind(path)) return { drop: true } as const;
  const value = valueOf(tag, 'ContentType') ?? '';
  const isMain =
    types.some(([, pattern]) => pattern.test(value)) && value !== mainTypes[type] && tag.name === 'Override';
  if (!isMain) return undefined;
  const attributes = tag.attributes.map((attribute) =>
    attribute.name === 'ContentType' ? { ...attribute, value: mainTypes[type] } : attribute,
  );
  return { attributes };
}

/** Relations to parts that went go, and links to files name none. */
function changedRelation(tag: XmlTag, name: string, work: Work) {
  const [target, type] = [valueOf(tag, 'Target'), valueOf(tag, 'Type') ?? ''];
  if (tag.name !== 'Relationship' || target === undefined) return undefined;
  if (valueOf(tag, 'TargetMode') !== 'External')
    return goneKind(resolved(name, target)) ? ({ drop: true } as const) : undefined;
  if (type.endsWith('/attachedTemplate')) return { drop: true } as const;
  if (keptLinks.test(type)) work.leave('links');
  if (keptLinks.test(type) || target === removedTarget) return undefined;
  work.add('other', 'external file');
  const attributes = tag.attributes.map((attribute) =>
    attribute.name === 'Target' ? { ...attribute, value: removedTarget } : attribute,
  );
  return { attributes };
}

/** The path of a target, which is written as seen from the folder above its list of relations. */
function resolved(list: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const folders = list.split('/').slice(0, -2);
  for (const step of target.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return folders.join('/');
}
