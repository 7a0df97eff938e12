import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Citlivé údaje',
  intro:
    'Niektoré údaje, ktoré spracúvame, sú osobitne chránené (čl. 9 a 10 GDPR a zodpovedajúce ustanovenia iných predpisov):',
  introPlain: 'Niektoré údaje, ktoré spracúvame, sú osobitne chránené:',
  kinds: {
    health: 'údaje týkajúce sa zdravia',
    sexLife: 'údaje týkajúce sa sexuálneho života alebo sexuálnej orientácie',
    ethnicOrigin: 'rasový alebo etnický pôvod',
    politicalOpinions: 'politické názory',
    beliefs: 'náboženské alebo filozofické presvedčenie',
    tradeUnion: 'členstvo v odborových organizáciách',
    genetic: 'genetické údaje',
    biometric: 'biometrické údaje identifikujúce osobu',
    criminal: 'uznanie viny za trestné činy a priestupky',
    preciseLocation: 'presná poloha',
    immigrationStatus: 'štátne občianstvo alebo pobytový status',
    accountAccess: 'čísla účtov alebo kariet spolu s prístupovými kódmi',
    messageContents: 'obsah správ, ktoré nie sú určené nám',
    knownChild: 'údaje osoby, o ktorej je známe, že je dieťaťom',
  },
  conditions: {
    explicitConsent: 'Výslovný súhlas (čl. 9 ods. 2 písm. a) GDPR)',
    employment: 'Pracovné právo a právo sociálneho zabezpečenia (čl. 9 ods. 2 písm. b) GDPR)',
    vitalInterests: 'Životne dôležité záujmy osoby nespôsobilej vyjadriť súhlas (čl. 9 ods. 2 písm. c) GDPR)',
    association: 'Činnosť neziskového subjektu pre jeho členov (čl. 9 ods. 2 písm. d) GDPR)',
    madePublic: 'Údaje, ktoré príslušná osoba preukázateľne zverejnila (čl. 9 ods. 2 písm. e) GDPR)',
    legalClaims: 'Právne nároky (čl. 9 ods. 2 písm. f) GDPR)',
    publicInterest: 'Významný verejný záujem ustanovený právom (čl. 9 ods. 2 písm. g) GDPR)',
    healthCare: 'Zdravotná starostlivosť (čl. 9 ods. 2 písm. h) GDPR)',
    publicHealth: 'Verejné zdravie (čl. 9 ods. 2 písm. i) GDPR)',
    research: 'Archivácia, výskum alebo štatistika ustanovené právom (čl. 9 ods. 2 písm. j) GDPR)',
  },
  data: 'Údaje',
  where: 'Prípad alebo služba',
  condition: 'Podmienka',
};
