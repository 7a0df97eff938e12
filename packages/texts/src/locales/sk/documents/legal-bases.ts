import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Súhlas (čl. 6 ods. 1 písm. a) GDPR)',
    contract:
      'Plnenie zmluvy s vami alebo opatrenia vykonané na vašu žiadosť pred uzatvorením zmluvy (čl. 6 ods. 1 písm. b) GDPR)',
    legalObligation: 'Splnenie zákonnej povinnosti (čl. 6 ods. 1 písm. c) GDPR)',
    vitalInterests: 'Ochrana životne dôležitých záujmov (čl. 6 ods. 1 písm. d) GDPR)',
    publicTask: 'Splnenie úlohy realizovanej vo verejnom záujme (čl. 6 ods. 1 písm. e) GDPR)',
    legitimateInterests: 'Oprávnené záujmy (čl. 6 ods. 1 písm. f) GDPR)',
  },
  short: {
    consent: 'Súhlas',
    contract: 'Zmluva',
    legalObligation: 'Zákonná povinnosť',
    vitalInterests: 'Životne dôležité záujmy',
    publicTask: 'Úloha vo verejnom záujme',
    legitimateInterests: 'Oprávnené záujmy',
  },
  interests: {
    delivery: 'Rýchle a spoľahlivé doručovanie obsahu',
    security: 'Ochrana pred útokmi, spamom a zneužitím',
    fraud: 'Predchádzanie podvodom a stratám, ktoré spôsobujú',
    errors: 'Zisťovanie a odstraňovanie chýb',
    answering: 'Odpovedanie na otázky a pomoc používateľom',
    convenience: 'Jednoduché používanie',
    accessibility: 'Použiteľnosť pre čo najviac ľudí',
    customers: 'Udržiavanie kontaktu so zákazníkmi a záujemcami',
    statistics: 'Poznanie toho, čo a ako sa používa, aby to bolo možné zlepšovať',
    content: 'Atraktívna prezentácia obsahu a našej ponuky',
    advertising: 'Propagácia našich ponúk a zistenie, či je úspešná',
    recruiting: 'Získavanie vhodných pracovníkov',
    proof: 'Možnosť preukázať, aké voľby boli urobené',
    operations: 'Efektívny chod našej organizácie',
  },
};
