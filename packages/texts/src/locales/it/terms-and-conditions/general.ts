import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Oggetto dei presenti termini',
    text: 'I presenti termini si applicano all’utilizzo di %{site} e ai contratti che %{owner} conclude con l’utente tramite %{site}.',
    consumersOnly: 'L’offerta è rivolta ai consumatori.',
    businessesOnly:
      'L’offerta è rivolta esclusivamente ai professionisti, ossia a chi agisce nell’esercizio della propria attività imprenditoriale, commerciale, artigianale o professionale, e alle persone giuridiche. Non sono conclusi contratti con consumatori.',
    both: 'L’offerta è rivolta sia ai consumatori sia ai professionisti. Le clausole che menzionano i consumatori si applicano soltanto a essi.',
    consumer:
      'È consumatore la persona fisica che agisce per scopi estranei all’attività imprenditoriale, commerciale, artigianale o professionale eventualmente svolta.',
    privacy:
      'Il trattamento dei dati personali è illustrato nell’%{link}. Essa ha scopo informativo e non richiede accettazione; l’accettazione dei presenti termini non costituisce consenso all’utilizzo dei dati.',
    privacyText: 'informativa sulla privacy',
    privacyPlain:
      'L’accettazione dei presenti termini non costituisce consenso all’utilizzo dei dati personali, sul quale è fornita un’informativa separata.',
  },
  provider: {
    heading: 'Il fornitore',
    text: 'La controparte contrattuale dell’utente è %{owner}.',
    representative: 'Legale rappresentante',
    register: 'Iscrizione nel registro',
    registerEntry: '%{name}, %{number}',
    we: 'Nei presenti termini, per «fornitore» si intende %{owner}.',
  },
  offer: {
    heading: 'Che cosa è offerto',
    intro: 'Tramite %{site} il fornitore offre:',
    kinds: {
      goods: 'beni che vende e spedisce all’utente',
      digitalContent: 'contenuti digitali da scaricare o riprodurre',
      software: 'software utilizzabile via Internet',
      marketplace: 'un mercato online sul quale altri offrono i propri beni e servizi',
      community: 'una community i cui utenti pubblicano contenuti propri',
      mobileApp: 'un’app per dispositivi mobili',
      information: 'informazioni consultabili gratuitamente',
    },
    description: 'Che cosa l’utente riceva in concreto risulta dalla descrizione che accompagna l’offerta.',
  },
  account: {
    heading: 'L’account dell’utente',
    truth: 'Chi crea un account è tenuto a fornire informazioni veritiere e a mantenerle aggiornate.',
    secret:
      'L’utente è tenuto a mantenere segreta la propria password e, se ritiene che altri utilizzino il suo account, a informarne senza indugio il fornitore.',
    close:
      'L’utente può chiudere il proprio account in qualsiasi momento. I contratti ancora in corso terminano secondo le disposizioni che li riguardano.',
  },
  days: {
    notice: { one: '%{number} giorno', other: '%{number} giorni' },
    before: { one: '%{number} giorno', other: '%{number} giorni' },
  },
};
