import { find, latin1 } from '../src/bytes.ts';
import { deviceProfile, exif, join, latin, xmp } from './build.ts';
import { canary } from './canaries.ts';
import { appended, flate, objects, packedPdf, page, pdf, shown, stream } from './pdf-build.ts';
import { jpeg } from './picture-samples.ts';
import { type Sample } from './sample.ts';

const info = `<</Author(${canary.person})/Creator(${canary.software})/CreationDate(${canary.pdfTime})/Title(${canary.note})>>`;
const id = `/ID[<${canary.id}><${canary.id}>]`;
const file = `<</Type/Filespec/F(${canary.file})/UF(${canary.file})/EF<</F 6 0 R>>>>`;
const note = `/T(${canary.person})/M(${canary.pdfTime})/CreationDate(${canary.pdfTime})/NM(${canary.id})/Contents(${canary.note})`;
const annotation = (subtype: string, more = '') => `<</Type/Annot/Subtype/${subtype}/Rect[0 0 9 9]${note}${more}>>`;
const photo = jpeg(join(Uint8Array.of(0xff, 0xe1), latin('\x03\x00'), 'Exif\0\0', exif(true)));
const exact = (picture: Uint8Array) => {
  picture[4] = (exif(true).length + 8) >> 8;
  picture[5] = (exif(true).length + 8) & 0xff;
  return picture;
};
const image = '/Type/XObject/Subtype/Image/Width 16/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB';
const inBase85 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = [0, 1, 2, 3].map((index) => bytes[at + index] ?? 0);
    let value = group.reduce((sum, byte) => sum * 256 + byte, 0);
    const digits: string[] = [];
    for (let digit = 0; digit < 5; digit++, value = Math.floor(value / 85))
      digits.unshift(String.fromCharCode(33 + (value % 85)));
    text += digits.join('').slice(0, Math.min(4, bytes.length - at) + 1);
  }
  return `${text}~>`;
};
const withImage = '/Thumb 5 0 R';
const useImage = (more: string, data: Uint8Array | string) =>
  objects('', '', [stream(image + more, data)]).map((part, index) =>
    index === 2 ? String(part).replace('/Font', '/XObject<</I1 5 0 R>>/Font') : part,
  );

const files: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  ['information', pdf(objects('', '', [info]), `/Info 5 0 R${id}`), ['author', 'software', 'time', 'comment', 'id']],
  ['XMP', pdf(objects('/Metadata 5 0 R', '', [stream('/Type/Metadata/Subtype/XML', xmp)])), ['author']],
  ['packed XMP of a page', pdf(objects('', '/Metadata 5 0 R', [flate('/Type/Metadata/Subtype/XML', xmp)])), ['author']],
  [
    'older version',
    appended(
      pdf(objects('', '/Annots[5 0 R]', [annotation('FreeText')])),
      5,
      '<</Type/Annot/Subtype/FreeText/Rect[0 0 9 9]/Contents(New)>>',
    ),
    ['revision'],
  ],
  [
    'attachment',
    pdf(
      objects(`/Names<</EmbeddedFiles<</Names[(${canary.file}) 5 0 R]>>>>/AF[5 0 R]`, '', [
        file,
        flate('/Type/EmbeddedFile', canary.note),
      ]),
    ),
    ['attachment'],
  ],
  [
    'attachment on a page',
    pdf(
      objects('', '/Annots[7 0 R]', [
        file,
        flate('/Type/EmbeddedFile', canary.note),
        annotation('FileAttachment', '/FS 5 0 R'),
      ]),
    ),
    ['attachment'],
  ],
  [
    'scripts',
    pdf(
      objects(
        `/OpenAction<</S/JavaScript/JS(app.alert\\('${canary.note}'\\))>>/Names<</JavaScript<</Names[(a) 5 0 R]>>>>`,
        `/AA<</O 5 0 R>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(${canary.file})>>>>]`,
        [`<</S/JavaScript/JS(${canary.id})>>`],
      ),
    ),
    ['script'],
  ],
  [
    'remarks',
    pdf(
      objects(
        '',
        `/Annots[${annotation('Text')}${annotation('Highlight', '/QuadPoints[0 9 9 9 0 0 9 0]')}${annotation('Popup')}]`,
      ),
    ),
    ['comment', 'author', 'time', 'id'],
  ],
  ['photo', pdf(useImage('/Filter/DCTDecode', exact(photo))), ['location', 'device', 'author', 'time']],
  [
    'photo in base 85',
    pdf(useImage('/Filter[/ASCII85Decode/DCTDecode]', inBase85(exact(photo)))),
    ['location', 'device'],
  ],
  [
    'photo with a remark that is packed',
    pdf(useImage(`/Metadata 6 0 R/Filter/DCTDecode`, exact(photo)).concat([flate('/Type/Metadata', xmp)])),
    ['location', 'author'],
  ],
  [
    'color profile',
    pdf(
      objects('/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/DestOutputProfile 5 0 R>>]', '', [
        flate('/N 3', deviceProfile()),
      ]),
    ),
    ['device'],
  ],
  [
    'private data of programs',
    pdf(
      objects(
        '',
        `/LastModified(${canary.pdfTime})/PieceInfo<</Quix<</LastModified(${canary.pdfTime})/Private(${canary.software})>>>>${withImage}/VP[<</Measure<</GCS(${canary.place})>>>>]`,
        [flate(image, canary.note)],
      ),
    ),
    ['software', 'time', 'preview'],
  ],
  [
    'signature',
    pdf(
      objects('/AcroForm<</Fields[5 0 R]/SigFlags 3>>', '/Annots[5 0 R]', [
        '<</Type/Annot/Subtype/Widget/FT/Sig/T(Field)/Rect[0 0 9 9]/V 6 0 R>>',
        `<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>/Name(${canary.person})/M(${canary.pdfTime})/Location(${canary.place})>>`,
      ]),
    ),
    ['author'],
  ],
  [
    'packed objects',
    packedPdf(
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page().replace('4 0 R', '5 0 R'), info],
      [stream('/Filter/FlateDecode', shown)],
      `/Info 4 0 R${id}`,
    ),
    ['author', 'time', 'id'],
  ],
  ['unused objects', pdf(objects('', '', [`(${canary.note})`, stream('', canary.person)])), []],
  ['data around', join(canary.file, '\n', pdf(objects()), canary.note), ['other']],
];

export const pdfSamples: readonly Sample[] = files.map(([name, bytes, kinds]) => ({
  name: `pdf, ${name}`,
  type: 'pdf',
  bytes,
  kinds,
  content: (whole: Uint8Array) => find(whole, latin1(shown)) >= 0,
}));
