import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Citlivé údaje',
  intro:
    'Některé údaje, které zpracováváme, jsou zvlášť chráněny (čl. 9 a 10 GDPR a odpovídající ustanovení jiných předpisů):',
  introPlain: 'Některé údaje, které zpracováváme, jsou zvlášť chráněny:',
  kinds: {
    health: 'údaje o zdravotním stavu',
    sexLife: 'údaje o sexuálním životě nebo sexuální orientaci',
    ethnicOrigin: 'rasový či etnický původ',
    politicalOpinions: 'politické názory',
    beliefs: 'náboženské vyznání či filozofické přesvědčení',
    tradeUnion: 'členství v odborech',
    genetic: 'genetické údaje',
    biometric: 'biometrické údaje identifikující osobu',
    criminal: 'rozsudky v trestních věcech a trestné činy',
    preciseLocation: 'přesná poloha',
    immigrationStatus: 'státní občanství nebo pobytový status',
    accountAccess: 'čísla účtů nebo karet spolu s přístupovými kódy',
    messageContents: 'obsah zpráv, které nejsou určeny nám',
    knownChild: 'údaje osoby, o níž je známo, že je dítětem',
  },
  conditions: {
    explicitConsent: 'Výslovný souhlas (čl. 9 odst. 2 písm. a) GDPR)',
    employment: 'Pracovní právo a právo sociálního zabezpečení (čl. 9 odst. 2 písm. b) GDPR)',
    vitalInterests: 'Životně důležité zájmy osoby nezpůsobilé udělit souhlas (čl. 9 odst. 2 písm. c) GDPR)',
    association: 'Činnost neziskového subjektu pro jeho členy (čl. 9 odst. 2 písm. d) GDPR)',
    madePublic: 'Údaje, které dotyčná osoba zjevně zveřejnila (čl. 9 odst. 2 písm. e) GDPR)',
    legalClaims: 'Právní nároky (čl. 9 odst. 2 písm. f) GDPR)',
    publicInterest: 'Významný veřejný zájem stanovený právem (čl. 9 odst. 2 písm. g) GDPR)',
    healthCare: 'Zdravotní péče (čl. 9 odst. 2 písm. h) GDPR)',
    publicHealth: 'Veřejné zdraví (čl. 9 odst. 2 písm. i) GDPR)',
    research: 'Archivace, výzkum nebo statistika stanovené právem (čl. 9 odst. 2 písm. j) GDPR)',
  },
  data: 'Údaje',
  where: 'Případ nebo služba',
  condition: 'Podmínka',
};
