import { constants, crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A picture as PNG: with a palette if it has at most 256 colors. @see https://www.w3.org/TR/png-3/ */
export function pngOf({ width, height, pixels }: Canvas): Buffer {
  const palette = [...new Set(pixels)];
  const places = new Map(palette.map((color, place) => [color, place]));
  const isIndexed = palette.length <= 256;
  const size = isIndexed ? 1 : 3;
  const rows = Buffer.alloc(height * (width * size + 1));
  for (let y = 0; y < height; y += 1) {
    let at = y * (width * size + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const color = pixels[y * width + x] ?? 0;
      if (isIndexed) rows[at] = places.get(color) ?? 0;
      else rows.writeUIntBE(color, at, 3);
      at += size;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits a channel, then the type of color.
  head.set([8, isIndexed ? 3 : 2], 8);
  const colors = Buffer.alloc(palette.length * 3);
  if (isIndexed) for (const [place, color] of palette.entries()) colors.writeUIntBE(color, place * 3, 3);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...(isIndexed ? [chunk('PLTE', colors)] : []),
    chunk('IDAT', deflateSync(rows, { level: constants.Z_BEST_COMPRESSION })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
