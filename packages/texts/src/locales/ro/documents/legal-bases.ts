import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consimțământ (art. 6 alin. (1) lit. (a) din RGPD)',
    contract:
      'Executarea unui contract cu dumneavoastră sau efectuarea unor demersuri la cererea dumneavoastră înainte de încheierea unui contract (art. 6 alin. (1) lit. (b) din RGPD)',
    legalObligation: 'Îndeplinirea unei obligații legale (art. 6 alin. (1) lit. (c) din RGPD)',
    vitalInterests: 'Protejarea unor interese vitale (art. 6 alin. (1) lit. (d) din RGPD)',
    publicTask: 'Îndeplinirea unei sarcini care servește unui interes public (art. 6 alin. (1) lit. (e) din RGPD)',
    legitimateInterests: 'Interese legitime (art. 6 alin. (1) lit. (f) din RGPD)',
  },
  short: {
    consent: 'Consimțământ',
    contract: 'Contract',
    legalObligation: 'Obligație legală',
    vitalInterests: 'Interese vitale',
    publicTask: 'Sarcină de interes public',
    legitimateInterests: 'Interese legitime',
  },
  interests: {
    delivery: 'Furnizarea rapidă și fiabilă a conținutului',
    security: 'Protecția împotriva atacurilor, a spamului și a abuzurilor',
    fraud: 'Prevenirea fraudelor și a pierderilor cauzate de acestea',
    errors: 'Depistarea și remedierea erorilor',
    answering: 'Răspunsul la solicitări și asistența acordată utilizatorilor',
    convenience: 'Ușurința în utilizare',
    accessibility: 'Posibilitatea de utilizare de către cât mai multe persoane',
    customers: 'Menținerea legăturii cu clienții și cu potențialii clienți',
    statistics: 'Cunoașterea a ceea ce se utilizează și a modului de utilizare, în vederea îmbunătățirii',
    content: 'Prezentarea atractivă a conținutului și a ofertei noastre',
    advertising: 'Promovarea ofertei noastre și cunoașterea rezultatelor promovării',
    recruiting: 'Găsirea personalului potrivit',
    proof: 'Posibilitatea de a dovedi ce opțiuni au fost exprimate',
    operations: 'Funcționarea eficientă a organizației noastre',
  },
};
