import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consenso (art. 6, par. 1, lett. a) GDPR)',
    contract:
      'Esecuzione di un contratto con l’interessato o di misure precontrattuali adottate su sua richiesta (art. 6, par. 1, lett. b) GDPR)',
    legalObligation: 'Adempimento di un obbligo legale (art. 6, par. 1, lett. c) GDPR)',
    vitalInterests: 'Salvaguardia di interessi vitali (art. 6, par. 1, lett. d) GDPR)',
    publicTask: 'Esecuzione di un compito di interesse pubblico (art. 6, par. 1, lett. e) GDPR)',
    legitimateInterests: 'Legittimo interesse (art. 6, par. 1, lett. f) GDPR)',
  },
  short: {
    consent: 'Consenso',
    contract: 'Contratto',
    legalObligation: 'Obbligo legale',
    vitalInterests: 'Interessi vitali',
    publicTask: 'Compito di interesse pubblico',
    legitimateInterests: 'Legittimo interesse',
  },
  interests: {
    delivery: 'Distribuzione rapida e affidabile dei contenuti',
    security: 'Protezione da attacchi, spam e abusi',
    fraud: 'Prevenzione delle frodi e dei danni che ne derivano',
    errors: 'Individuazione e correzione dei malfunzionamenti',
    answering: 'Risposta alle richieste e assistenza agli utenti',
    convenience: 'Facilità d’uso',
    accessibility: 'Fruibilità da parte del maggior numero possibile di persone',
    customers: 'Cura dei rapporti con clienti attuali e potenziali',
    statistics: 'Conoscenza di che cosa viene utilizzato e in che modo, al fine di migliorarlo',
    content: 'Presentazione efficace dei contenuti e dell’offerta',
    advertising: 'Promozione dell’offerta e verifica della sua efficacia',
    recruiting: 'Ricerca di personale idoneo',
    proof: 'Possibilità di dimostrare le scelte effettuate',
    operations: 'Efficiente gestione dell’organizzazione',
  },
};
