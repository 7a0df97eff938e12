import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Za osobe u Brazilu',
  scope:
    'Ako se primjenjuje brazilski Opći zakon o zaštiti osobnih podataka (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), ovaj odjeljak dopunjuje politiku privatnosti.',
  bases:
    'Ako ova politika privatnosti kao pravnu osnovu navodi privolu, ugovor, pravnu obvezu ili legitimne interese, to je ujedno istoimena pravna osnova iz čl. 7. LGPD-a; za osjetljive podatke to je jedna od osnova iz čl. 11. LGPD-a.',
  basesPlain:
    'Osobne podatke obrađujemo uz vašu privolu, za ugovor s vama, radi poštovanja pravne obveze ili radi svojih legitimnih interesa (čl. 7. LGPD-a), a osjetljive podatke samo na jednoj od pravnih osnova iz čl. 11. LGPD-a.',
  rightsIntro: 'Imate sljedeća prava (čl. 18. i 20. LGPD-a):',
  rights: {
    access: 'potvrda da obrađujemo vaše podatke i pristup njima',
    correction: 'ispravak nepotpunih, netočnih ili zastarjelih podataka',
    blocking:
      'anonimizacija, blokiranje ili brisanje podataka koji su nepotrebni ili prekomjerni ili se obrađuju protivno zakonu',
    portability: 'prijenos vaših podataka drugom pružatelju',
    erasure: 'brisanje podataka obrađenih uz vašu privolu, osim ako čl. 16. LGPD-a dopušta njihovo čuvanje',
    sharing: 'informacije o javnim i privatnim tijelima s kojima smo podijelili vaše podatke',
    refusal: 'informacije o mogućnosti uskraćivanja privole i posljedicama uskraćivanja',
    withdrawal: 'povlačenje vaše privole, besplatno i jednako jednostavno kao što je dana (čl. 8. st. 5. LGPD-a)',
    objection: 'prigovor na obradu bez privole kojom se krši zakon (čl. 18. st. 2. LGPD-a)',
    review:
      'preispitivanje odluka donesenih isključivo automatiziranim sredstvima koje utječu na vaše interese (čl. 20. LGPD-a)',
  },
  exercise:
    'Za njihovo ostvarivanje i za sva pitanja o zaštiti podataka (čl. 41. LGPD-a) obratite nam se: %{contact}. Odgovaramo u pojednostavnjenom obliku bez odgode ili u potpunosti u roku od 15 dana od zahtjeva (čl. 19. LGPD-a).',
  transfers:
    'U države izvan Brazila navedene u ovoj politici privatnosti podaci odlaze samo kako to dopušta čl. 33. LGPD-a: u države čiju je zaštitu priznao ANPD, na temelju standardnih ugovornih klauzula iz rezolucije CD/ANPD br. 19/2024 ili na drugoj osnovi iz tog članka.',
  children: 'Podaci djece i adolescenata obrađuju se u njihovu najboljem interesu (čl. 14. LGPD-a).',
  authority:
    'Možete se obratiti i brazilskom tijelu za zaštitu podataka ANPD (%{link}) i tijelima za zaštitu potrošača (čl. 18. st. 1. i 8. LGPD-a).',
};
