import { isAt, uint16 } from './bytes.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanMp3 } from './mp3.ts';
import { cleanMp4 } from './mp4.ts';
import { cleanPdf } from './pdf.ts';
import { cleanPng } from './png.ts';
import { rewriteXml } from './xml.ts';
import { CannotClean } from './refusal.ts';
import { cleanTiff } from './tiff.ts';
import { toUtf8, xmlText } from './text.ts';
import { typeOf } from './type.ts';
import { cleanWebp } from './webp.ts';
import { type Cleaner, type Work } from './work.ts';

const cleaners: Readonly<Record<string, Cleaner>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
  webp: cleanWebp,
  tiff: cleanTiff,
  pdf: cleanPdf,
  mp4: cleanMp4,
  mp3: cleanMp3,
};
const drawing = ['metadata', 'namedview', 'script', 'desc'];
const ownPrefixes = ['inkscape', 'sodipodi', 'rdf', 'dc', 'cc'];

/** Cleans a picture, sound or video in a document; undefined if its type cannot be cleaned, so it is as it was. */
export function cleanMedia(bytes: Uint8Array, name: string, work: Work): Uint8Array | undefined {
  if (name.endsWith('.svg')) return cleanSvg(bytes, work);
  const cleaner = cleaners[typeOf(bytes) ?? ''];
  // Pictures of the clipboard, and bitmaps, hold no more than what they show.
  if (!cleaner) return uint16(bytes, 0) === 0x424d && isAt(bytes, 0, 'BM') ? bytes : undefined;
  return work.within(() => cleaner(bytes, work));
}

function cleanSvg(bytes: Uint8Array, work: Work): Uint8Array {
  const text = xmlText(bytes);
  if (text === undefined) throw new CannotClean('malformed');
  const cleaned = rewriteXml(text, (tag) => {
    if (drawing.includes(tag.name) || ownPrefixes.includes(tag.prefix)) {
      work.add('other', 'SVG');
      return { drop: true };
    }
    const attributes = tag.attributes.filter(
      ({ prefix, name }) => !ownPrefixes.includes(prefix) && !(prefix === '' && name.startsWith('on')),
    );
    return attributes.length < tag.attributes.length ? { attributes } : undefined;
  });
  return cleaned === text ? bytes : toUtf8(cleaned);
}
