import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kto je prevádzkovateľom',
  intro:
    'Prevádzkovateľom, teda tým, kto určuje účely a prostriedky spracúvania osobných údajov v súvislosti s používaním online služby %{site}, je %{owner}.',
  we: 'Slovom „my“ sa v týchto zásadách rozumie %{owner}.',
  name: 'Meno alebo názov',
  address: 'Adresa',
  country: 'Krajina',
  email: 'E-mail',
  phone: 'Telefón',
  vatNumber: 'IČ DPH',
  site: 'Webová stránka',
  app: 'Aplikácia',
  jointControllers: 'Spoloční prevádzkovatelia',
  jointIntro:
    'O časti spracúvania rozhodujeme spoločne s tu uvedenými osobami. Svoje práva môžete uplatniť voči každému z nás (čl. 26 ods. 3 GDPR).',
  jointIntroPlain:
    'O časti spracúvania rozhodujeme spoločne s tu uvedenými osobami. Svoje práva môžete uplatniť voči každému z nás.',
  essence: 'Čo sme si dohodli',
  representative: 'Zástupca v Európskej únii (čl. 27 GDPR)',
  ukRepresentative: 'Zástupca v Spojenom kráľovstve (čl. 27 UK GDPR)',
  swissRepresentative: 'Zástupca vo Švajčiarsku (čl. 14 FADP)',
  dpo: 'Zodpovedná osoba',
  dpoIntro:
    'Na zodpovednú osobu sa môžete obrátiť vo všetkých záležitostiach, ktoré sa týkajú vašich údajov a vašich práv.',
  privacyOfficer: 'Osoba poverená ochranou osobných údajov (Québec)',
  officerTitle: 'Funkcia',
};
