import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Souhlas (čl. 6 odst. 1 písm. a) GDPR)',
    contract:
      'Plnění smlouvy s vámi nebo opatření přijatá na vaši žádost před uzavřením smlouvy (čl. 6 odst. 1 písm. b) GDPR)',
    legalObligation: 'Splnění právní povinnosti (čl. 6 odst. 1 písm. c) GDPR)',
    vitalInterests: 'Ochrana životně důležitých zájmů (čl. 6 odst. 1 písm. d) GDPR)',
    publicTask: 'Splnění úkolu prováděného ve veřejném zájmu (čl. 6 odst. 1 písm. e) GDPR)',
    legitimateInterests: 'Oprávněné zájmy (čl. 6 odst. 1 písm. f) GDPR)',
  },
  short: {
    consent: 'Souhlas',
    contract: 'Smlouva',
    legalObligation: 'Právní povinnost',
    vitalInterests: 'Životně důležité zájmy',
    publicTask: 'Úkol ve veřejném zájmu',
    legitimateInterests: 'Oprávněné zájmy',
  },
  interests: {
    delivery: 'Rychlé a spolehlivé doručování obsahu',
    security: 'Ochrana před útoky, spamem a zneužitím',
    fraud: 'Předcházení podvodům a ztrátám, které způsobují',
    errors: 'Zjišťování a odstraňování chyb',
    answering: 'Odpovídání na dotazy a pomoc uživatelům',
    convenience: 'Snadné používání',
    accessibility: 'Použitelnost pro co nejvíce lidí',
    customers: 'Udržování kontaktu se zákazníky a zájemci',
    statistics: 'Poznání toho, co a jak se používá, aby to bylo možné zlepšovat',
    content: 'Atraktivní prezentace obsahu a naší nabídky',
    advertising: 'Propagace našich nabídek a zjištění, zda je úspěšná',
    recruiting: 'Získávání vhodných pracovníků',
    proof: 'Možnost doložit, jaké volby byly učiněny',
    operations: 'Efektivní chod naší organizace',
  },
};
