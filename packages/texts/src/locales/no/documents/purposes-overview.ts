import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Oversikt over formålene',
  intro: 'Tabellen viser hvert formål personopplysninger behandles for, og hvem som mottar opplysninger til det.',
  introBasis:
    'Tabellen viser hvert formål personopplysninger behandles for, det rettslige grunnlaget og hvem som mottar opplysninger til det.',
  caption: 'Formål, rettslig grunnlag og mottakere',
  captionWithoutBasis: 'Formål og mottakere',
  purpose: 'Formål eller anledning',
  basis: 'Rettslig grunnlag',
  recipients: 'Mottakere',
  generalOnly: 'Bare generelle mottakere',
};
