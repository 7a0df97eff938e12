import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Dostava',
    countries: 'Dostavljamo u sljedeće države: %{countries}.',
    anywhere: 'U koje države dostavljamo, prikazano je pri narudžbi.',
    within: 'Najdulje vrijeme dostave nakon sklapanja ugovora: %{period}.',
    shown: 'Vrijeme dostave prikazano je pri narudžbi; nikad nije dulje od 30 dana nakon sklapanja ugovora.',
    risk: 'Na potrošače rizik gubitka i oštećenja prelazi kad robu fizički preuzmu oni ili osoba koju navedu, a koja nije prijevoznik. Na poslovne subjekte prelazi kad robu predamo prijevozniku.',
    riskConsumers:
      'Rizik gubitka i oštećenja prelazi na vas kad robu fizički preuzmete vi ili osoba koju navedete, a koja nije prijevoznik.',
    riskBusinesses: 'Rizik gubitka i oštećenja prelazi na vas kad robu predamo prijevozniku.',
  },
  digital: {
    heading: 'Pristup i ažuriranja',
    access: 'Pristup naručenome omogućujemo vam bez nepotrebnog odgađanja nakon sklapanja ugovora.',
    updates:
      'Osiguravamo ažuriranja, uključujući sigurnosna, koja su potrebna da naručeno ostane usklađeno s ugovorom i o njima vas obavješćujemo: kod pretplate dok ona traje, kod jednokratne kupnje onoliko dugo koliko to razumno možete očekivati.',
    requirements: 'S kojim uređajima i programima naručeno radi, navedeno je uz ponudu.',
    changes:
      'Tekuće digitalne usluge smijemo uz to mijenjati samo iz valjanog razloga, kao što je novo tehničko okruženje, veći broj korisnika ili drugi važan operativni razlog, bez troška za vas i nakon što vas o tome jasno obavijestimo. Ako izmjena negativno utječe na vašu uporabu, a taj utjecaj nije samo neznatan, obavješćujemo vas unaprijed i ugovor možete besplatno raskinuti u roku od 30 dana.',
  },
  conformity: {
    heading: 'Ako nešto nije u redu',
    goods:
      'Primjenjuje se zakonska odgovornost za usklađenost (odgovornost za materijalne nedostatke): ako je roba neusklađena, možete zahtijevati besplatan popravak ili zamjenu i, pod zakonskim uvjetima, sniženje cijene ili povrat novca.',
    goodsPeriod:
      'Za potrošače u Europskom gospodarskom prostoru ona obuhvaća svaku neusklađenost koja se pokaže unutar najmanje dvije godine nakon isporuke.',
    digital:
      'Zakonska odgovornost za usklađenost primjenjuje se na digitalni sadržaj i digitalne usluge: ako nisu usklađeni s ugovorom, možete zahtijevati da ih uskladimo i, pod zakonskim uvjetima, sniženje cijene ili raskid ugovora.',
    personalData:
      'Kad nam potrošači u Europskom gospodarskom prostoru umjesto plaćanja cijene daju osobne podatke, zakonska odgovornost za usklađenost primjenjuje se i na naše digitalne usluge, osim ako te podatke obrađujemo samo radi pružanja usluge ili ispunjavanja zakonskih zahtjeva: ako usluga nije usklađena s ugovorom, mogu zahtijevati da je uskladimo ili raskinuti ugovor.',
    unitedKingdom: 'Potrošači u Ujedinjenom Kraljevstvu imaju prava prema zakonu Consumer Rights Act 2015.',
    businessRights: 'Ako ono što isporučimo ili pružimo ima nedostatak, imate prava koja vam daje zakon.',
    businesses:
      'Poslovni subjekti moraju robu pri preuzimanju bez odgađanja pregledati i obavijestiti nas o vidljivim nedostacima; o skrivenima čim ih otkriju. Zahtjeve zbog nedostataka mogu ostvarivati u roku od jedne godine nakon isporuke, osim u slučajevima u kojima odgovaramo neograničeno.',
    guarantee: 'Uz to dajemo sljedeće jamstvo, koje ne utječe na vaša zakonska prava:',
    contact: 'Ako nešto nije u redu, pišite nam: %{contact}.',
    france: {
      goods:
        'Za prodaju robe potrošačima francusko pravo propisuje ovu obavijest (prilog čl. D. 211-2 francuskog potrošačkog zakonika):',
      once: 'Za digitalni sadržaj i digitalne usluge koji se potrošačima isporučuju jednokratno ili u pojedinačnim isporukama francusko pravo propisuje ovu obavijest (prilog čl. D. 211-3 francuskog potrošačkog zakonika):',
      continuous:
        'Za digitalni sadržaj i digitalne usluge koji se potrošačima isporučuju neprekidno francusko pravo propisuje ovu obavijest (prilog čl. D. 211-4 francuskog potrošačkog zakonika):',
    },
  },
};
