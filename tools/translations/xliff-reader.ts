import { bestLocale, type Locale } from '@app/texts';
import { XmlDocument, XmlElement, XmlParseError, XmlText, XmlCData, type XmlNode } from 'libxml2-wasm';
import { localeNamed } from './areas.ts';
import type { Complaint, Returned, ReturnedRow } from './exchange.ts';
import { namespace } from './xliff.ts';

const prefixes = { x: namespace };

/** States of translated sentences. @see XLIFF 1.2, 3.2.4 */
const done = ['translated', 'signed-off', 'final'];

/** Parses an XLIFF 1.2 file, as saved by any tool. */
export function readXliff(text: string): Returned {
  let doc: XmlDocument;
  try {
    doc = XmlDocument.fromString(text);
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const line = error.details[0]?.line ?? 1;
    return { rows: [], complaints: [{ line, code: 'file.xml', message: error.message.trim() }] };
  }
  try {
    if (doc.dtd) return { rows: [], complaints: [{ line: 1, code: 'file.xml', message: 'XLIFF has no DOCTYPE' }] };
    if (doc.root.name !== 'xliff' || doc.root.namespaceUri !== namespace)
      return { rows: [], complaints: [{ line: 1, code: 'file.version', message: 'this is no XLIFF 1.2' }] };
    return rowsOf(doc);
  } finally {
    doc.dispose();
  }
}

function rowsOf(doc: XmlDocument): Returned {
  const rows: ReturnedRow[] = [];
  const complaints: Complaint[] = [];
  for (const file of elements(doc.root, 'x:file')) {
    const tag = attribute(file, 'target-language');
    const locale = localeOf(tag);
    if (!locale) {
      complaints.push({ line: file.line, code: 'locale.unknown', message: `no language “${tag}” to translate into` });
      continue;
    }
    for (const unit of elements(file, './/x:trans-unit')) rows.push(rowOf(unit, attribute(file, 'original'), locale));
  }
  return { rows, complaints };
}

function rowOf(unit: XmlElement, area: string, locale: Locale): ReturnedRow {
  const id = attribute(unit, 'id');
  const [, key = id, form] = /^(.*)\[(\w+)\]$/.exec(id) ?? [];
  const [source] = elements(unit, 'x:source');
  const [target] = elements(unit, 'x:target');
  const [revision] = elements(unit, 'x:context-group/x:context[@context-type="x-revision"]');
  return {
    line: target?.line ?? unit.line,
    locale,
    area,
    key,
    form,
    english: source ? sentenceOf(source) : '',
    translation: target ? sentenceOf(target) : '',
    done: attribute(unit, 'approved') === 'yes' || (target !== undefined && done.includes(attribute(target, 'state'))),
    revision: revision?.content.trim() || undefined,
  };
}

/** The text of a target. Tools may leave a placeholder empty, or wrap text in elements of their own. */
function sentenceOf(element: XmlElement): string {
  let text = '';
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlText || node instanceof XmlCData) text += node.content;
    if (!(node instanceof XmlElement)) continue;
    const inner = sentenceOf(node);
    const isCode = inner === '' && (node.name === 'ph' || node.name === 'x');
    text += isCode ? attribute(node, 'equiv-text') || `%{${attribute(node, 'id').replace(/-\d+$/, '')}}` : inner;
  }
  return text;
}

/** The locale of a language tag, which tools may extend: `de-DE` is German. */
function localeOf(tag: string): Locale | undefined {
  return localeNamed(tag) ?? (tag === '' ? undefined : localeNamed(bestLocale(tag)));
}

function elements(node: XmlNode, path: string): XmlElement[] {
  return node.find(path, prefixes).filter((found) => found instanceof XmlElement);
}

function attribute(element: XmlElement, name: string): string {
  return element.attr(name)?.value ?? '';
}
