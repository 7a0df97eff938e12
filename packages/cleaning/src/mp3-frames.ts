import { byteAt, isAt } from './bytes.ts';

const rates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const samplings = [44100, 48000, 32000];

/** Whether sound starts here: two frames in a row, or one that ends the file. */
export const isMp3Frame = (bytes: Uint8Array, at: number): boolean => {
  const length = frameLength(bytes, at);
  return length > 0 && at + length <= bytes.length && isFollowed(bytes, at + length);
};

/** Whether another frame, a tag or the end follows. */
export const isFollowed = (bytes: Uint8Array, at: number): boolean =>
  at === bytes.length ||
  frameLength(bytes, at) > 0 ||
  ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3'].some((tag) => isAt(bytes, at, tag));

/** The length of a frame of MPEG layer III, or 0. */
export function frameLength(bytes: Uint8Array, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (byteAt(bytes, at + 1) & 0xe6) !== 0xe2) return 0;
  const version = (byteAt(bytes, at + 1) >> 3) & 3;
  const third = byteAt(bytes, at + 2);
  const sampling = samplings[(third >> 2) & 3];
  if (version === 1 || sampling === undefined) return 0;
  const rate = rates[version === 3 ? 1 : 2][third >> 4] ?? 0;
  if (rate === 0) return 0;
  const hertz = sampling / (version === 3 ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / hertz) + ((third >> 1) & 1);
}
