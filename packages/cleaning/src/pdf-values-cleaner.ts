import { type PdfDocument } from './pdf-document.ts';
import { isType } from './pdf-filters.ts';
import {
  annotationKinds,
  formKeys,
  goneAnnotations,
  goneKeys,
  keptActions,
  nameMaps,
  pageKeys,
  rootKeys,
  rootKinds,
  textAnnotations,
} from './pdf-rules.ts';
import { dictOf, nameIn, type PdfDict, type PdfValue } from './pdf-values.ts';
import { type FoundKind, type Work } from './work.ts';

/** The part that a value plays, where its entries depend on it. */
export type Role = 'root' | 'form' | 'names' | 'map' | 'appearance' | 'icc' | 'any';

const maxDepth = 100;

/** Takes metadata out of values. It tells which objects the rest leads to, and in which role. */
export class PdfCleaner {
  readonly #document: PdfDocument;
  readonly #work: Work;
  readonly #follow: (number: number, role: Role) => void;

  constructor(document: PdfDocument, work: Work, follow: (number: number, role: Role) => void) {
    this.#document = document;
    this.#work = work;
    this.#follow = follow;
  }

  clean(value: PdfValue, role: Role, depth = 0): PdfValue {
    if (depth > maxDepth) return { kind: 'raw', text: 'null' };
    if (value.kind === 'ref') {
      this.#follow(value.number, role);
      return value;
    }
    if (value.kind === 'array') return { kind: 'array', items: this.#items(value.items, role, depth) };
    return value.kind === 'dict' ? this.#dict(value, role, depth) : value;
  }

  #items(items: readonly PdfValue[], role: Role, depth: number): PdfValue[] {
    const isIcc = items[0]?.kind === 'name' && items[0].name === 'ICCBased';
    return items.filter((item) => !this.#isGone(item)).map((item) => this.clean(item, isIcc ? 'icc' : role, depth + 1));
  }

  /** Whether a value goes whole: an attached file, a signature, a remark, an action. */
  #isGone(item: PdfValue): boolean {
    const value = this.#document.resolve(item);
    if (value?.kind !== 'dict') return false;
    const kind = this.#kindOfGone(value);
    if (kind) this.#work.add(kind[0], kind[1]);
    return kind !== undefined;
  }

  #kindOfGone(dict: PdfDict): readonly [FoundKind, string] | undefined {
    const subtype = nameIn(dict, 'Subtype') ?? '';
    if (dict.entries.has('Rect') && goneAnnotations.has(subtype))
      return [goneAnnotations.get(subtype) ?? 'other', subtype];
    if (dict.entries.has('EF') || isType(dict, 'Filespec', 'EmbeddedFile')) return ['attachment', 'Filespec'];
    if (isType(dict, 'Metadata')) return ['author', 'XMP'];
    if (isType(dict, 'Sig', 'DocTimeStamp') || (dict.entries.has('ByteRange') && dict.entries.has('Contents')))
      return ['author', 'Sig'];
    const action = nameIn(dict, 'S');
    const isAction =
      isType(dict, 'Action') ||
      ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'].includes(action ?? '');
    return isAction && !keptActions.includes(action ?? '') ? ['script', action ?? 'Action'] : undefined;
  }

  #dict(dict: PdfDict, role: Role, depth: number): PdfDict {
    const isMap = role === 'map';
    const subtype = nameIn(dict, 'Subtype') ?? '';
    const isAnnotation = dict.entries.has('Rect') && subtype !== '';
    const isPage = isType(dict, 'Page') && role === 'any';
    const kept: [string, PdfValue][] = [];
    for (const [key, value] of dict.entries) {
      const gone = isMap
        ? undefined
        : (goneKeys.get(key) ??
          this.#goneOfRole(key, role, isPage) ??
          (isAnnotation ? goneOfAnnotation(key, subtype) : undefined));
      if (gone) this.#work.add(gone, key);
      else if (!this.#isGone(value)) kept.push([key, this.clean(value, roleOf(key, role), depth + 1)]);
    }
    this.#note(dict, role);
    return dictOf(kept);
  }

  #goneOfRole(key: string, role: Role, isPage: boolean): FoundKind | undefined {
    if (role === 'root' && !rootKeys.has(key)) return rootKinds.get(key) ?? 'other';
    if (role === 'form' && !formKeys.has(key)) return 'other';
    if (role === 'names' && key !== 'Dests') return key === 'EmbeddedFiles' ? 'attachment' : 'script';
    return isPage && !pageKeys.has(key) ? 'other' : undefined;
  }

  /** Notes what stays although it may tell something. */
  #note(dict: PdfDict, role: Role): void {
    const { entries } = dict;
    if (['FontFile', 'FontFile2', 'FontFile3'].some((key) => entries.has(key))) this.#work.leave('fonts');
    if (role === 'root' && entries.has('OCProperties')) this.#work.leave('hidden-content');
    if (nameIn(dict, 'S') === 'URI') this.#work.leave('links');
    if (role === 'form') this.#work.leave('form-values');
  }
}

function goneOfAnnotation(key: string, subtype: string): FoundKind | undefined {
  if (['T', 'Contents', 'RC'].includes(key) && textAnnotations.includes(subtype)) return undefined;
  return annotationKinds.get(key);
}

function roleOf(key: string, role: Role): Role {
  if (role === 'root' && key === 'AcroForm') return 'form';
  if (role === 'root' && key === 'Names') return 'names';
  if (role === 'appearance') return ['N', 'D', 'R'].includes(key) ? 'map' : 'any';
  if (role === 'map') return 'any';
  if (key === 'AP') return 'appearance';
  if (key === 'DestOutputProfile') return 'icc';
  return nameMaps.has(key) ? 'map' : 'any';
}
