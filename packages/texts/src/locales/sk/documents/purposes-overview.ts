import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Prehľad účelov',
  intro: 'Tabuľka uvádza každý účel, na ktorý sa spracúvajú osobné údaje, a kto naň údaje dostáva.',
  introBasis: 'Tabuľka uvádza každý účel, na ktorý sa spracúvajú osobné údaje, právny základ a kto naň údaje dostáva.',
  caption: 'Účely, právne základy a príjemcovia',
  captionWithoutBasis: 'Účely a príjemcovia',
  purpose: 'Účel alebo prípad',
  basis: 'Právny základ',
  recipients: 'Príjemcovia',
  generalOnly: 'Iba všeobecní príjemcovia',
};
