import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Vaša prava',
  intro: 'U mjeri u kojoj to predviđa pravo koje se primjenjuje na vas, imate sljedeća prava:',
  access: {
    name: 'Pristup',
    text: 'Možete saznati obrađujemo li podatke o vama i dobiti njihovu kopiju s pojedinostima o obradi (čl. 15. GDPR-a).',
  },
  rectification: {
    name: 'Ispravak',
    text: 'Možete tražiti ispravak netočnih i dopunu nepotpunih podataka (čl. 16. GDPR-a).',
  },
  erasure: {
    name: 'Brisanje',
    text: 'Možete tražiti brisanje svojih podataka, primjerice kad više nisu potrebni ili kad povučete privolu (čl. 17. GDPR-a).',
  },
  restriction: {
    name: 'Ograničavanje obrade',
    text: 'Možete zahtijevati da se podaci samo pohranjuju i inače ne upotrebljavaju, primjerice dok se provjerava njihova točnost (čl. 18. GDPR-a).',
  },
  notification: {
    name: 'Obavješćivanje primatelja',
    text: 'O ispravku, brisanju ili ograničavanju obrade obavješćujemo svakog primatelja vaših podataka, osim ako je to nemoguće ili zahtijeva nerazmjeran napor; na zahtjev vam kažemo tko su ti primatelji (čl. 19. GDPR-a).',
  },
  portability: {
    name: 'Prenosivost podataka',
    text: 'Podatke koje ste nam dali možete dobiti u strukturiranom, uobičajeno upotrebljavanom i strojno čitljivom formatu ili tražiti da se pošalju drugom voditelju obrade, ako se obrada temelji na privoli ili ugovoru i provodi automatiziranim putem (čl. 20. GDPR-a).',
  },
  automated: {
    name: 'Bez isključivo automatiziranih odluka',
    text: 'Imate pravo da se na vas ne odnosi odluka koja se temelji isključivo na automatiziranoj obradi i značajno na vas utječe, osim ako to dopušta zakon; tada možete tražiti da je preispita čovjek (čl. 22. GDPR-a).',
  },
  withdrawal: {
    name: 'Povlačenje privole',
    text: 'Svaku privolu možete povući u svakom trenutku. Ono što je učinjeno prije povlačenja ostaje zakonito (čl. 7. st. 3. GDPR-a).',
  },
  deceased: {
    name: 'Podaci umrlih osoba',
    france:
      'Možete dati upute o tome kako će se vaši podaci nakon vaše smrti čuvati, brisati i priopćavati (čl. 85. francuskog Zakona o zaštiti podataka, Zakon br. 78-17 od 6. siječnja 1978.).',
    italy:
      'Prava iz čl. 15. do 22. GDPR-a u pogledu podataka umrle osobe pripadaju onima koji imaju vlastiti interes, koji djeluju kao njezin opunomoćenik radi njezine zaštite ili koji djeluju iz obiteljskih razloga vrijednih zaštite (čl. 2-terdecies talijanskog Zakonika o zaštiti osobnih podataka, zakonodavna uredba br. 196/2003).',
    spain:
      'Srodnici i nasljednici umrle osobe te oni koji su s njom dijelili život mogu od nas tražiti pristup podacima te osobe i njihov ispravak ili brisanje, osim ako je ta osoba to izričito zabranila ili zakon određuje drukčije (čl. 3. španjolskog Organskog zakona 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Pravo na prigovor',
    reasons:
      'Ako vaše podatke obrađujemo na temelju legitimnih interesa ili u javnom interesu, možete u svakom trenutku uložiti prigovor na temelju svoje posebne situacije. Tada prestajemo s obradom, osim ako dokažemo uvjerljive legitimne razloge ili su nam podaci potrebni za pravne zahtjeve (čl. 21. st. 1. GDPR-a).',
    marketing:
      'Uporabi svojih podataka za izravni marketing možete prigovoriti u svakom trenutku i bez navođenja razloga. Tada ih u tu svrhu više ne upotrebljavamo (čl. 21. st. 2. i 3. GDPR-a).',
  },
  exercise: {
    heading: 'Kako ostvariti svoja prava',
    write:
      'Za ostvarivanje svojih prava obratite nam se: %{contact}. Dovoljna je jedna rečenica; obrazac nije potreban.',
    form: 'Svoja prava možete ostvariti ovdje: %{link}. Možete nam i pisati: %{contact}.',
    formText: 'obrazac za zahtjeve',
    answer:
      'Odgovaramo besplatno i bez nepotrebnog odgađanja, najkasnije u roku od mjesec dana. Ako su zahtjevi složeni ili brojni, taj se rok može produljiti za dodatna dva mjeseca; o tome vas obavješćujemo unutar prvog mjeseca i navodimo razloge (čl. 12. GDPR-a).',
    identity: 'Dodatne informacije za potvrdu vašeg identiteta tražimo samo ako u njega opravdano sumnjamo.',
  },
  complaint: {
    heading: 'Pritužba nadzornom tijelu',
    gdpr: 'Ako smatrate da obrada vaših podataka krši propise, možete podnijeti pritužbu nadzornom tijelu za zaštitu podataka, osobito u državi članici svojeg uobičajenog boravišta, svojeg mjesta rada ili mjesta navodne povrede (čl. 77. GDPR-a).',
    competent: 'Tijelo nadležno za nas jest:',
    competentOneOf:
      'Koje je tijelo nadležno za nas, ovisi o dijelu države u kojem imamo poslovni nastan. Ovo su tijela u toj državi (%{country}); možete se obratiti bilo kojem od njih:',
    find: 'Tijela svih država Europskog gospodarskog prostora navedena su ovdje: %{link}.',
    findText: 'Europski odbor za zaštitu podataka, članovi',
    court: 'Možete se obratiti i sudu (čl. 79. GDPR-a).',
    name: 'Tijelo',
    address: 'Adresa',
    email: 'E-pošta',
    website: 'Internetska stranica',
  },
};
