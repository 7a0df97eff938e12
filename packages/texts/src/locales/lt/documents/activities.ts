import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Duomenys, kuriuos tvarkome patys',
  intro:
    'Toliau nurodytais atvejais asmens duomenis renkame tiesiogiai, nesvarbu, ar tuo metu naudojama kuri nors iš toliau aprašytų paslaugų.',
  introAlone: 'Asmens duomenis renkame toliau nurodytais atvejais.',
  requiredLabel: 'Pareiga pateikti duomenis',
  kinds: {
    visit: {
      name: 'Lankymasis svetainėje',
      nameApp: 'Naudojimasis programėle',
      purpose: 'Pateikti tai, ko prašote, užtikrinti prieinamumą ir apsaugą nuo atakų',
      interest: 'Veikiančios ir saugios techninės priemonės',
      required: 'Taip, dėl techninių priežasčių: nežinant Jūsų įrenginio IP adreso, į jį nieko negalima nusiųsti.',
    },
    contact: {
      name: 'Kai į mus kreipiatės',
      purpose: 'Perskaityti Jūsų žinutę ir į ją atsakyti',
      interest: 'Atsakyti žmonėms, kurie mums rašo',
      required: 'Ne. Tačiau neturėdami Jūsų kontaktinių duomenų atsakyti negalime.',
    },
    account: {
      name: 'Jūsų paskyra',
      purpose: 'Sukurti ir tvarkyti Jūsų paskyrą, užtikrinti prisijungimą',
      interest: 'Suteikti registruotiems naudotojams asmeninę prieigą',
      required: 'Taip, jeigu norite turėti paskyrą: be privalomais pažymėtų duomenų jos sukurti negalima.',
    },
    orders: {
      name: 'Užsakymai ir pirkimai',
      purpose:
        'Sudaryti ir vykdyti su Jumis sudarytą sutartį: užsakymas, mokėjimas, pristatymas, grąžinimas ir atsakomybė už prekių kokybę',
      interest: 'Tinkamai tvarkyti užsakymus',
      required:
        'Taip, sutarčiai sudaryti ir vykdyti: be privalomais pažymėtų duomenų negalime priimti užsakymo ar jo pristatyti.',
    },
    newsletter: {
      name: 'Naujienlaiškis',
      purpose: 'Siųsti naujienlaiškį tiems, kurie jį užsisakė',
      interest: 'Informuoti klientus apie mūsų pačių panašius pasiūlymus',
      required: 'Ne. Tačiau be el. pašto adreso naujienlaiškio siųsti negalime.',
    },
    comments: {
      name: 'Komentarai ir įrašai',
      purpose: 'Skelbti tai, ką Jūs parašote ar pateikiate, ir užkirsti kelią piktnaudžiavimui',
      interest: 'Atvirai ir be piktnaudžiavimo bendrauti su skaitytojais',
      required: 'Ne. Tačiau be privalomais pažymėtų duomenų įrašo paskelbti negalima.',
    },
    bookings: {
      name: 'Rezervacijos ir susitikimai',
      purpose: 'Suderinti, patvirtinti ir įvykdyti susitikimą ar rezervaciją',
      interest: 'Tinkamai tvarkyti rezervacijas',
      required: 'Taip, rezervacijai: be privalomais pažymėtų duomenų jos atlikti negalime.',
    },
    jobApplications: {
      name: 'Kandidatavimas į darbo vietą',
      purpose: 'Išnagrinėti Jūsų kandidatūrą ir priimti dėl jos sprendimą',
      interest: 'Atrinkti tinkamus darbuotojus',
      required:
        'Taip, kiek duomenys reikalingi kandidatūrai išnagrinėti. Ką dar prie jos pridėti, sprendžiate Jūs patys.',
    },
    surveys: {
      name: 'Apklausos ir atsiliepimai',
      purpose: 'Iš Jūsų atsakymų sužinoti, kaip patobulinti tai, ką siūlome',
      interest: 'Tobulinti tai, ką siūlome',
      required: 'Ne. Dalyvauti savanoriška, o nedalyvavimas neturi jokių neigiamų pasekmių.',
    },
    accounting: {
      name: 'Sąskaitos faktūros ir buhalterinė apskaita',
      purpose: 'Išrašyti sąskaitas faktūras, tvarkyti apskaitą ir mokėti mokesčius, kaip reikalauja teisės aktai',
      interest: 'Tvarkinga apskaita',
      required: 'Taip: teisės aktai nustato, kas turi būti nurodyta sąskaitoje faktūroje.',
    },
    legalClaims: {
      name: 'Teisiniai reikalavimai',
      purpose: 'Pareikšti, vykdyti ar apginti teisinius reikalavimus',
      interest: 'Įgyvendinti mūsų teises ir gintis nuo reikalavimų',
      required: 'Tik kai to reikalauja teisės aktai.',
    },
    other: {
      interest: 'Pasiekti pirmiau nurodytą tikslą',
      requiredYes: 'Taip. Be šių duomenų tai, kas čia aprašyta, neįmanoma.',
      requiredNo: 'Ne. Galite nuspręsti jų nepateikti.',
    },
  },
};
