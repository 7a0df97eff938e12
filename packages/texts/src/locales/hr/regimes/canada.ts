import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Za osobe u Kanadi',
    scope:
      'Ako se primjenjuje kanadski Zakon o zaštiti osobnih podataka i elektroničkim dokumentima (Personal Information Protection and Electronic Documents Act, PIPEDA), ovaj odjeljak dopunjuje politiku privatnosti. Navedena su načela iz Priloga 1. (Schedule 1) tom zakonu.',
    consent:
      'Vaše osobne podatke prikupljamo, upotrebljavamo i otkrivamo s vašim znanjem i uz vašu privolu, osim ako zakon dopušta drukčije. Privolu možete povući u svakom trenutku, uz zakonska ili ugovorna ograničenja i razuman rok obavijesti (načelo 4.3.8).',
    accountable:
      'Osobi koja kod nas odgovara za poštovanje tih pravila (načelo 4.1) možete se obratiti ovdje: %{contact}.',
    rights:
      'Na zahtjev vam kažemo koje osobne podatke o vama čuvamo, čemu služe i kome su otkriveni, omogućujemo vam pristup njima i ispravljamo ono što je netočno ili nepotpuno (načelo 4.9). Na pisani zahtjev odgovaramo u roku od 30 dana (section 8(3)).',
    outside:
      'Osobne podatke obrađuju i pružatelji usluga u drugim državama navedenima u ovoj politici privatnosti. Ondje prema pravu te države mogu biti dostupni sudovima i tijelima javne vlasti.',
    complaint:
      'Naše poštovanje tih pravila možete osporiti na istoj adresi (načelo 4.10), a pritužbu možete podnijeti i uredu kanadskog povjerenika za privatnost (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Za osobe u Quebecu',
    scope:
      'Ako se primjenjuje quebečki Zakon o zaštiti osobnih podataka u privatnom sektoru (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), ovaj odjeljak dopunjuje politiku privatnosti. Oznaka „section” odnosi se na članke tog zakona.',
    officer: 'Za zaštitu osobnih podataka odgovorna je gore navedena osoba (section 3.1).',
    head: 'Za zaštitu osobnih podataka kod nas je odgovorna osoba s najvišim ovlastima (section 3.1). Toj se osobi možete obratiti ovdje: %{contact}.',
    collection:
      'Osobne podatke u svrhe navedene u ovoj politici privatnosti prikupljamo od vas, kad nam ih date, te pomoću ovdje navedenih usluga i alata za praćenje (section 8).',
    profiling:
      'Odjeljak o alatima za praćenje navodi tehnologije kojima se osobe mogu identificirati ili locirati ili kojima se mogu izrađivati njihovi profili te načine njihova uključivanja ili isključivanja (section 8.1).',
    rightsIntro: 'Možete:',
    rights: {
      access: 'pristupiti podacima koje čuvamo o vama i dobiti njihovu kopiju (section 27)',
      portability:
        'računalno obrađene podatke koje ste nam dali dobiti u strukturiranom, uobičajenom tehnološkom formatu ili tražiti da se pošalju drugom tijelu (section 27)',
      rectification:
        'tražiti ispravak podataka koji su netočni, nepotpuni ili dvosmisleni ili čije prikupljanje ili čuvanje zakon ne dopušta (section 28)',
      withdrawal: 'povući privolu za uporabu ili priopćavanje podataka (section 8)',
      dissemination:
        'tražiti da se prestane sa širenjem podataka ili da se poveznica vezana uz vaše ime ukloni iz indeksa, ako vam to uzrokuje ozbiljnu štetu (section 28.1)',
      decisions:
        'biti obaviješteni o odluci koja se temelji isključivo na automatiziranoj obradi, saznati razloge i iznijeti primjedbe (section 12.1)',
    },
    onRequest:
      'Na zahtjev vam kažemo koji su podaci prikupljeni od vas, koje kategorije osoba kod nas imaju pristup tim podacima i koliko se dugo čuvaju (section 8). Odgovaramo u roku od 30 dana (section 32).',
    outside:
      'Osobni podaci mogu se priopćiti izvan Quebeca, u države navedene u ovoj politici privatnosti (sections 8 i 17).',
    authority:
      'Možete se obratiti i quebečkom tijelu za zaštitu podataka (Commission d’accès à l’information du Québec, %{link}).',
  },
};
