import { unzipSync } from 'fflate';
import { latin1 } from '../src/bytes.ts';
import { canary } from './canaries.ts';
import { head, zip, type Parts } from './office-build.ts';
import { photo } from './ooxml-samples.ts';
import { type Sample } from './sample.ts';

const spaces =
  'xmlns:office="o" xmlns:text="t" xmlns:dc="d" xmlns:meta="m" xmlns:config="c" xmlns:officeooo="oo" xmlns:style="s" office:version="1.3"';
const manifest = (paths: readonly string[]) =>
  `${head}<manifest:manifest xmlns:manifest="m">${['/', ...paths].map((path) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type=""/>`).join('')}</manifest:manifest>`;
const odf = (type: string, parts: Parts) =>
  zip({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': content('<text:p>Shown text</text:p>'),
    'META-INF/manifest.xml': manifest(Object.keys(parts)),
    ...parts,
  });
const content = (body: string) =>
  `${head}<office:document-content ${spaces}><office:body>${body}</office:body></office:document-content>`;
const meta = `${head}<office:document-meta ${spaces}><office:meta><meta:generator>${canary.software}</meta:generator><meta:initial-creator>${canary.person}</meta:initial-creator><meta:creation-date>${canary.isoTime}</meta:creation-date><dc:title>${canary.note}</dc:title></office:meta></office:document-meta>`;
const info = `<office:change-info><dc:creator>${canary.person}</dc:creator><dc:date>${canary.isoTime}</dc:date></office:change-info>`;
const setting = (name: string, value: string) =>
  `<config:config-item config:name="${name}" config:type="string">${value}</config:config-item>`;

const documents: readonly (readonly [string, 'odt' | 'ods' | 'odp' | 'odg', Uint8Array, Sample['kinds']])[] = [
  [
    'properties',
    'odt',
    odf('text', { 'meta.xml': meta, 'Thumbnails/thumbnail.png': photo() }),
    ['author', 'time', 'software', 'preview'],
  ],
  [
    'changes and remarks',
    'odt',
    odf('text', {
      'content.xml': content(
        `<text:tracked-changes><text:changed-region text:id="a"><text:deletion>${info}<text:p>Old text</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>Shown text<office:annotation><dc:creator>${canary.person}</dc:creator><dc:date>${canary.isoTime}</dc:date><text:p>${canary.note}</text:p></office:annotation><text:author-name>${canary.person}</text:author-name></text:p>`,
      ),
    }),
    ['comment'],
  ],
  [
    'settings',
    'ods',
    odf('spreadsheet', {
      'settings.xml': `${head}<office:document-settings ${spaces}>${setting('PrinterName', canary.device)}${setting('PrinterSetup', canary.device)}${setting('RsidRoot', '123')}</office:document-settings>`,
      'styles.xml': `${head}<office:document-styles ${spaces}><style:style officeooo:rsid="00ab12cd"/></office:document-styles>`,
      'manifest.rdf': `<rdf>${canary.id}</rdf>`,
      'Basic/Standard/Module1.xml': `${head}<m>${canary.note}</m>`,
    }),
    ['device', 'revision', 'script'],
  ],
  [
    'photo',
    'odp',
    odf('presentation', { 'Pictures/1.jpg': photo(), 'Object 1/meta.xml': meta }),
    ['location', 'device', 'author'],
  ],
  [
    'properties',
    'odg',
    odf('graphics', { 'meta.xml': meta, 'META-INF/documentsignatures.xml': `${head}<s>${canary.person}</s>` }),
    ['author'],
  ],
];

export const odfSamples: readonly Sample[] = documents.map(([name, type, bytes, kinds]) => ({
  name: `${type}, ${name}`,
  type,
  bytes,
  kinds,
  content: (whole: Uint8Array) => [
    latin1(whole, 30, 70),
    latin1(unzipSync(whole)['content.xml'] ?? new Uint8Array()).includes('Shown text'),
  ],
}));
