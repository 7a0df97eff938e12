import type { Translated } from '../../translated.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Translated<typeof english> = {
  missing: {
    'owner.name': 'Manca il nome del titolare.',
    'owner.email': 'L’indirizzo e-mail del titolare manca o non è valido.',
    'owner.address': 'Manca l’indirizzo postale del titolare.',
    'owner.country': 'Manca il paese del titolare.',
    'site.name': 'Manca il nome del sito o dell’app.',
    'representative.contact':
      'Per il rappresentante %{name} è necessario un indirizzo e-mail, un indirizzo postale o un numero di telefono.',
    'dpo.contact':
      'Per il responsabile della protezione dei dati è necessario un indirizzo e-mail, un indirizzo postale o un numero di telefono.',
    'privacy-officer.contact':
      'Per la persona incaricata della protezione dei dati sono necessari la funzione e un indirizzo e-mail o un numero di telefono.',
    'joint-controller.contact':
      'Per il contitolare %{name} è necessario un indirizzo e-mail, un indirizzo postale o un numero di telefono.',
    'joint-controller.essence':
      'Indicare che cosa è stato concordato con il contitolare %{name}: gli interessati hanno diritto a conoscerne il contenuto essenziale.',
    'service.name': 'Un servizio personalizzato è privo di nome.',
    'service.provider': 'Indicare la società che fornisce %{service}.',
    'service.country': 'Indicare in quale paese %{service} tratta i dati.',
    'service.purpose': 'Indicare per che cosa è utilizzato %{service}.',
    'service.data-types': 'Indicare quali dati personali sono trattati da %{service}.',
    'service.sensitive-condition':
      'Indicare che cosa consente a %{service} di trattare categorie particolari di dati (art. 9, par. 2 GDPR).',
    'service.necessary-reason': 'Indicare perché %{service} è strettamente necessario per il sito.',
    'service.tracker-basis':
      'Gli strumenti di tracciamento di %{service} richiedono il consenso: il legittimo interesse non è una base sufficiente.',
    'activity.name': 'Un’attività personalizzata è priva di nome.',
    'activity.purpose': 'Indicare a che cosa serve l’attività «%{activity}».',
    'activity.data-types': 'Indicare quali dati personali sono utilizzati per l’attività «%{activity}».',
    'activity.sensitive-condition':
      'Indicare che cosa consente di utilizzare categorie particolari di dati per l’attività «%{activity}» (art. 9, par. 2 GDPR).',
    'automated-decisions.logic':
      'Indicare come sono adottate le decisioni automatizzate e quali ne sono le conseguenze.',
    'text.language': 'Il testo personalizzato per «%{name}» manca in questa lingua: %{language}.',
    'tracker.lifetime':
      'La durata di %{tracker} di %{service} non è nota. Indicarla oppure confermare che non viene specificata.',
    'tracker.choices':
      'Indicare come i visitatori modificano le scelte sugli strumenti di tracciamento: il consenso deve poter essere revocato con la stessa facilità con cui è prestato (art. 7, par. 3 GDPR).',
    'us.opt-out':
      'I dati sono comunicati a fini di pubblicità mirata: indicare l’indirizzo di una pagina «Your Privacy Choices» o un comando presente in ogni pagina.',
    'representative.eu':
      'Il titolare non ha sede nel SEE ma si rivolge a persone che vi si trovano: nominare un rappresentante, salvo che si applichi un’eccezione.',
    'representative.uk':
      'Il titolare non ha sede nel Regno Unito ma si rivolge a persone che vi si trovano: nominare un rappresentante, salvo che si applichi un’eccezione.',
    'terms.offers': 'Indichi che cosa offre il sito: beni, software, contenuti, una comunità …',
    'terms.withdrawal-function':
      'Indichi l’indirizzo della funzione “Recedere dal contratto qui”: i contratti con i consumatori nell’Unione europea la richiedono dal 19 giugno 2026.',
    'terms.mediator':
      'Indichi il mediatore dei consumatori a cui aderisce: il diritto francese lo impone a ogni professionista (art. L. 616-1 del Code de la consommation).',
    'terms.phone':
      'Indichi un numero di telefono del titolare: chi vende a distanza a consumatori in Europa deve indicarne uno (direttiva 2011/83/UE, art. 6, par. 1, lett. c).',
    'terms.conciliation-board':
      'Indichi la commissione di conciliazione (békéltető testület) della Sua sede, con l’indirizzo postale: il diritto ungherese la richiede nei termini per i consumatori (decreto governativo 45/2014, § 11).',
    'terms.cancel-function':
      'Indichi l’indirizzo della funzione con cui i consumatori disdicono un abbonamento: la legge del Suo paese richiede un pulsante.',
    'terms.ranking': 'Indichi da che cosa dipende l’ordine in cui sono mostrate le offerte.',
    'terms.state':
      'Indichi lo Stato degli USA la cui legge si applica: gli Stati Uniti non hanno un proprio diritto dei contratti.',
  },
  assumed: {
    'audience.area':
      'Non è stato indicato a chi si rivolge il sito: si tiene quindi conto delle leggi di tutte le regioni.',
    'audience.children': 'Si presume che il sito non sia rivolto ai minori.',
    'rights-contact': 'Le richieste relative ai dati personali sono inviate all’indirizzo e-mail del titolare.',
    'site.visit': 'È descritta la fornitura delle pagine: avviene in ogni sito.',
    'site.contact': 'Sono descritti i messaggi agli indirizzi indicati nel documento: chiunque può scrivervi.',
    'automated-decisions': 'Si presume che nessuna decisione sia adottata in modo unicamente automatizzato.',
    'service.data-types': '%{service}: sono indicati i dati personali usuali per le sue finalità.',
    'service.provider':
      '%{service}: non conosciamo la società che lo fornisce, perciò come destinatario è indicato il servizio stesso.',
    'service.places': '%{service}: come luogo del trattamento è indicata la sede del fornitore.',
    'service.safeguard':
      '%{service}: si presume che i trasferimenti verso questo paese si basino su clausole contrattuali tipo: %{country}.',
    'service.legal-basis': '%{service}: è indicata la base giuridica usuale per la sua finalità.',
    'service.legitimate-interest': '%{service}: è indicato l’interesse usuale per la sua finalità.',
    'service.retention': '%{service}: in luogo di un periodo di conservazione sono indicati i criteri.',
    'service.shares':
      '%{service}: la pubblicità basata su più siti è considerata «condivisione» (sharing) dalle leggi degli Stati USA.',
    'services.sells': 'Si presume che nessun dato personale sia venduto ai sensi delle leggi degli Stati USA.',
    'us.do-not-track': 'Si presume che il sito non risponda al segnale «Do Not Track» dei browser.',
    'activity.data-types': '%{activity}: sono indicati i dati personali usuali.',
    'activity.legal-basis': '%{activity}: è indicata la base giuridica usuale.',
    'activity.legitimate-interest': '%{activity}: è indicato l’interesse usuale.',
    'activity.retention': '%{activity}: in luogo di un periodo di conservazione sono indicati i criteri.',
    'activity.required': '%{activity}: l’obbligo di fornire i dati risulta dal tipo di attività.',
    'terms.customers': 'Le condizioni sono scritte per consumatori e imprese.',
    'terms.law': 'Si presume che si applichi la legge di questo paese: %{country}.',
    'terms.notice': 'Le modifiche delle condizioni sono annunciate %{days} giorni prima.',
    'terms.moderation': 'Si presume che nessuno strumento automatico valuti ciò che gli utenti pubblicano.',
    'terms.own-offers': 'Si presume che le Sue offerte sul marketplace siano trattate come quelle dei venditori.',
    'terms.disputes':
      'Si presume che non partecipi a procedure di risoluzione delle controversie davanti a un organismo per i consumatori.',
  },
  regimes: {
    names: {
      gdpr: 'GDPR',
      'uk-gdpr': 'UK GDPR',
      fadp: 'Legge svizzera sulla protezione dei dati (LPD)',
      'us-states': 'Leggi sulla privacy degli Stati USA',
      coppa: 'Norma statunitense sulla privacy dei minori online (COPPA)',
      lgpd: 'Legge brasiliana sulla protezione dei dati (LGPD)',
      pipeda: 'Legge canadese sulla privacy (PIPEDA)',
      quebec: 'Legge del Québec sulla privacy nel settore privato (Law 25)',
      australia: 'Privacy Act australiano',
      popia: 'Legge sudafricana sulla protezione dei dati (POPIA)',
      appi: 'Legge giapponese sulla protezione dei dati (APPI)',
      dpdp: 'Legge indiana sulla protezione dei dati (DPDP Act)',
    },
    established: 'Il titolare è stabilito dove si applica questa legge.',
    addressed: 'Il titolare si rivolge a persone che si trovano dove si applica questa legge.',
    unconfirmed:
      'Ciò che il documento dice di questa legge si basa sulla nostra lettura; nessun avvocato l’ha ancora confermata.',
  },
  consent: {
    service: 'Serve un nuovo consenso: %{name} si basa sul consenso e prima non era indicato.',
    activity: 'Serve un nuovo consenso: %{name} si basa sul consenso ed è nuovo.',
    purpose: 'Serve un nuovo consenso: %{name} serve a una finalità ulteriore.',
    sensitive: 'Serve un nuovo consenso: %{name} ora utilizza dati sensibili.',
    controller: 'Serve un nuovo consenso: il titolare ora è un altro, %{owner}.',
    none: 'Non serve un nuovo consenso: nulla in questo documento si basa sul consenso.',
    same: 'Non serve un nuovo consenso: ciò che si basa sul consenso ha le stesse finalità e gli stessi destinatari.',
    terms:
      'Le condizioni non richiedono un consenso. Annunci la modifica almeno %{days} giorni prima che si applichi ai contratti in corso.',
  },
  boxes: {
    titles: {
      missing: 'Ancora mancante',
      languages: 'Lingue',
      services: 'Servizi',
      assumed: 'Ipotesi adottate',
      next: 'Prossimo passo',
      laws: 'Leggi applicabili',
      coming: 'Leggi in arrivo',
    },
    law: '%{law}: %{reason}',
    unconfirmed: 'Nessun avvocato ha ancora confermato ciò che il documento dice di queste leggi: %{laws}.',
    coming: 'Dal %{date}: %{clauses}',
    unreviewed: 'Nessun avvocato ha ancora letto i testi in queste lingue: %{languages}.',
    denied: '%{service}: testo non disponibile in queste lingue: %{languages}',
    limit: '%{count} di %{limit} servizi utilizzati',
    fill: 'Completare i dati mancanti: ancora %{count}.',
    publish: 'Tutto è completo. Pubblicare il documento.',
    publishAgain: 'Ci sono modifiche non ancora pubblicate.',
    embed: 'Il documento è online. Inserirlo nel sito.',
  },
};
