import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Nõusolek (IKÜM art 6 lg 1 p a)',
    contract:
      'Teiega sõlmitud lepingu täitmine või selle sõlmimisele eelnevad meetmed teie taotlusel (IKÜM art 6 lg 1 p b)',
    legalObligation: 'Juriidilise kohustuse täitmine (IKÜM art 6 lg 1 p c)',
    vitalInterests: 'Eluliste huvide kaitse (IKÜM art 6 lg 1 p d)',
    publicTask: 'Avalikes huvides oleva ülesande täitmine (IKÜM art 6 lg 1 p e)',
    legitimateInterests: 'Õigustatud huvi (IKÜM art 6 lg 1 p f)',
  },
  short: {
    consent: 'Nõusolek',
    contract: 'Leping',
    legalObligation: 'Juriidiline kohustus',
    vitalInterests: 'Elulised huvid',
    publicTask: 'Avalik ülesanne',
    legitimateInterests: 'Õigustatud huvi',
  },
  interests: {
    delivery: 'Sisu kiire ja usaldusväärne edastamine',
    security: 'Kaitse rünnete, rämpsposti ja väärkasutuse eest',
    fraud: 'Pettuste ja nendest tuleneva kahju ennetamine',
    errors: 'Rikete leidmine ja kõrvaldamine',
    answering: 'Päringutele vastamine ja kasutajate abistamine',
    convenience: 'Kasutusmugavus',
    accessibility: 'Kasutatavus võimalikult paljudele inimestele',
    customers: 'Suhete hoidmine klientide ja võimalike klientidega',
    statistics: 'Teadmine, mida ja kuidas kasutatakse, et seda parandada',
    content: 'Sisu ja meie pakkumiste köitev esitlemine',
    advertising: 'Meie pakkumiste tutvustamine ja selle tulemuslikkuse hindamine',
    recruiting: 'Sobivate töötajate leidmine',
    proof: 'Võimalus tõendada tehtud valikuid',
    operations: 'Meie organisatsiooni tõhus toimimine',
  },
};
