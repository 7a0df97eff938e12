import { type FoundKind } from './work.ts';
import { type XmlAttribute, type XmlChange, type XmlTag } from './xml.ts';

// Which parts of a document go, by their paths in lower case. @see ECMA-376, [MS-DOCX], [MS-XLSX], [MS-PPTX]
const goneParts: readonly (readonly [FoundKind, RegExp])[] = [
  ['preview', /^docprops\/thumbnail/],
  ['other', /^docprops\/custom\.xml$/],
  ['author', /^word\/people\.xml$|^xl\/persons\/|^ppt\/(commentauthors|authors)\.xml$|^_xmlsignatures\//],
  ['comment', /^word\/comments(extended|ids|extensible)\.xml$|^xl\/threadedcomments\/|^ppt\/comments\//],
  ['device', /\/printersettings\//],
  ['revision', /^xl\/revisions\/|^ppt\/changesinfos\/|^ppt\/revisioninfo\.xml$/],
  ['script', /\/vba(project|data|projectsignature\w*)\.(bin|xml)$|^customui\//],
  ['id', /^ppt\/tags\/|^docmetadata\/|^customxml\//],
  ['other', /^xl\/connections\.xml$|^xl\/querytables\/|^\[trash\]\/|(^|\/)\.ds_store$|^word\/recipientdata\.xml$/],
];

/** What a part tells that goes; undefined for a part that stays. */
export const goneKind = (path: string): FoundKind | undefined =>
  goneParts.find(([, pattern]) => pattern.test(path.toLowerCase()))?.[0];

const goneElements: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['rsids', 'revision'],
  ['docId', 'id'],
  ['attachedTemplate', 'author'],
  ['mailMerge', 'other'],
  ['docVars', 'other'],
  ['dataBinding', 'id'],
  ['saveThroughXslt', 'author'],
  ['activeWritingStyle', 'software'],
  ['revisionPtr', 'id'],
  ['fileVersion', 'software'],
  ['fileSharing', 'author'],
  ['customWorkbookViews', 'author'],
  ['customSheetViews', 'author'],
  ['webPublishing', 'other'],
  ['custDataLst', 'id'],
  ['commentRangeStart', 'comment'],
  ['commentRangeEnd', 'comment'],
  ['commentReference', 'comment'],
]);

const goneAttributes: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['paraId', 'id'],
  ['textId', 'id'],
  ['dateUtc', 'time'],
  ['refreshedBy', 'author'],
  ['refreshedDate', 'time'],
  ['refreshedDateIso', 'time'],
]);

const neutralName = 'Author';
const zeroId = '{00000000-0000-0000-0000-000000000000}';
const fileName = /\\|\.(jpe?g|png|gif|tiff?|bmp|webp|heic|pdf|docx?|xlsx?|pptx?|emf|wmf|svg|mp4|mov)$/i;

type Report = (kind: FoundKind, where: string) => void;

/** The change of an element in any part of a document. */
export function changeOf(tag: XmlTag, path: string, report: Report): XmlChange | undefined {
  const gone = goneElements.get(tag.name) ?? goneInPart(tag, path);
  if (gone) {
    report(gone, tag.name);
    return { drop: true };
  }
  if (isSheetComments(path)) {
    if (tag.name === 'author') return { content: neutralName };
    if (tag.name === 'text' && tag.parent === 'comment') return { content: '' };
  }
  const attributes = tag.attributes.flatMap((attribute) => changed(attribute, tag, report));
  return attributes.length === tag.attributes.length && attributes.every((value, at) => value === tag.attributes[at])
    ? undefined
    : { attributes };
}

export const isSheetComments = (path: string): boolean => /^xl\/comments[^/]*\.xml$|^xl\/comments\//.test(path);

function goneInPart(tag: XmlTag, path: string): FoundKind | undefined {
  if (path.startsWith('word/') && tag.name === 'comment') return 'comment';
  return path.startsWith('ppt/') && tag.name === 'cmAuthor' ? 'author' : undefined;
}

/** An attribute as it stays: none if it goes. */
function changed(attribute: XmlAttribute, tag: XmlTag, report: Report): XmlAttribute[] {
  const { prefix, name, value } = attribute;
  const drop = (kind: FoundKind, where = name): XmlAttribute[] => {
    report(kind, where);
    return [];
  };
  const set = (to: string, kind: FoundKind): XmlAttribute[] => {
    if (value === to) return [attribute];
    report(kind, name);
    return [{ ...attribute, value: to }];
  };
  const gone = goneAttributes.get(name);
  if (gone) return drop(gone);
  if (/^rsid\w*$/i.test(name)) return drop('revision', 'rsid');
  if (name === 'uid' && /^xr\d*$/.test(prefix)) return drop('id');
  if (name === 'author') return set(neutralName, 'author');
  if (name === 'initials') return drop('author');
  if (name === 'date' && tag.attributes.some((other) => other.name === 'author')) return drop('time');
  if (tag.name === 'absPath' && name === 'url') return set('', 'author');
  if (tag.name === 'pageSetup' && name === 'id' && prefix !== '') return drop('device', 'printerSettings');
  if (tag.name === 'creationId' || tag.name === 'modId') return prefix === 'xmlns' ? [attribute] : ids(attribute, set);
  if (tag.name === 'imagedata' && name === 'title') return drop('other');
  if (tag.name === 'cNvPr' && ['name', 'descr', 'title'].includes(name) && fileName.test(value))
    return set(name === 'name' ? 'Picture' : '', 'other');
  return [attribute];
}

function ids(attribute: XmlAttribute, set: (to: string, kind: FoundKind) => XmlAttribute[]): XmlAttribute[] {
  if (attribute.name === 'val') return set('0', 'id');
  return attribute.name === 'id' ? set(zeroId, 'id') : [attribute];
}
