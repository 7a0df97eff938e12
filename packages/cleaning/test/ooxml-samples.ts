import { unzipSync } from 'fflate';
import { latin1 } from '../src/bytes.ts';
import { type FileType } from '../src/index.ts';
import { exif, join, xmp } from './build.ts';
import { canary } from './canaries.ts';
import { contentTypes, coreProperties, head, office, relations, zip, type Parts } from './office-build.ts';
import { jpeg } from './picture-samples.ts';
import { type Sample } from './sample.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const r = `xmlns:r="${office}"`;
const format = 'application/vnd.openxmlformats-officedocument';
const word = `${format}.wordprocessingml.document.main+xml`;
const sheet = `${format}.spreadsheetml.sheet.main+xml`;
const slides = `${format}.presentationml.presentation.main+xml`;
const by = `w:author="${canary.person}" w:date="${canary.isoTime}Z" w:initials="${canary.id}"`;

export const photo = (): Uint8Array => {
  const data = join('Exif\0\0', exif(true));
  return jpeg(join(Uint8Array.of(0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 0xff), data));
};
const textOf = (name: string) => (bytes: Uint8Array) => {
  const part = unzipSync(bytes)[name];
  return [...latin1(part ?? new Uint8Array()).matchAll(/<(?:w:t|w:delText|a:t|v)>([^<]*)</g)].map(([, text]) => text);
};
const body = (content: string) => `${head}<w:document ${w} ${r}><w:body>${content}</w:body></w:document>`;
const paragraph = '<w:p><w:r><w:t>Shown text</w:t></w:r></w:p>';
const docx = (parts: Parts, overrides: readonly (readonly [string, string])[] = [], type = word): Uint8Array =>
  zip({
    '[Content_Types].xml': contentTypes([['/word/document.xml', type], ...overrides]),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': body(paragraph),
    ...parts,
  });
const xlsx = (parts: Parts, overrides: readonly (readonly [string, string])[] = []): Uint8Array =>
  zip({
    '[Content_Types].xml': contentTypes([['/xl/workbook.xml', sheet], ...overrides]),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['connections', 'connections.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData><row r="1"><c r="A1"><v>42</v></c></row></sheetData></worksheet>`,
    ...parts,
  });
const pptx = (parts: Parts): Uint8Array =>
  zip({
    '[Content_Types].xml': contentTypes([['/ppt/presentation.xml', slides]]),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `${head}<p:presentation xmlns:p="p" ${r}><p:sldIdLst/></p:presentation>`,
    'ppt/slides/slide1.xml': `${head}<p:sld xmlns:p="p" xmlns:a="a"><a:t>Shown text</a:t></p:sld>`,
    ...parts,
  });

const documents: readonly (readonly [string, FileType, Uint8Array, Sample['kinds']])[] = [
  [
    'properties',
    'docx',
    docx(
      {
        '_rels/.rels': relations([
          ['officeDocument', 'word/document.xml'],
          ['custom-properties', 'docProps/custom.xml'],
          ['thumbnail', 'docProps/thumbnail.jpeg'],
        ]),
        'docProps/core.xml': coreProperties(canary.person, canary.isoTime, canary.note),
        'docProps/app.xml': `${head}<Properties><Application>${canary.software}</Application><Company>${canary.place}</Company><Template>${canary.file}</Template></Properties>`,
        'docProps/custom.xml': `${head}<Properties><property name="id">${canary.id}</property></Properties>`,
        'docProps/thumbnail.jpeg': photo(),
      },
      [['/docProps/custom.xml', 'x/y']],
    ),
    ['author', 'time', 'software', 'comment', 'preview'],
  ],
  [
    'comments',
    'docx',
    docx({
      'word/_rels/document.xml.rels': relations([
        ['comments', 'comments.xml'],
        ['people', 'people.xml'],
      ]),
      'word/document.xml': body(
        `<w:p><w:commentRangeStart w:id="0"/><w:r><w:t>Shown text</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
      ),
      'word/comments.xml': `${head}<w:comments ${w}><w:comment w:id="0" ${by}><w:p><w:r><w:t>${canary.note}</w:t></w:r></w:p></w:comment></w:comments>`,
      'word/commentsExtended.xml': `${head}<w15:commentsEx xmlns:w15="w15"><w15:commentEx w15:paraId="${canary.id}"/></w15:commentsEx>`,
      'word/people.xml': `${head}<w15:people xmlns:w15="w15"><w15:person w15:author="${canary.person}"/></w15:people>`,
    }),
    ['comment', 'author'],
  ],
  [
    'revisions',
    'docx',
    docx({
      'word/document.xml': body(
        `<w:p w:rsidR="00AB12CD" w14:paraId="12345678" xmlns:w14="w14"><w:ins w:id="1" ${by}><w:r w:rsidRPr="00AB12CD"><w:t>New text</w:t></w:r></w:ins><w:del w:id="2" ${by}><w:r><w:delText>Old text</w:delText></w:r></w:del></w:p>`,
      ),
      'word/settings.xml': `${head}<w:settings ${w} ${r}><w:attachedTemplate r:id="rId1"/><w:rsids><w:rsid w:val="00AB12CD"/></w:rsids><w:docVars><w:docVar w:name="a" w:val="${canary.id}"/></w:docVars></w:settings>`,
      'word/_rels/settings.xml.rels': relations([
        ['attachedTemplate', `file:///C:/Users/${canary.person}/${canary.file}`, 'External'],
      ]),
    }),
    ['author', 'time', 'revision', 'id'],
  ],
  ['photo', 'docx', docx({ 'word/media/image1.jpeg': photo() }), ['location', 'device', 'author']],
  [
    'macros and other data',
    'docx',
    docx(
      {
        'word/_rels/document.xml.rels': relations([
          ['http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
          ['customXml', '../customXml/item1.xml'],
          ['image', `file:///${canary.file}`, 'External'],
        ]),
        'word/vbaProject.bin': canary.person,
        'customXml/item1.xml': `${head}<b>${canary.person}</b>`,
        'word/document.xml': body(
          `<w:p><w:r><w:t>Shown text</w:t></w:r><pic:cNvPr xmlns:pic="p" id="0" name="C:\\${canary.file}" descr="/home/${canary.person}/a.jpg"/></w:p><!-- ${canary.note} -->`,
        ),
      },
      [['/word/vbaProject.bin', 'application/vnd.ms-office.vbaProject']],
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    ),
    ['script', 'id', 'other'],
  ],
  [
    'document within',
    'docx',
    docx({
      'word/embeddings/sheet1.xlsx': xlsx({
        'docProps/core.xml': coreProperties(canary.person, canary.isoTime, canary.note),
      }),
    }),
    ['author', 'time'],
  ],
  [
    'text in UTF-16',
    'docx',
    docx({
      'word/comments.xml': utf16(
        `<?xml version="1.0" encoding="UTF-16"?><w:comments ${w}><w:comment ${by}><w:p/></w:comment></w:comments>`,
      ),
    }),
    ['comment'],
  ],
  [
    'comments',
    'xlsx',
    xlsx({
      'xl/comments1.xml': `${head}<comments><authors><author>${canary.person}</author></authors><commentList><comment ref="A1" authorId="0"><text><t>${canary.note}</t></text></comment></commentList></comments>`,
      'xl/threadedComments/threadedComment1.xml': `${head}<t>${canary.note}</t>`,
      'xl/persons/person.xml': `${head}<p displayName="${canary.person}"/>`,
    }),
    ['comment', 'author'],
  ],
  [
    'workbook',
    'xlsx',
    xlsx({
      'xl/workbook.xml': `${head}<workbook ${r}><fileVersion appName="${canary.software}"/><fileSharing userName="${canary.person}"/><x15ac:absPath xmlns:x15ac="x" url="C:\\${canary.place}\\"/><xr:revisionPtr xmlns:xr="xr" documentId="${canary.id}"/><sheets><sheet name="One" sheetId="1" r:id="rId1" state="hidden"/></sheets></workbook>`,
      'xl/worksheets/sheet1.xml': `${head}<worksheet ${r} xmlns:xr="xr" xr:uid="{${canary.id}}"><sheetData><row r="1"><c r="A1"><v>42</v></c></row></sheetData><pageSetup paperSize="9" r:id="rId1"/></worksheet>`,
      'xl/worksheets/_rels/sheet1.xml.rels': relations([
        ['printerSettings', '../printerSettings/printerSettings1.bin'],
      ]),
      'xl/printerSettings/printerSettings1.bin': canary.device,
      'xl/connections.xml': `${head}<c>${canary.person}</c>`,
      'xl/pivotCache/pivotCacheDefinition1.xml': `${head}<p refreshedBy="${canary.person}" refreshedDate="${canary.isoTime}"/>`,
    }),
    ['author', 'software', 'id', 'device', 'time'],
  ],
  [
    'comments and IDs',
    'pptx',
    pptx({
      'ppt/commentAuthors.xml': `${head}<p:cmAuthorLst xmlns:p="p"><p:cmAuthor name="${canary.person}"/></p:cmAuthorLst>`,
      'ppt/comments/comment1.xml': `${head}<c>${canary.note}</c>`,
      'ppt/revisionInfo.xml': `${head}<c>${canary.id}</c>`,
      'ppt/slides/slide1.xml': `${head}<p:sld xmlns:p="p" xmlns:a="a" show="0"><a:t>Shown text</a:t><p14:creationId xmlns:p14="p14" val="${canary.id}"/></p:sld>`,
      'ppt/slides/_rels/slide1.xml.rels': relations([
        ['comments', '../comments/comment1.xml'],
        ['hyperlink', 'https://example.com/', 'External'],
      ]),
      'ppt/media/image1.jpeg': photo(),
      'ppt/media/image2.svg': `<svg xmlns:inkscape="i" inkscape:export-filename="${canary.file}"><metadata>${xmp}</metadata><rect width="1" height="1"/></svg>`,
    }),
    ['comment', 'author', 'revision', 'id', 'location'],
  ],
];

function utf16(text: string): Uint8Array {
  return join(Uint8Array.of(0xff, 0xfe), [...text].map((letter) => `${letter}\0`).join(''));
}

const main = { docx: 'word/document.xml', xlsx: 'xl/worksheets/sheet1.xml', pptx: 'ppt/slides/slide1.xml' };
export const ooxmlSamples: readonly Sample[] = documents.map(([name, type, bytes, kinds]) => ({
  name: `${type}, ${name}`,
  type,
  bytes,
  kinds,
  content: textOf(main[type as keyof typeof main]),
}));
