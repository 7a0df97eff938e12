import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Categorie particolari di dati',
  intro:
    'Alcuni dei dati trattati godono di una tutela particolare (artt. 9 e 10 GDPR e corrispondenti disposizioni di altre leggi):',
  introPlain: 'Alcuni dei dati trattati godono di una tutela particolare:',
  kinds: {
    health: 'dati relativi alla salute',
    sexLife: 'dati relativi alla vita sessuale o all’orientamento sessuale',
    ethnicOrigin: 'origine razziale o etnica',
    politicalOpinions: 'opinioni politiche',
    beliefs: 'convinzioni religiose o filosofiche',
    tradeUnion: 'appartenenza sindacale',
    genetic: 'dati genetici',
    biometric: 'dati biometrici intesi a identificare in modo univoco una persona fisica',
    criminal: 'condanne penali e reati',
    preciseLocation: 'posizione precisa',
    immigrationStatus: 'cittadinanza o status di immigrazione',
    accountAccess: 'numeri di conto o di carta insieme ai codici di accesso',
    messageContents: 'contenuti di messaggi non destinati al titolare',
    knownChild: 'dati di una persona notoriamente minore',
  },
  conditions: {
    explicitConsent: 'Consenso esplicito (art. 9, par. 2, lett. a) GDPR)',
    employment: 'Diritto del lavoro e della sicurezza sociale (art. 9, par. 2, lett. b) GDPR)',
    vitalInterests:
      'Tutela di un interesse vitale di una persona incapace di prestare il consenso (art. 9, par. 2, lett. c) GDPR)',
    association:
      'Attività di un organismo senza scopo di lucro relative ai suoi membri (art. 9, par. 2, lett. d) GDPR)',
    madePublic: 'Dati resi manifestamente pubblici dall’interessato (art. 9, par. 2, lett. e) GDPR)',
    legalClaims: 'Accertamento, esercizio o difesa di un diritto in sede giudiziaria (art. 9, par. 2, lett. f) GDPR)',
    publicInterest: 'Interesse pubblico rilevante previsto dalla legge (art. 9, par. 2, lett. g) GDPR)',
    healthCare: 'Assistenza sanitaria (art. 9, par. 2, lett. h) GDPR)',
    publicHealth: 'Sanità pubblica (art. 9, par. 2, lett. i) GDPR)',
    research: 'Archiviazione, ricerca o statistica previste dalla legge (art. 9, par. 2, lett. j) GDPR)',
  },
  data: 'Dati',
  where: 'Trattati per',
  condition: 'Condizione',
};
