import { Inflate, unzipSync } from 'fflate';
import { find } from '../src/bytes.ts';

/** Words planted in samples. None may survive cleaning. */
export const canary = {
  person: 'Zoe Quillfeather',
  place: 'Xylograd',
  device: 'Quixotron 9000',
  software: 'Wordsmith Prime',
  note: 'pssst-secret-note',
  file: 'mole-list.csv',
  id: 'deadbeefcafe4abc8def0123456789ab',
  exifTime: '1987:06:05 04:03:02',
  isoTime: '1987-06-05T04:03:02',
  pdfTime: 'D:19870605040302Z',
};
const words = Object.values(canary);

/** The words that are in a file: as bytes, as UTF-16, and in what is packed in it. */
export function survivors(bytes: Uint8Array): string[] {
  return [...new Set(layers(bytes).flatMap((layer) => words.filter((word) => holds(layer, word))))];
}

const holds = (bytes: Uint8Array, word: string) =>
  [word, wide(word, true), wide(word, false), hex(word)].some((form) => find(bytes, form) >= 0);
export const wide = (word: string, little: boolean): string =>
  [...word].map((letter) => (little ? `${letter}\0` : `\0${letter}`)).join('');
const hex = (word: string) => [...word].map((letter) => letter.charCodeAt(0).toString(16)).join('');

/** A file, and all that can be unpacked from it. */
function layers(bytes: Uint8Array): Uint8Array[] {
  const found = [bytes];
  for (let at = bytes.indexOf(0x78); at >= 0; at = bytes.indexOf(0x78, at + 1)) {
    if (![0x01, 0x5e, 0x9c, 0xda].includes(bytes[at + 1] ?? 0)) continue;
    found.push(unpackable(bytes.subarray(at + 2)));
  }
  if (find(bytes, 'PK\x03\x04') === 0) for (const file of Object.values(unzipSync(bytes))) found.push(...layers(file));
  return found;
}

function unpackable(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => chunks.push(chunk));
  try {
    inflate.push(packed);
  } catch {
    // It only looked packed.
  }
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}
