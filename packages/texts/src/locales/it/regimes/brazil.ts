import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Per le persone che si trovano in Brasile',
  scope:
    'Ove si applichi la legge generale brasiliana sulla protezione dei dati (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), la presente sezione integra l’informativa.',
  bases:
    'Quando la presente informativa indica come base giuridica il consenso, un contratto, un obbligo legale o il legittimo interesse, si tratta anche della base giuridica omonima di cui all’art. 7 LGPD; per i dati sensibili si tratta di una di quelle di cui all’art. 11 LGPD.',
  basesPlain:
    'I dati personali sono trattati con il consenso dell’interessato, per un contratto con quest’ultimo, per adempiere un obbligo legale o per i legittimi interessi del titolare (art. 7 LGPD); i dati sensibili, solo su una delle basi giuridiche di cui all’art. 11 LGPD.',
  rightsIntro: 'All’interessato spettano i seguenti diritti (artt. 18 e 20 LGPD):',
  rights: {
    access: 'conferma che i suoi dati sono trattati e accesso agli stessi',
    correction: 'correzione dei dati incompleti, inesatti o non aggiornati',
    blocking:
      'anonimizzazione, blocco o cancellazione dei dati non necessari, eccedenti o trattati in violazione della legge',
    portability: 'portabilità dei dati verso un altro fornitore',
    erasure:
      'cancellazione dei dati trattati con il suo consenso, salvo che l’art. 16 LGPD ne consenta la conservazione',
    sharing: 'informazioni sui soggetti pubblici e privati con cui i dati sono stati condivisi',
    refusal: 'informazioni sulla possibilità di negare il consenso e sulle conseguenze del rifiuto',
    withdrawal: 'revoca del consenso, gratuita e con la stessa facilità con cui è stato prestato (art. 8, § 5 LGPD)',
    objection: 'opposizione al trattamento effettuato senza consenso e in violazione della legge (art. 18, § 2 LGPD)',
    review:
      'revisione delle decisioni adottate unicamente con mezzi automatizzati che incidono sui suoi interessi (art. 20 LGPD)',
  },
  exercise:
    'Per esercitarli e per qualsiasi questione relativa alla protezione dei dati (art. 41 LGPD) è possibile contattare il titolare tramite %{contact}. Il titolare risponde in forma semplificata senza ritardo, oppure in modo completo entro 15 giorni dalla richiesta (art. 19 LGPD).',
  transfers:
    'Verso i paesi al di fuori del Brasile indicati nella presente informativa i dati sono trasferiti solo nei casi ammessi dall’art. 33 LGPD: verso paesi il cui livello di protezione è stato riconosciuto dall’ANPD, sulla base delle clausole contrattuali tipo della risoluzione CD/ANPD n. 19/2024 o per un altro motivo previsto da tale articolo.',
  children: 'I dati di bambini e adolescenti sono trattati nel loro superiore interesse (art. 14 LGPD).',
  authority:
    'È inoltre possibile rivolgersi all’autorità nazionale brasiliana per la protezione dei dati, ANPD (%{link}), e agli organismi di tutela dei consumatori (art. 18, §§ 1 e 8 LGPD).',
};
