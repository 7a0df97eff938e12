import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Što sami obrađujemo',
  intro:
    'U sljedećim slučajevima osobne podatke prikupljamo izravno, bez obzira na to sudjeluje li u tome neka od usluga navedenih u nastavku.',
  introAlone: 'Osobne podatke prikupljamo u sljedećim slučajevima.',
  requiredLabel: 'Obveza davanja podataka',
  kinds: {
    visit: {
      name: 'Posjet internetskoj stranici',
      nameApp: 'Uporaba aplikacije',
      purpose: 'Isporuka zatraženog sadržaja, održavanje njegove dostupnosti i obrana od napada',
      interest: 'Ispravna i sigurna tehnička rješenja',
      required: 'Da, iz tehničkih razloga: bez IP adrese vašeg uređaja na njega se ništa ne može poslati.',
    },
    contact: {
      name: 'Kad nam se obratite',
      purpose: 'Čitanje vaše poruke i odgovor na nju',
      interest: 'Odgovaranje osobama koje nam pišu',
      required: 'Ne. Bez podataka za kontakt, međutim, ne možemo odgovoriti.',
    },
    account: {
      name: 'Vaš korisnički račun',
      purpose: 'Otvaranje i vođenje vašeg korisničkog računa, prijava',
      interest: 'Omogućivanje vlastitog pristupa registriranim korisnicima',
      required: 'Da, ako želite imati račun: bez podataka označenih kao obvezni nije ga moguće otvoriti.',
    },
    orders: {
      name: 'Narudžbe i kupnje',
      purpose: 'Sklapanje i izvršavanje ugovora s vama: narudžba, plaćanje, dostava, povrat i reklamacije',
      interest: 'Uredna obrada narudžbi',
      required: 'Da, za ugovor: bez podataka označenih kao obvezni narudžbu ne možemo prihvatiti ni isporučiti.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Slanje newslettera osobama koje su ga zatražile',
      interest: 'Obavješćivanje kupaca o našoj vlastitoj sličnoj ponudi',
      required: 'Ne. Bez adrese e-pošte, međutim, ne možemo slati newsletter.',
    },
    comments: {
      name: 'Komentari i prilozi',
      purpose: 'Objava vaših priloga i sprječavanje zlouporabe',
      interest: 'Otvorena razmjena mišljenja s čitateljima bez zlouporabe',
      required: 'Ne. Bez podataka označenih kao obvezni, međutim, prilog nije moguće objaviti.',
    },
    bookings: {
      name: 'Rezervacije i termini',
      purpose: 'Dogovaranje, potvrda i održavanje termina ili rezervacije',
      interest: 'Uredna obrada rezervacija',
      required: 'Da, za rezervaciju: bez podataka označenih kao obvezni ne možemo je izvršiti.',
    },
    jobApplications: {
      name: 'Prijave za posao',
      purpose: 'Razmatranje vaše prijave i odlučivanje o njoj',
      interest: 'Odabir odgovarajućih zaposlenika',
      required: 'Da, ako su podaci potrebni za razmatranje prijave. O tome što ćete dodati odlučujete sami.',
    },
    surveys: {
      name: 'Ankete i povratne informacije',
      purpose: 'Uporaba vaših odgovora za poboljšanje naše ponude',
      interest: 'Poboljšanje naše ponude',
      required: 'Ne. Sudjelovanje je dobrovoljno, a nesudjelovanje nema nepovoljnih posljedica.',
    },
    accounting: {
      name: 'Računi i računovodstvo',
      purpose: 'Izdavanje računa, vođenje poslovnih knjiga i plaćanje poreza u skladu sa zakonom',
      interest: 'Uredno računovodstvo',
      required: 'Da: zakon propisuje što račun mora sadržavati.',
    },
    legalClaims: {
      name: 'Pravni zahtjevi',
      purpose: 'Postavljanje, ostvarivanje ili obrana pravnih zahtjeva',
      interest: 'Ostvarivanje naših prava i obrana od zahtjeva',
      required: 'Samo ako to propisuje zakon.',
    },
    other: {
      interest: 'Postizanje gore navedene svrhe',
      requiredYes: 'Da. Bez tih podataka ono što je ovdje opisano nije moguće.',
      requiredNo: 'Ne. Možete odlučiti da podatke ne navedete.',
    },
  },
};
