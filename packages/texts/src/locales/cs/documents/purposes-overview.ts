import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Přehled účelů',
  intro: 'Tabulka uvádí každý účel, pro který se zpracovávají osobní údaje, a kdo pro něj údaje dostává.',
  introBasis:
    'Tabulka uvádí každý účel, pro který se zpracovávají osobní údaje, právní základ a kdo pro něj údaje dostává.',
  caption: 'Účely, právní základy a příjemci',
  captionWithoutBasis: 'Účely a příjemci',
  purpose: 'Účel nebo případ',
  basis: 'Právní základ',
  recipients: 'Příjemci',
  generalOnly: 'Pouze běžní příjemci',
};
