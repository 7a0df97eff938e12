import type { Translated } from '../../../translated.ts';
import type { preferences as english } from '../../en/dashboard/preferences.ts';

export const preferences: Translated<typeof english> = {
  title: 'Preferenze',
  description: 'La lingua e l’aspetto di questa dashboard e le e-mail che si desidera ricevere.',
  language: 'Lingua',
  languageHint: 'La lingua di questa dashboard. I documenti hanno lingue proprie.',
  country: 'Paese',
  countryHint: 'Il paese in cui si trova. Determina i formati e, dove si vendono piani, la valuta.',
  countrySearch: 'Cerca un paese',
  noCountry: 'Nessun paese trovato',
  countrySaved: 'Il paese è stato salvato',

  switch: {
    title: 'Un’altra lingua?',
    question: 'Lingua scelta in precedenza: %{stored}. Lingua di questa pagina: %{current}.',
    toStored: 'Continua in %{stored}',
    keepCurrent: 'Resta in %{current}',
    close: 'Chiudi e non chiedere più',
  },

  appearance: 'Aspetto',
  appearanceHint: 'Salvato in questo browser.',
  light: 'Chiaro',
  dark: 'Scuro',
  system: 'Come il sistema',

  email: {
    title: 'E-mail',
    description: 'I messaggi necessari all’account, ad esempio per una password dimenticata, sono sempre inviati.',
    drip: 'Suggerimenti per i miei siti',
    dripHint: 'Di tanto in tanto, qualcosa da fare o da sapere sui documenti.',
    newsletter: 'Novità su Candor',
    newsletterHint: 'Le novità, alcune volte all’anno.',
    save: 'Salva',
  },
};
