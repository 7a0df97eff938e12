import type { Translated } from '../../../../translated.ts';
import type { services as english } from '../../../en/dashboard/policies/services.ts';

export const services: Translated<typeof english> = {
  title: 'Servizi nel sito',
  description:
    'Tutto ciò che nel sito tratta dati dei visitatori per Suo conto: statistiche, pagamenti, video, caratteri, hosting.',
  count: { one: 'Un servizio', other: '%{number} servizi' },
  limit: '%{count} di %{limit} utilizzati',
  searchLabel: 'Aggiungi un servizio',
  placeholder: 'Cerca per nome, ad esempio Google Analytics',
  searching: 'Ricerca in corso…',
  popular: 'I più utilizzati',
  results: { one: 'Un servizio trovato', other: '%{number} servizi trovati' },
  none: 'Nel catalogo non c’è alcun servizio con questo nome.',
  addOwn: 'Descrivi «%{name}» con parole proprie',
  addOwnPlain: 'Descrivi un servizio personalizzato',
  scan: 'Scansiona il sito',
  allCategories: 'Tutte le categorie',
  category: 'Categoria',
  present: 'Nel documento',
  added: '%{service} è stato aggiunto.',
  removed: '%{service} è stato rimosso.',
  restored: '%{service} è stato ripristinato.',
  open: 'Modifica %{service}',
  remove: 'Rimuovi %{service}',
  emptyTitle: 'Quali servizi utilizza il sito?',
  emptyText:
    'Aggiungere quelli noti. Tutto può essere modificato in seguito e nulla è online prima della pubblicazione.',
  suggestions: 'Molti siti utilizzano questi',

  marks: {
    pro: 'PRO',
    custom: 'Personalizzato',
    changed: 'Modificato',
    changedHint: 'Modificato rispetto al catalogo: %{fields}',
    missing: 'Incompleto',
    missingHint: 'Mancano dati obbligatori di questo servizio.',
    unverified: 'Non verificato',
    unverifiedHint:
      'Da un elenco meno recente: il servizio potrebbe non esistere più o avere un altro nome. Verificare i dati prima di pubblicare.',
    deactivated: 'Non più offerto',
  },

  tooltips: {
    limit: 'Il piano consente %{limit} servizi per documento. Passare a un piano superiore per aggiungerne altri.',
    feature: 'Il piano non lo include.',
    pro: 'Questo è un servizio PRO. Richiede un piano a pagamento.',
    information: 'Dal catalogo: %{purposes}. Fornitore: %{provider}, %{country}.',
    informationShort: 'Dal catalogo: %{purposes}.',
    denied: 'Per questo servizio non c’è un testo in: %{languages}. Aprirlo e aggiungere il proprio testo.',
    deactivated: 'Questo servizio non è più nel catalogo. Una volta rimosso, non può essere aggiunto di nuovo.',
    upgrade: 'Vedi i piani',
  },

  archive: {
    title: { one: 'Un servizio rimosso', other: '%{number} servizi rimossi' },
    text: 'Un servizio rimosso può essere ripristinato per 30 giorni, con tutte le sue impostazioni.',
    takeBack: 'Ripristina',
    takeBackName: 'Ripristina %{service}',
    daysLeft: { one: 'ancora un giorno', other: 'ancora %{number} giorni' },
  },

  removal: {
    title: 'Rimuovere %{service}?',
    text: 'Questo servizio non è più nel catalogo. Una volta rimosso, non può essere trovato e aggiunto di nuovo; può solo essere ripristinato entro 30 giorni.',
    action: 'Rimuovi',
  },

  custom: {
    title: 'Servizio personalizzato',
    text: 'Per ciò che il catalogo non conosce: una banca, un commercialista, un’agenzia, un software su misura.',
    name: 'Nome del servizio',
    namePlaceholder: 'Ad esempio: buste paga presso il commercialista',
    provider: 'Società che lo fornisce',
    providerCountry: 'Paese della società',
    purposes: 'Utilizzato per',
    ownPurpose: 'La finalità con parole proprie',
    ownPurposeHint: 'Se nessuna delle finalità la esprime bene. Compilare in tutte le lingue del documento.',
    dataTypes: 'Dati personali',
    places: 'Dove sono trattati i dati',
    legalBasis: 'Base giuridica',
    legalBasisHint: 'Se non indicata, viene riportata quella usuale per la finalità.',
    privacyUrl: 'Indirizzo della sua informativa sulla privacy',
    optOutUrl: 'Indirizzo per l’opt-out',
    usesTrackers: 'Utilizza cookie o altri strumenti di tracciamento',
    create: 'Aggiungi questo servizio',
    save: 'Salva',
    emptyFields: 'Alcuni campi obbligatori sono vuoti.',
  },
};
