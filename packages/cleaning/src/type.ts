import { find, isAt, uint16 } from './bytes.ts';
import { isMp3Frame } from './mp3-frames.ts';
import { isMp4 } from './mp4-boxes.ts';

/** A family of files that one cleaner knows. */
export type Family = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'pdf' | 'office' | 'mp4' | 'mp3' | 'old-office';

/** The family of a file by its first bytes; undefined if it is of none. Its name is not looked at. */
export function typeOf(bytes: Uint8Array): Family | undefined {
  if (bytes.length < 16) return undefined;
  if (isAt(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAt(bytes, 0, 'GIF87a') || isAt(bytes, 0, 'GIF89a')) return 'gif';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'webp';
  if (isAt(bytes, 0, 'II*\0') || isAt(bytes, 0, 'MM\0*') || isAt(bytes, 0, 'II+\0') || isAt(bytes, 0, 'MM\0+'))
    return 'tiff';
  if (isAt(bytes, 0, 'PK\x03\x04')) return 'office';
  if (uint16(bytes, 0) === 0xd0cf && uint16(bytes, 2) === 0x11e0) return 'old-office';
  if (isMp4(bytes)) return 'mp4';
  if (isAt(bytes, 0, 'ID3') || isMp3Frame(bytes, 0)) return 'mp3';
  return find(bytes, '%PDF-', 0, 1024) >= 0 ? 'pdf' : undefined;
}
