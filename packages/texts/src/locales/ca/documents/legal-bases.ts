import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consentiment (article 6.1.a de l’RGPD)',
    contract:
      'Execució d’un contracte amb vós o aplicació de mesures precontractuals a petició vostra (article 6.1.b de l’RGPD)',
    legalObligation: 'Compliment d’una obligació legal (article 6.1.c de l’RGPD)',
    vitalInterests: 'Protecció d’interessos vitals (article 6.1.d de l’RGPD)',
    publicTask: 'Compliment d’una missió en interès públic (article 6.1.e de l’RGPD)',
    legitimateInterests: 'Interès legítim (article 6.1.f de l’RGPD)',
  },
  short: {
    consent: 'Consentiment',
    contract: 'Contracte',
    legalObligation: 'Obligació legal',
    vitalInterests: 'Interessos vitals',
    publicTask: 'Missió d’interès públic',
    legitimateInterests: 'Interès legítim',
  },
  interests: {
    delivery: 'Lliurament ràpid i fiable dels continguts',
    security: 'Protecció davant d’atacs, correu brossa i usos indeguts',
    fraud: 'Prevenció del frau i de les pèrdues que ocasiona',
    errors: 'Detecció i reparació d’errors',
    answering: 'Resposta a les consultes i ajuda als usuaris',
    convenience: 'Facilitat d’ús',
    accessibility: 'Possibilitat d’ús per al nombre més gran possible de persones',
    customers: 'Manteniment del contacte amb clients i possibles clients',
    statistics: 'Coneixement del que s’utilitza, i com, per millorar-ho',
    content: 'Presentació atractiva dels continguts i del que oferim',
    advertising: 'Difusió de les nostres ofertes i coneixement del resultat obtingut',
    recruiting: 'Recerca de personal adequat',
    proof: 'Possibilitat de demostrar quines opcions s’han triat',
    operations: 'Funcionament eficient de la nostra organització',
  },
};
