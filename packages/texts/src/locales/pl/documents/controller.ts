import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Administrator danych',
  intro:
    'Administratorem, czyli podmiotem, który ustala cele i sposoby przetwarzania danych osobowych w związku z korzystaniem z serwisu %{site}, jest %{owner}.',
  we: 'W niniejszym dokumencie „my” to %{owner}.',
  name: 'Nazwa lub imię i nazwisko',
  address: 'Adres',
  country: 'Kraj',
  email: 'E-mail',
  phone: 'Telefon',
  vatNumber: 'Numer identyfikacyjny VAT',
  site: 'Strona internetowa',
  app: 'Aplikacja',
  jointControllers: 'Współadministratorzy',
  jointIntro:
    'W odniesieniu do części przetwarzania podejmujemy decyzje wspólnie z podmiotami wskazanymi poniżej. Mogą Państwo wykonywać swoje prawa wobec każdego z nas (art. 26 ust. 3 RODO).',
  jointIntroPlain:
    'W odniesieniu do części przetwarzania podejmujemy decyzje wspólnie z podmiotami wskazanymi poniżej. Mogą Państwo wykonywać swoje prawa wobec każdego z nas.',
  essence: 'Zasadnicza treść uzgodnień',
  representative: 'Przedstawiciel w Unii Europejskiej (art. 27 RODO)',
  ukRepresentative: 'Przedstawiciel w Zjednoczonym Królestwie (art. 27 UK GDPR)',
  swissRepresentative: 'Przedstawiciel w Szwajcarii (art. 14 FADP)',
  dpo: 'Inspektor ochrony danych',
  dpoIntro:
    'Z inspektorem ochrony danych mogą się Państwo kontaktować we wszystkich sprawach dotyczących Państwa danych i praw.',
  privacyOfficer: 'Osoba odpowiedzialna za ochronę danych osobowych (Quebec)',
  officerTitle: 'Stanowisko',
};
