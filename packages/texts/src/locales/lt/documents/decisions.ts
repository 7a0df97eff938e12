import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatizuoti sprendimai ir profiliavimas',
    none: 'Nepriimame dėl Jūsų sprendimų, kurie grindžiami tik automatizuotu duomenų tvarkymu, įskaitant profiliavimą, ir dėl kurių Jums kyla teisinės pasekmės arba kurie Jums panašiu būdu daro didelį poveikį (BDAR 22 straipsnis).',
    nonePlain:
      'Vien automatizuotomis priemonėmis nepriimame dėl Jūsų sprendimų, dėl kurių Jums kyla teisinės pasekmės arba kurie Jums panašiu būdu daro didelį poveikį.',
    reason: 'Priežastis',
    made: 'Priimame sprendimus, kurie grindžiami tik automatizuotu duomenų tvarkymu, įskaitant profiliavimą, ir dėl kurių Jums kyla teisinės pasekmės arba kurie Jums panašiu būdu daro didelį poveikį (BDAR 22 straipsnis).',
    madePlain:
      'Vien automatizuotomis priemonėmis priimame sprendimus, dėl kurių Jums kyla teisinės pasekmės arba kurie Jums panašiu būdu daro didelį poveikį.',
    logic: 'Loginis sprendimų priėmimo pagrindimas',
    consequences: 'Pasekmės Jums',
    rights: 'Galite reikalauti, kad tokį sprendimą peržiūrėtų žmogus, pareikšti savo nuomonę ir sprendimą užginčyti.',
    profilingIntro:
      'Pagal tai, kaip žmonės naudojasi svetainėmis ir programėlėmis, sudaromi interesų profiliai, skirti reklamai arba turiniui pritaikyti. Juos sudaro šios paslaugos:',
  },
  sources: {
    heading: 'Duomenys, kuriuos gauname iš kitų',
    intro: 'Kai kuriuos asmens duomenis gauname ne iš Jūsų, o iš kitų asmenų (BDAR 14 straipsnis):',
    introPlain: 'Kai kuriuos asmens duomenis gauname ne iš Jūsų, o iš kitų asmenų:',
    caption: 'Duomenys iš kitų šaltinių',
    from: 'Šaltinis',
    data: 'Duomenys',
    purpose: 'Tikslas',
    public: 'Ar šaltinis viešai prieinamas?',
  },
  obligation: {
    heading: 'Ar privalote pateikti duomenis',
    text: 'Galite laisvai rinktis, ar naudotis „%{site}“. Ar tam tikri duomenys reikalingi tam, ko iš mūsų prašote, ir kokios jų nepateikimo pasekmės, nurodyta pirmiau prie kiekvieno atvejo.',
    services:
      'Duomenys, kurių tvarkymas grindžiamas Jūsų sutikimu, visada pateikiami savo noru: jeigu jų neduodate, neveikia tik atitinkama funkcija.',
  },
  children: {
    heading: 'Vaikai',
    notDirected:
      '„%{site}“ nėra skirta vaikams, ir jų duomenų sąmoningai nerenkame. Jeigu manote, kad vaikas mums pateikė asmens duomenų, parašykite mums (%{contact}): juos ištrinsime.',
    minimumAge: {
      one: '„%{site}“ gali naudotis asmenys nuo %{number} metų.',
      few: '„%{site}“ gali naudotis asmenys nuo %{number} metų.',
      other: '„%{site}“ gali naudotis asmenys nuo %{number} metų.',
    },
    directed:
      '„%{site}“ skirta ir vaikams. Kai vaiko duomenų tvarkymas grindžiamas sutikimu, o vaikas nesulaukė teisės aktuose nustatyto amžiaus, sutikimą turi duoti arba patvirtinti vaiko tėvų pareigų turėtojas (BDAR 8 straipsnis).',
    directedPlain: '„%{site}“ skirta ir vaikams.',
    parents:
      'Tėvai ir globėjai gali susipažinti su savo vaiko duomenimis, reikalauti juos ištrinti ir neleisti jų toliau rinkti. Dėl to rašykite: %{contact}.',
    parentsUs:
      'Jungtinėse Amerikos Valstijose pagal Vaikų privatumo apsaugos internete taisyklę (Children’s Online Privacy Protection Rule, 16 CFR Part 312) jaunesnių nei 13 metų vaikų asmens duomenis internetu rinkti leidžiama tik gavus patikrinamą vieno iš tėvų sutikimą, išskyrus joje nurodytas išimtis.',
  },
};
