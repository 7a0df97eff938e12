import { latin1 } from './bytes.ts';
import { type FoundKind, type Work } from './work.ts';

const signs: readonly (readonly [FoundKind, readonly string[]])[] = [
  ['location', ['GPSLatitude', 'GPSLongitude', 'photoshop:City', 'Iptc4xmpCore:Location', 'LocationCreated']],
  ['author', ['dc:creator', 'pdf:Author', 'dc:rights', 'photoshop:Credit', 'aux:OwnerName', 'lastModifiedBy']],
  ['time', ['CreateDate', 'ModifyDate', 'MetadataDate', 'DateCreated', 'DateTimeOriginal']],
  ['device', ['tiff:Make', 'tiff:Model', 'SerialNumber', 'aux:Lens']],
  ['software', ['CreatorTool', 'pdf:Producer', 'softwareAgent', 'tiff:Software']],
  ['revision', ['xmpMM:History', 'xmpMM:DerivedFrom']],
  ['preview', ['xmp:Thumbnails', 'xmpGImg:image']],
  ['id', ['DocumentID', 'InstanceID']],
];
const looked = 256 * 1024;

/** Reports what an XMP packet tells, by the names in it. The packet is always taken out whole. */
export function reportXmp(bytes: Uint8Array, work: Work): void {
  const text = latin1(bytes, 0, looked).replaceAll('\0', '');
  const kinds = signs.filter(([, names]) => names.some((name) => text.includes(name)));
  for (const [kind] of kinds) work.add(kind, 'XMP');
  if (kinds.length === 0) work.add('other', 'XMP');
}
