import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Za roditelje djece u Sjedinjenim Američkim Državama',
  scope:
    'U skladu s pravilima Children’s Online Privacy Protection Rule (16 CFR Part 312) ovaj odjeljak roditeljima objašnjava kako se u okviru internetske usluge %{site} postupa s osobnim podacima djece mlađe od 13 godina.',
  operator:
    'Operator je %{owner}. Njegova poštanska adresa, adresa e-pošte i, ako postoji, telefonski broj navedeni su na početku ove politike privatnosti. Na sve upite o podacima djece operator odgovara ovdje: %{contact}.',
  others:
    'Putem internetske usluge %{site} podatke prikupljaju ili primaju i sljedeće usluge: %{services}. Tko ih pruža i kako se obratiti njihovim pružateljima, navedeno je u odjeljku o uslugama.',
  collected:
    'Podaci koji se mogu prikupiti od djece: %{data}. Kako se upotrebljavaju i otkrivaju, u ovoj je politici privatnosti navedeno uz svaki slučaj i svaku uslugu.',
  persistent:
    'Trajni identifikatori prikupljeni za unutarnji rad internetske usluge %{site} ne upotrebljavaju se ni za što drugo: ni za stupanje u kontakt s djetetom, ni za oglašavanje na temelju ponašanja, ni za izradu profila.',
  consent:
    'Prije nego što osobne podatke djeteta prikupimo, upotrijebimo ili otkrijemo izvan iznimaka iz § 312.5(c), pribavljamo provjerljivu privolu roditelja. Roditelj može dati privolu za prikupljanje i uporabu, a da ne da privolu za otkrivanje trećim stranama, osim ako je otkrivanje sastavni dio usluge.',
  rights:
    'Roditelj može pregledati podatke djeteta, tražiti njihovo brisanje i odbiti njihovo daljnje prikupljanje ili uporabu. Za to se može obratiti na gore navedenu adresu; provjeravamo da zahtjev doista podnosi roditelj (§ 312.6).',
  condition: 'Od djeteta ne tražimo više podataka nego što je razumno potrebno za sudjelovanje u aktivnosti (§ 312.7).',
  retention:
    'Podaci djece čuvaju se samo onoliko dugo koliko je razumno potrebno za svrhu u koju su prikupljeni, a zatim se brišu (§ 312.10). Razdoblja i kriteriji navedeni su u ovoj politici privatnosti.',
};
