import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Kaj obdelujemo sami',
  intro:
    'V teh primerih osebne podatke zbiramo neposredno, ne glede na to, ali je pri tem udeležena katera od spodaj navedenih storitev.',
  introAlone: 'V teh primerih zbiramo osebne podatke.',
  requiredLabel: 'Obveznost zagotovitve podatkov',
  kinds: {
    visit: {
      name: 'Obisk spletnega mesta',
      nameApp: 'Uporaba aplikacije',
      purpose: 'Posredovanje zahtevanih vsebin, zagotavljanje njihove dostopnosti in obramba pred napadi',
      interest: 'Delujoče in varne tehnične rešitve',
      required: 'Da, iz tehničnih razlogov: brez naslova IP vaše naprave ji ni mogoče ničesar poslati.',
    },
    contact: {
      name: 'Stik z nami',
      purpose: 'Branje vašega sporočila in odgovor nanj',
      interest: 'Odgovarjanje ljudem, ki nam pišejo',
      required: 'Ne. Brez kontaktnih podatkov pa vam ne moremo odgovoriti.',
    },
    account: {
      name: 'Vaš uporabniški račun',
      purpose: 'Ustvarjanje in vodenje vašega uporabniškega računa, prijava',
      interest: 'Zagotavljanje lastnega dostopa registriranim uporabnikom',
      required: 'Da, če želite imeti račun: brez podatkov, označenih kot obvezni, ga ni mogoče ustvariti.',
    },
    orders: {
      name: 'Naročila in nakupi',
      purpose: 'Sklenitev in izvajanje pogodbe z vami: naročilo, plačilo, dostava, vračila in reklamacije',
      interest: 'Pravilna obravnava naročil',
      required: 'Da, za pogodbo: brez podatkov, označenih kot obvezni, naročila ne moremo sprejeti ali dostaviti.',
    },
    newsletter: {
      name: 'E-novice',
      purpose: 'Pošiljanje e-novic tistim, ki so jih naročili',
      interest: 'Obveščanje strank o naši lastni podobni ponudbi',
      required: 'Ne. Brez elektronskega naslova pa e-novic ne moremo pošiljati.',
    },
    comments: {
      name: 'Komentarji in prispevki',
      purpose: 'Objava vaših prispevkov in preprečevanje zlorab',
      interest: 'Odprta izmenjava mnenj z bralci brez zlorab',
      required: 'Ne. Brez podatkov, označenih kot obvezni, pa prispevka ni mogoče objaviti.',
    },
    bookings: {
      name: 'Rezervacije in termini',
      purpose: 'Dogovor, potrditev in izvedba termina ali rezervacije',
      interest: 'Pravilna obravnava rezervacij',
      required: 'Da, za rezervacijo: brez podatkov, označenih kot obvezni, je ne moremo opraviti.',
    },
    jobApplications: {
      name: 'Prijave na delovna mesta',
      purpose: 'Preučitev vaše prijave in odločitev o njej',
      interest: 'Izbira primernih sodelavcev',
      required: 'Da, kolikor so podatki potrebni za preučitev prijave. O tem, kaj boste dodali, odločate sami.',
    },
    surveys: {
      name: 'Ankete in povratne informacije',
      purpose: 'Uporaba vaših odgovorov za izboljšanje naše ponudbe',
      interest: 'Izboljšanje naše ponudbe',
      required: 'Ne. Sodelovanje je prostovoljno, nesodelovanje pa nima nobenih neugodnih posledic.',
    },
    accounting: {
      name: 'Računi in računovodstvo',
      purpose: 'Izdajanje računov, vodenje poslovnih knjig in plačevanje davkov v skladu z zakonom',
      interest: 'Urejeno računovodstvo',
      required: 'Da: zakon določa, kaj mora vsebovati račun.',
    },
    legalClaims: {
      name: 'Pravni zahtevki',
      purpose: 'Uveljavljanje, izvajanje ali obramba pravnih zahtevkov',
      interest: 'Uveljavljanje naših pravic in obramba pred zahtevki',
      required: 'Samo če tako določa zakon.',
    },
    other: {
      interest: 'Doseganje zgoraj navedenega namena',
      requiredYes: 'Da. Brez teh podatkov to, kar je opisano tukaj, ni mogoče.',
      requiredNo: 'Ne. Lahko se odločite, da podatkov ne navedete.',
    },
  },
};
