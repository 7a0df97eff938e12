import { cleanMedia } from './media.ts';
import { CannotClean } from './refusal.ts';
import { toUtf8, xmlText } from './text.ts';
import { type FoundKind, type Work } from './work.ts';
import { rewriteXml, type XmlChange, type XmlTag } from './xml.ts';
import { unzipped, writeZip, zipped, type ZipEntry } from './zip.ts';

export type OdfType = 'odt' | 'ods' | 'odp' | 'odg';
const family = 'application/vnd.oasis.opendocument.';
export const odfTypes: ReadonlyMap<string, OdfType> = new Map<string, OdfType>([
  [`${family}text`, 'odt'],
  [`${family}spreadsheet`, 'ods'],
  [`${family}presentation`, 'odp'],
  [`${family}graphics`, 'odg'],
]);

const gone: readonly (readonly [FoundKind, RegExp])[] = [
  ['preview', /^Thumbnails\//],
  ['other', /^Configurations2\/|^manifest\.rdf$|(^|\/)layout-cache$/],
  ['author', /^META-INF\/\w*signatures\.xml$/],
  ['script', /^(Basic|Scripts|Dialogs)\//],
  ['revision', /^Versions\/|^VersionList\.xml$/],
];
const goneKind = (path: string) => gone.find(([, pattern]) => pattern.test(path))?.[0];
const emptyMeta =
  '<?xml version="1.0" encoding="UTF-8"?>\n<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>';

// Fields that show who wrote, changed or printed a document.
const names = [
  'initial-creator',
  'creator',
  'author-name',
  'author-initials',
  'printed-by',
  'sender-firstname',
  'sender-lastname',
  'sender-initials',
  'sender-title',
  'sender-position',
  'sender-email',
  'sender-phone-private',
  'sender-fax',
  'sender-company',
  'sender-phone-work',
  'sender-street',
  'sender-city',
  'sender-postal-code',
];
const neutral = { name: 'Author', time: '1970-01-01T00:00:00' };

/** Cleans a document of OpenDocument. @see OASIS OpenDocument 1.3 */
export function cleanOdf(entries: readonly ZipEntry[], work: Work): Uint8Array {
  const first = entries.filter(({ name }) => name === 'mimetype');
  const rest = entries.filter(({ name }) => name !== 'mimetype');
  // The type stands first and unpacked, so that it can be seen from outside.
  const type = first.map((entry) => zipped(entry.name, unzipped(entry, work), true));
  return writeZip([...type, ...rest.flatMap((entry) => cleanEntry(entry, work))]);
}

function cleanEntry(entry: ZipEntry, work: Work): ZipEntry[] {
  const { name } = entry;
  const kind = goneKind(name);
  if (kind) {
    work.add(kind, name);
    return [];
  }
  const bytes = unzipped(entry, work);
  const cleaned = cleanPart(name, bytes, work);
  return [cleaned === bytes ? entry : zipped(name, cleaned)];
}

function cleanPart(name: string, bytes: Uint8Array, work: Work): Uint8Array {
  if (/(^|\/)meta\.xml$/.test(name)) return emptied(name, bytes, work);
  if (/\.(xml|rdf)$/i.test(name)) return cleanXml(name, bytes, work);
  if (/\.(ttf|otf)$/i.test(name)) {
    work.leave('fonts');
    return bytes;
  }
  const media = bytes.length < 16 ? undefined : cleanMedia(bytes, name.toLowerCase(), work);
  if (!media) work.leave('embedded-objects');
  return media ?? bytes;
}

const properties: readonly (readonly [FoundKind, RegExp])[] = [
  ['author', /creator>|printed-by>/],
  ['time', /creation-date>|dc:date>|print-date>|editing-duration>/],
  ['software', /generator>/],
  ['comment', /title>|description>|subject>|keyword>|user-defined/],
];

function emptied(name: string, bytes: Uint8Array, work: Work): Uint8Array {
  const text = xmlText(bytes) ?? '';
  if (text === emptyMeta) return bytes;
  for (const [kind, pattern] of properties) if (pattern.test(text)) work.add(kind, name);
  return toUtf8(emptyMeta);
}

function cleanXml(name: string, bytes: Uint8Array, work: Work): Uint8Array {
  const text = xmlText(bytes);
  if (text === undefined) throw new CannotClean('malformed');
  const rule = name === 'META-INF/manifest.xml' ? changedListing : changeOf;
  const cleaned = rewriteXml(withoutType(text), (tag) => rule(tag, work));
  return cleaned === text ? bytes : toUtf8(cleaned);
}

/** Old manifests have a document type without entities. */
function withoutType(text: string): string {
  const start = text.slice(0, 500).indexOf('<!DOCTYPE manifest:manifest');
  const end = text.indexOf('>', start);
  return start < 0 || text.slice(start, end).includes('[') ? text : text.slice(0, start) + text.slice(end + 1);
}

function changedListing(tag: XmlTag): XmlChange | undefined {
  if (tag.name === 'encryption-data') throw new CannotClean('encrypted');
  const path = tag.attributes.find(({ name }) => name === 'full-path')?.value ?? '';
  return goneKind(path) ? { drop: true } : undefined;
}

function changeOf(tag: XmlTag, work: Work): XmlChange | undefined {
  const drop = (kind: FoundKind): XmlChange => {
    work.add(kind, tag.name);
    return { drop: true };
  };
  if (tag.name === 'annotation' || tag.name === 'annotation-end') return drop('comment');
  if (tag.name === 'meta' && tag.prefix === 'office') return drop('author');
  if (!tag.isEmpty && (tag.name === 'scripts' || tag.name === 'event-listeners')) return drop('script');
  if (tag.name === 'config-item' && isOwnSetting(tag)) return drop('device');
  if (tag.name === 'change-info') return undefined;
  if (tag.parent === 'change-info') return changeInfo(tag, work);
  if (tag.prefix === 'text' && names.includes(tag.name)) return { content: '' };
  if (tag.name === 'a' || tag.name === 'hyperlink') work.leave('links');
  const attributes = tag.attributes.filter(({ prefix, name }) => !(prefix === 'officeooo' && name.endsWith('rsid')));
  if (attributes.length === tag.attributes.length) return undefined;
  work.add('revision', 'rsid');
  return { attributes };
}

/** Changes keep what changed, and lose who changed it and when. */
function changeInfo({ name, prefix }: XmlTag, work: Work): XmlChange | undefined {
  work.leave('tracked-changes');
  if (prefix !== 'dc') return { drop: true };
  if (name === 'creator') return { content: neutral.name };
  return name === 'date' ? { content: neutral.time } : { drop: true };
}

/** Settings that name printers, data sources and the history of editing. */
const isOwnSetting = (tag: XmlTag) =>
  tag.attributes.some(
    ({ name, value }) =>
      name === 'name' && /^(Printer|Rsid|CurrentDatabase|EmbeddedDatabase|ModifyPassword|Redline)/.test(value),
  );
