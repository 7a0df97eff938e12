import type { Translated } from '../../../translated.ts';
import type { publishing as english } from '../../en/dashboard/publishing.ts';

export const publishing: Translated<typeof english> = {
  embedTitle: 'Gestisci e incorpora',
  embedDescription: 'Inserire il documento nel sito. Ciò che si pubblica in seguito vi appare da solo.',
  toGenerator: 'Torna al generatore',
  notPublishedTitle: 'Non ancora pubblicato',
  notPublishedText: 'Il documento potrà essere incorporato non appena sarà pubblicato.',
  changedNote: 'Il documento contiene modifiche non ancora pubblicate. Il sito mostra la versione %{number}.',

  hosted: 'Pagina ospitata',
  hostedText: 'L’indirizzo del documento. È possibile collegarlo da qualsiasi punto.',
  open: 'Apri la pagina',
  copyAddress: 'Copia l’indirizzo',
  fullText: 'Versione completa',
  shortText: 'Versione breve',
  pdf: 'PDF',

  code: 'Codice da incollare',
  codeText: 'Copiarlo nel piè di pagina di tutte le pagine.',
  language: 'Lingua',
  theme: 'Aspetto del popup',
  themes: { theme2024: 'Attuale: chiaro o scuro secondo il sistema', theme2014: 'Classico: sempre chiaro' },
  kinds: {
    overlay: {
      label: 'Popup',
      text: 'Un link che apre il documento nella pagina. Senza script è un semplice link.',
    },
    popup: { label: 'Finestra', text: 'Un link che apre il documento in una piccola finestra.' },
    link: { label: 'Link', text: 'Un semplice link, senza alcuno script.' },
    inline: { label: 'Testo', text: 'Il testo diventa parte della pagina, nello stile della pagina.' },
    iframe: { label: 'Riquadro', text: 'La pagina in un riquadro che cresce con il testo.' },
    html: {
      label: 'Copia HTML',
      text: 'Una copia del testo com’è ora. Va sostituita dopo ogni modifica.',
    },
    react: { label: 'React', text: 'Un componente per React.' },
  },
  codeFor: '%{kind}, %{language}',

  mail: 'Invia le istruzioni',
  mailText: 'A chi modifica il sito. Riceve l’indirizzo e il codice del popup.',
  mailAddresses: 'Indirizzi e-mail',
  mailHint: 'Separati da virgole o da interruzioni di riga.',
  mailSend: 'Invia',
  mailSent: { one: 'Inviato a un indirizzo.', other: 'Inviato a %{number} indirizzi.' },

  versionsTitle: 'Versioni',
  versionsDescription: 'Ogni pubblicazione è conservata così com’era, con data e impronta.',
  toVersions: 'Versioni',
  version: 'Versione',
  publishedOn: 'Pubblicata il',
  languages: 'Lingue',
  fingerprint: 'Impronta',
  current: 'Attuale',
  actions: 'Azioni',
  openVersion: 'Apri la versione %{number}',
  compareTitle: 'Che cosa è cambiato',
  from: 'Precedente',
  to: 'Successiva',
  draft: 'Stato attuale',
  numbered: 'Versione %{number}',
  noChanges: 'Il testo è identico.',
  kindsOfChange: { added: 'Aggiunto', removed: 'Eliminato', changed: 'Modificato' },
  comparing: 'Confronto in corso',

  summary: 'Che cosa è cambiato',
  inShort: 'In breve',
  consent: 'Consenso',
  consentNeeded: 'Serve un nuovo consenso',
  consentNotNeeded: 'Non serve un nuovo consenso',

  outdated:
    'Sono cambiate leggi o i nostri testi. Documenti pubblicati che oggi possono leggersi diversamente: %{count}',
  republish: 'Aggiorna i documenti pubblicati',
  republishing: 'Aggiornamento dei documenti pubblicati: %{done} di %{total}',
};
