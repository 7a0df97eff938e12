import { neutralName, type Cleaned, type FileType } from '@app/cleaning';
import type { Hex, OfficeAnswer } from '@app/whistleblowing';
import type { PlainFile } from '../send/file-sender.ts';

/** A file that a reporter added, with what cleaning found. */
export type Attached = {
  readonly id: Hex;
  /** Shown to the reporter alone: it is not sent. */
  readonly name: string;
  /** In bytes, as it was chosen. */
  readonly size: number;
  /** Undefined while it is cleaned. */
  result: Cleaned | undefined;
  /** As it was chosen, of a file that cannot be cleaned. */
  original: Uint8Array<ArrayBuffer> | undefined;
  /** Whether it goes although it cannot be cleaned. W6 */
  sendAnyway: boolean;
};

const mediaTypes: Readonly<Record<FileType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  odg: 'application/vnd.oasis.opendocument.graphics',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
};

/** The name under which a file is sent. That of a file which cannot be cleaned keeps its ending, so that it can be opened. */
export function sentName({ name, result }: Attached, number: number): string {
  if (result?.ok) return neutralName(result.type, number);
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return `file-${number}.${ending ?? 'bin'}`;
}

/** Why files cannot be sent yet: one is still being cleaned, or needs a decision. */
export function filesFault(files: readonly Attached[]): 'wait' | 'decide' | undefined {
  if (files.some(({ result }) => !result)) return 'wait';
  return files.some(({ result, sendAnyway }) => result?.ok === false && !sendAnyway) ? 'decide' : undefined;
}

/** The files as they are sent, in their order. */
export function plainFiles(files: readonly Attached[]): readonly PlainFile[] {
  return files.map((file, at) => {
    const { id, result, original } = file;
    const name = sentName(file, at + 1);
    if (result?.ok) return { id, name, type: mediaTypes[result.type], bytes: unshared(result.bytes), isClean: true };
    return { id, name, type: 'application/octet-stream', bytes: original ?? new Uint8Array(0), isClean: false };
  });
}

/** The same bytes, not a copy: files are large. */
const unshared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : Uint8Array.from(bytes);

/** Whether a file still fits: each has a limit, and all together, also in number. */
export function sizeFault(
  size: number,
  files: readonly Attached[],
  limits: OfficeAnswer['limits'],
): 'empty' | 'tooLarge' | 'tooMuch' | 'tooMany' | undefined {
  if (files.length >= limits.files) return 'tooMany';
  if (size === 0) return 'empty';
  if (size > limits.file) return 'tooLarge';
  const all = files.reduce((sum, file) => sum + file.size, size);
  return all > limits.report ? 'tooMuch' : undefined;
}
