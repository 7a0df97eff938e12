import { byteAt, concat, fromLatin1, isAt, latin1, sliceOf } from './bytes.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';
import { reportXmp } from './xmp.ts';

const loops = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** Cleans a GIF picture: frames, their times and the loop stay. @see GIF89a */
export function cleanGif(bytes: Uint8Array, work: Work): Uint8Array {
  if (!isAt(bytes, 0, 'GIF8')) throw new CannotClean('malformed');
  const screen = 13 + tableLength(byteAt(bytes, 10));
  const parts: Uint8Array[] = [sliceOf(bytes, 0, screen)];
  let control: Uint8Array | undefined;
  let frames = 0;
  let at = screen;
  for (;;) {
    const code = byteAt(bytes, at);
    if (code === 0x3b) break;
    if (code === 0x2c) {
      const data = at + 10 + tableLength(byteAt(bytes, at + 9)) + 1;
      const end = endOfBlocks(bytes, data);
      parts.push(...(control ? [control] : []), bytes.subarray(at, end));
      control = undefined;
      frames += 1;
      at = end;
    } else if (code === 0x21) {
      const end = endOfBlocks(bytes, at + 2);
      const extension = bytes.subarray(at, end);
      at = end;
      if (extension[1] === 0xf9) control = concat([sliceOf(extension, 0, 7), Uint8Array.of(0)]);
      else {
        // A text over the picture takes the control that stands before it.
        if (extension[1] === 0x01) control = undefined;
        parts.push(...replaced(extension, work));
      }
    } else throw new CannotClean('malformed');
  }
  if (frames === 0) throw new CannotClean('malformed');
  if (at + 1 < bytes.length) work.add('attachment', 'data after the end');
  return concat([...parts, Uint8Array.of(0x3b)]);
}

const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The place behind blocks, each of which starts with its length. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = byteAt(bytes, at); length > 0; length = byteAt(bytes, at)) at += length + 1;
  return at + 1;
}

function replaced(extension: Uint8Array, work: Work): Uint8Array[] {
  const label = extension[1];
  const name = latin1(extension, 3, 14);
  if (label === 0xff && loops.includes(name) && extension[14] === 3 && extension.length >= 19) {
    const loop = concat([fromLatin1(`\x21\xff\x0b${name}\x03\x01`), extension.subarray(16, 18), Uint8Array.of(0)]);
    if (loop.length !== extension.length) work.add('other', name);
    return [loop];
  }
  if (label === 0xff && name.startsWith('XMP Data')) reportXmp(extension, work);
  else if (label === 0xfe || label === 0x01) work.add('comment', label === 0xfe ? 'comment' : 'plain text');
  else work.add('other', label === 0xff ? name.replaceAll(/[^\x20-\x7e]/g, '') : 'extension');
  return [];
}
