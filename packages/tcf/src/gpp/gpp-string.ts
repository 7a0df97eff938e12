import {
  finishWriting,
  readBits,
  readFibonacci,
  startWriting,
  writeBits,
  writeFibonacci,
  type BitReader,
  type BitWriter,
} from './bits.ts';
import { sectionOf, sensitiveField, type Field } from './sections.ts';

/** Answers by field name: 0 not applicable, 1 and 2 as the field defines them; arrays for list fields. */
export type Answers = Readonly<Record<string, number | readonly number[]>>;

/** The contents of a section: our own answers, or a string by another standard (2 and 5: TCF; 6: US Privacy). */
export type SectionContent =
  | { readonly id: number; readonly answers: Answers; readonly gpc?: boolean; readonly sensitive?: readonly number[] }
  | { readonly id: number; readonly text: string };

/** One part of a section as scripts receive it: the core with its version, or the signal or the sensitive data. */
export type SectionPart = Readonly<Record<string, number | boolean | readonly number[]>>;

export type ReadSection = { readonly id: number; readonly text: string; readonly parts: readonly SectionPart[] };

/**
 * Writes the string of the Global Privacy Platform: a header with the section IDs, followed by the sections in order. Omitted
 * answers count as not applicable.
 *
 * @throws RangeError for answers of a section that `sections` does not contain
 * @see IAB Tech Lab, Global Privacy Platform, Consent String Specification; RULES G7
 */
export function writeGpp(contents: readonly SectionContent[]): string {
  if (contents.length === 1 && contents[0]) return `${writeHeader([contents[0].id])}~${writeSection(contents[0])}`;
  const ordered = [...contents].sort((one, other) => one.id - other.id);
  return [writeHeader(ordered.map(({ id }) => id)), ...ordered.map((content) => writeSection(content))].join('~');
}

function writeHeader(ids: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === id) run[1] = id;
    else runs.push([id, id]);
  }
  const writer = startWriting();
  // Type 3, version 1.
  writeBits(writer, 0b000011_000001, 12);
  writeBits(writer, runs.length, 12);
  let last = 0;
  for (const [from, to] of runs) {
    writeBits(writer, from < to ? 1 : 0, 1);
    writeFibonacci(writer, from - last);
    if (from < to) writeFibonacci(writer, to - from);
    last = to;
  }
  return finishWriting(writer);
}

function writeSection(content: SectionContent): string {
  if ('text' in content) return content.text;
  const section = sectionOf(content.id);
  if (!section) throw new RangeError(`No section ${content.id}`);
  const writer = startWriting();
  writeBits(writer, section.version, 6);
  for (const field of section.core) writeField(writer, field, content.answers[field.name]);
  const core = finishWriting(writer);
  // The GPC signal: its type, 1, in two bits, and the value in one bit.
  if (section.second === 'gpc' && content.gpc !== undefined) return `${core}.${content.gpc ? 'YA' : 'QA'}`;
  if (section.second !== 'sensitive' || !content.sensitive) return core;
  const second = startWriting();
  writeField(second, sensitiveField, content.sensitive);
  return `${core}.${finishWriting(second)}`;
}

/**
 * The parts of a section that scripts on the page receive: the same as parsing the written string, if all answers are in range.
 */
export function partsOf(content: SectionContent): readonly SectionPart[] | undefined {
  const section = sectionOf(content.id);
  if ('text' in content || !section) return undefined;
  const { answers, gpc, sensitive } = content;
  const core: Record<string, number | readonly number[]> = { [section.versionName]: section.version };
  for (const { name, count } of section.core) core[name] = answers[name] ?? (count ? Array<number>(count).fill(0) : 0);
  if (gpc !== undefined) return [core, { SubsectionType: 1, Gpc: gpc }];
  return sensitive ? [core, { [sensitiveField.name]: sensitive }] : [core];
}

function writeField(writer: BitWriter, { count }: Field, answer: number | readonly number[] = 0): void {
  if (count === 0) return writeBits(writer, typeof answer === 'number' ? answer : 0, 2);
  const list = typeof answer === 'number' ? [] : answer;
  for (let at = 0; at < count; at += 1) writeBits(writer, list[at] ?? 0, 2);
}

/** Parses a GPP string; undefined if it is malformed. Unknown sections are returned unchanged, without parts. */
export function readGpp(text: string): readonly ReadSection[] | undefined {
  const [header = '', ...texts] = text.split('~');
  const ids = readHeader(header);
  if (ids?.length !== texts.length) return undefined;
  const read = texts.map((one, at) => readSection(ids[at] ?? 0, one));
  return read.every((one) => one !== undefined) ? read : undefined;
}

function readHeader(text: string): readonly number[] | undefined {
  const reader: BitReader = { text, at: 0 };
  if (readBits(reader, 6) !== 3 || readBits(reader, 6) !== 1) return undefined;
  const runs = readBits(reader, 12);
  const ids: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const many = readBits(reader, 1);
    const from = (ids.at(-1) ?? 0) + readFibonacci(reader);
    const to = many ? from + readFibonacci(reader) : from;
    // Section IDs are small: a range that claims thousands is not a valid header.
    if (!(to < 4096)) return undefined;
    for (let id = from; id <= to; id += 1) ids.push(id);
  }
  return Number.isNaN(runs) ? undefined : ids;
}

function readSection(id: number, text: string): ReadSection | undefined {
  const section = sectionOf(id);
  if (!section) return { id, text, parts: [] };
  const [core = '', second] = text.split('.');
  const reader: BitReader = { text: core, at: 0 };
  const said: Record<string, number | readonly number[]> = { [section.versionName]: readBits(reader, 6) };
  for (const field of section.core) said[field.name] = readField(reader, field);
  // Bits are read in order, so if any field is missing, the last one is.
  if (Number.isNaN([said[section.core.at(-1)?.name ?? '']].flat().at(-1))) return undefined;
  if (second === undefined || !section.second) return { id, text, parts: [said] };
  const rest: BitReader = { text: second, at: 0 };
  if (section.second === 'sensitive')
    return { id, text, parts: [said, { [sensitiveField.name]: readField(rest, sensitiveField) }] };
  const [type, gpc] = [readBits(rest, 2), readBits(rest, 1)];
  return type === 1 ? { id, text, parts: [said, { SubsectionType: type, Gpc: gpc === 1 }] } : undefined;
}

function readField(reader: BitReader, { count }: Field): number | readonly number[] {
  return count === 0 ? readBits(reader, 2) : Array.from({ length: count }, () => readBits(reader, 2));
}
