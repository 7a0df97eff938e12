import { odfSamples } from './odf-samples.ts';
import { ooxmlSamples } from './ooxml-samples.ts';
import { pdfSamples } from './pdf-samples.ts';
import { pictureSamples } from './picture-samples.ts';
import { type Sample } from './sample.ts';
import { soundSamples } from './sound-samples.ts';
import { tiffSamples } from './tiff-samples.ts';

export const samples: readonly Sample[] = [
  ...pictureSamples,
  ...tiffSamples,
  ...pdfSamples,
  ...ooxmlSamples,
  ...odfSamples,
  ...soundSamples,
];
