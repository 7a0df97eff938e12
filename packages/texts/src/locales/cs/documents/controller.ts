import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kdo je správcem',
  intro:
    'Správcem, tedy tím, kdo určuje účely a prostředky zpracování osobních údajů v souvislosti s používáním online služby %{site}, je %{owner}.',
  we: 'Slovem „my“ se v těchto zásadách rozumí %{owner}.',
  name: 'Jméno nebo název',
  address: 'Adresa',
  country: 'Země',
  email: 'E-mail',
  phone: 'Telefon',
  vatNumber: 'DIČ (pro účely DPH)',
  site: 'Web',
  app: 'Aplikace',
  jointControllers: 'Společní správci',
  jointIntro:
    'O části zpracování rozhodujeme společně se zde uvedenými osobami. Svá práva můžete uplatnit vůči každému z nás (čl. 26 odst. 3 GDPR).',
  jointIntroPlain:
    'O části zpracování rozhodujeme společně se zde uvedenými osobami. Svá práva můžete uplatnit vůči každému z nás.',
  essence: 'Co jsme si ujednali',
  representative: 'Zástupce v Evropské unii (čl. 27 GDPR)',
  ukRepresentative: 'Zástupce ve Spojeném království (čl. 27 UK GDPR)',
  swissRepresentative: 'Zástupce ve Švýcarsku (čl. 14 FADP)',
  dpo: 'Pověřenec pro ochranu osobních údajů',
  dpoIntro:
    'Na pověřence pro ochranu osobních údajů se můžete obrátit ve všech záležitostech, které se týkají vašich údajů a vašich práv.',
  privacyOfficer: 'Osoba odpovědná za ochranu osobních údajů (Québec)',
  officerTitle: 'Funkce',
};
