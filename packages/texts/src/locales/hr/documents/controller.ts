import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Tko je odgovoran',
  intro:
    'Voditelj obrade, odnosno onaj koji odlučuje zašto i kako se obrađuju osobni podaci pri uporabi internetske usluge %{site}, jest %{owner}.',
  we: 'U ovom dokumentu „mi” znači: %{owner}.',
  name: 'Naziv ili ime',
  address: 'Adresa',
  country: 'Država',
  email: 'E-pošta',
  phone: 'Telefon',
  vatNumber: 'PDV identifikacijski broj',
  site: 'Internetska stranica',
  app: 'Aplikacija',
  jointControllers: 'Zajednički voditelji obrade',
  jointIntro:
    'O dijelu obrade odlučujemo zajedno s ovdje navedenim osobama. Svoja prava možete ostvarivati u odnosu na svakog od nas (čl. 26. st. 3. GDPR-a).',
  jointIntroPlain:
    'O dijelu obrade odlučujemo zajedno s ovdje navedenim osobama. Svoja prava možete ostvarivati u odnosu na svakog od nas.',
  essence: 'Bit našeg dogovora',
  representative: 'Predstavnik u Europskoj uniji (čl. 27. GDPR-a)',
  ukRepresentative: 'Predstavnik u Ujedinjenom Kraljevstvu (čl. 27. UK GDPR-a)',
  swissRepresentative: 'Predstavnik u Švicarskoj (čl. 14. FADP-a)',
  dpo: 'Službenik za zaštitu podataka',
  dpoIntro:
    'Službeniku za zaštitu podataka možete se obratiti u vezi sa svime što se tiče vaših podataka i vaših prava.',
  privacyOfficer: 'Osoba odgovorna za zaštitu osobnih podataka (Quebec)',
  officerTitle: 'Funkcija',
};
