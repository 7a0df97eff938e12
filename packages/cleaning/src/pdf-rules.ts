import { type FoundKind } from './work.ts';

// Which entries of a PDF file stay, and what those that go tell. @see ISO 32000-2

/** What the root of a file keeps. */
export const rootKeys = new Set([
  'Type',
  'Pages',
  'PageLabels',
  'Names',
  'Dests',
  'ViewerPreferences',
  'PageLayout',
  'PageMode',
  'Outlines',
  'AcroForm',
  'StructTreeRoot',
  'MarkInfo',
  'Lang',
  'OutputIntents',
  'OCProperties',
  'Version',
  'OpenAction',
]);

/** What a page keeps. */
export const pageKeys = new Set([
  'Type',
  'Parent',
  'Resources',
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Contents',
  'Rotate',
  'Group',
  'Annots',
  'Tabs',
  'StructParents',
  'UserUnit',
]);

/** What a form keeps beside its fields. */
export const formKeys = new Set(['Fields', 'NeedAppearances', 'CO', 'DR', 'DA', 'Q']);

/** Entries that go wherever they stand. */
export const goneKeys: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['Metadata', 'author'],
  ['PieceInfo', 'software'],
  ['LastModified', 'time'],
  ['Thumb', 'preview'],
  ['AA', 'script'],
  ['JS', 'script'],
  ['AF', 'attachment'],
  ['EF', 'attachment'],
  ['RF', 'attachment'],
  ['OPI', 'other'],
  ['Alternates', 'preview'],
  ['SpiderInfo', 'other'],
  ['Measure', 'location'],
  ['PtData', 'location'],
  ['LGIDict', 'location'],
  ['CreatorInfo', 'software'],
  ['XFA', 'other'],
  ['FFilter', 'attachment'],
  ['FDecodeParms', 'attachment'],
  ['PTEX.FileName', 'other'],
  ['PTEX.InfoDict', 'time'],
  ['PTEX.PageNumber', 'other'],
]);

/** What the root tells by entries that go; others count as `other`. */
export const rootKinds: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['AA', 'script'],
  ['Metadata', 'author'],
  ['PieceInfo', 'software'],
  ['AF', 'attachment'],
  ['Collection', 'attachment'],
  ['DSS', 'author'],
  ['Perms', 'author'],
  ['Threads', 'other'],
]);

/** Entries of the information dictionary, by what they tell. */
export const infoKinds: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['Author', 'author'],
  ['CreationDate', 'time'],
  ['ModDate', 'time'],
  ['Creator', 'software'],
  ['Producer', 'software'],
  ['Title', 'comment'],
  ['Subject', 'comment'],
  ['Keywords', 'comment'],
]);

/** Annotations that go whole, by what they are. */
export const goneAnnotations: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['Text', 'comment'],
  ['Popup', 'comment'],
  ['FileAttachment', 'attachment'],
  ['Sound', 'attachment'],
  ['Movie', 'attachment'],
  ['Screen', 'attachment'],
  ['RichMedia', 'attachment'],
  ['3D', 'attachment'],
  ['TrapNet', 'other'],
  ['PrinterMark', 'other'],
]);

/** Entries of the annotations that stay, by what they tell. Fields of forms keep their names. */
export const annotationKinds: ReadonlyMap<string, FoundKind> = new Map<string, FoundKind>([
  ['M', 'time'],
  ['CreationDate', 'time'],
  ['NM', 'id'],
  ['T', 'author'],
  ['Subj', 'comment'],
  ['RC', 'comment'],
  ['IRT', 'comment'],
  ['Popup', 'comment'],
  ['Contents', 'comment'],
]);

/** Annotations whose text is content, and not a remark about it. */
export const textAnnotations = ['FreeText', 'Widget', 'Link'];

/** Actions that stay: they lead to a page of the file, or to an address. */
export const keptActions = ['GoTo', 'URI', 'Named', 'SetOCGState', 'ResetForm'];

/** Entries that hold names chosen by the file, none of which is a key. */
export const nameMaps = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
  'CharProcs',
  'Dests',
  'Colorants',
  'RoleMap',
  'ClassMap',
]);
