// A QR code of version 3 with error correction M: 29 × 29 modules, up to 42 bytes, one block. A consent id has 32
// bytes. ISO/IEC 18004.

export const size = 29;
const dataLength = 44;
const checkLength = 26;
/** Format information: error correction M with mask 0, including its check bits. */
const format = 0b101010000010010;

/** Encodes a text: rows of modules, true is dark. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const data = codewords(new TextEncoder().encode(text));
  const bits = [...data, ...remainder(data)].flatMap((byte) => bitsOf(byte, 8));
  const grid = patterns();
  let at = 0;
  // Two columns at a time from the right, alternately up and down; the column of the timing pattern is skipped.
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = grid[upwards ? size - 1 - step : step] ?? [];
      for (const column of [right, right - 1]) {
        if (row[column] !== undefined) continue;
        const y = upwards ? size - 1 - step : step;
        row[column] = (bits[at++] ?? false) !== ((y + column) % 2 === 0);
      }
    }
  }
  return grid.map((row) => row.map((dark) => dark ?? false));
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1);
}

/** Data codewords: byte mode, length, text, terminator, padding. */
function codewords(text: Uint8Array): readonly number[] {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(text.length, 8),
    ...[...text].flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ];
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
  for (let pad = 0xec; bytes.length < dataLength; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/** Product of two elements of the Galois field GF(256). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed–Solomon check bytes: the remainder of the data divided by the generator polynomial. */
function remainder(data: readonly number[]): readonly number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < checkLength; at++, root = times(root, 2)) {
    generator = [...generator, 0].map((one, place) => one ^ times(generator[place - 1] ?? 0, root));
  }
  const left: number[] = Array.from({ length: checkLength }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (left.shift() ?? 0);
    left.push(0);
    for (let at = 0; at < checkLength; at++) left[at] = (left[at] ?? 0) ^ times(generator[at + 1] ?? 0, factor);
  }
  return left;
}

/**
 * Modules that are the same in every code: finder, alignment and timing patterns, and format information. Undefined
 * modules are free for data.
 */
function patterns(): (boolean | undefined)[][] {
  const grid = Array.from({ length: size }, () => Array.from<boolean | undefined>({ length: size }));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let at = 0; at < size; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const square = (centreX: number, centreY: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(centreX + x, centreY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  square(3, 3, 4, [2, 4]);
  square(size - 4, 3, 4, [2, 4]);
  square(3, size - 4, 4, [2, 4]);
  square(22, 22, 2, [1]);
  bitsOf(format, 15)
    .toReversed()
    .forEach((dark, at) => {
      // Format information: one copy around the first finder pattern, one along the two others.
      set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, dark);
      set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, dark);
    });
  set(8, size - 8, true);
  return grid;
}
