import { languageTag, type Locale } from '@app/texts';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import type { Row, State } from './rows.ts';

export const namespace = 'urn:oasis:names:tc:xliff:document:1.2';

/** Values of the attribute `state`. @see XLIFF 1.2, 3.2.4 */
const states: Record<State, string> = {
  translated: 'translated',
  stale: 'needs-review-translation',
  missing: 'needs-translation',
};

/** Rows of one area: each area becomes a `file` element, so that tools show areas separately. */
export type AreaRows = { readonly area: string; readonly about: string | undefined; readonly rows: readonly Row[] };

/**
 * Formats areas in one language as XLIFF 1.2. Placeholders are inline codes, which tools protect from changes.
 *
 * @see XLIFF Version 1.2, OASIS Standard, 2008
 */
export function writeXliff(locale: Locale, areas: readonly AreaRows[]): string {
  const doc = XmlDocument.create();
  try {
    const root = doc.createRoot('xliff', namespace);
    root.setAttr('version', '1.2');
    for (const area of areas) addFile(root, locale, area);
    root.addText('\n');
    // The library indents elements that contain only a placeholder, which would add blanks to sentences.
    return doc.toString({ format: false });
  } finally {
    doc.dispose();
  }
}

function addFile(root: XmlElement, locale: Locale, { area, about, rows }: AreaRows): void {
  const file = child(root, 1, 'file', {
    original: area,
    'source-language': 'en',
    'target-language': languageTag(locale),
    datatype: 'plaintext',
  });
  if (about) {
    const header = child(file, 2, 'header');
    child(header, 3, 'note', { from: 'developer' }).addText(about);
    close(header, 2);
  }
  const body = child(file, 2, 'body');
  let group: { readonly key: string; readonly element: XmlElement } | undefined;
  for (const row of rows) {
    if (row.form === undefined) {
      addUnit(body, 3, row);
      continue;
    }
    if (group?.key !== row.key) {
      if (group) close(group.element, 3);
      group = { key: row.key, element: child(body, 3, 'group', { id: row.key, restype: 'x-gettext-plurals' }) };
    }
    addUnit(group.element, 4, row);
  }
  if (group) close(group.element, 3);
  close(body, 2);
  close(file, 1);
}

function addUnit(parent: XmlElement, depth: number, row: Row): void {
  const id = row.form === undefined ? row.key : `${row.key}[${row.form}]`;
  const unit = child(parent, depth, 'trans-unit', { id, 'xml:space': 'preserve' });
  addSentence(child(unit, depth + 1, 'source'), row.english);
  addSentence(child(unit, depth + 1, 'target', { state: states[row.state] }), row.translation);
  const context = child(unit, depth + 1, 'context-group', { purpose: 'information' });
  const facts = { area: row.area, key: row.key, form: row.form, revision: row.revision };
  for (const [type, value] of Object.entries(facts))
    if (value !== undefined) child(context, depth + 2, 'context', { 'context-type': `x-${type}` }).addText(value);
  close(context, depth + 1);
  const named = row.placeholders.length > 0 ? [`Placeholders: ${row.placeholders.join(', ')}`] : [];
  for (const note of [...row.notes, ...named]) child(unit, depth + 1, 'note', { from: 'developer' }).addText(note);
  close(unit, depth);
}

function addSentence(parent: XmlElement, sentence: string): void {
  const names = new Map<string, number>();
  for (const part of sentence.split(/(%\{\w+\})/)) {
    const name = /^%\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part !== '') parent.addText(part);
      continue;
    }
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const code = parent.addElement('ph');
    code.setAttr('id', count === 1 ? name : `${name}-${count}`);
    code.setAttr('equiv-text', part);
    code.addText(part);
  }
}

/** Adds an element on its own line. */
function child(parent: XmlElement, depth: number, name: string, attributes: Record<string, string> = {}): XmlElement {
  parent.addText(`\n${'  '.repeat(depth)}`);
  const element = parent.addElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('xml:')) element.setAttr(key.slice(4), value, 'xml');
    else element.setAttr(key, value);
  }
  return element;
}

function close(element: XmlElement, depth: number): void {
  element.addText(`\n${'  '.repeat(depth)}`);
}
