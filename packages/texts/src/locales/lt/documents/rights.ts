import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Jūsų teisės',
  intro: 'Kiek tai numato Jums taikomi teisės aktai, turite šias teises:',
  access: {
    name: 'Teisė susipažinti su duomenimis',
    text: 'Galite sužinoti, ar tvarkome Jūsų duomenis, ir gauti jų kopiją kartu su išsamia informacija apie jų tvarkymą (BDAR 15 straipsnis).',
  },
  rectification: {
    name: 'Duomenų ištaisymas',
    text: 'Galite reikalauti ištaisyti netikslius ir papildyti neišsamius duomenis (BDAR 16 straipsnis).',
  },
  erasure: {
    name: 'Duomenų ištrynimas',
    text: 'Galite reikalauti ištrinti savo duomenis, pavyzdžiui, kai jų nebereikia arba kai atšaukiate sutikimą (BDAR 17 straipsnis).',
  },
  restriction: {
    name: 'Duomenų tvarkymo apribojimas',
    text: 'Galite reikalauti, kad duomenys būtų tik saugomi ir kitaip nenaudojami, pavyzdžiui, kol tikrinamas jų tikslumas (BDAR 18 straipsnis).',
  },
  notification: {
    name: 'Pranešimas duomenų gavėjams',
    text: 'Kiekvienam Jūsų duomenų gavėjui pranešame apie duomenų ištaisymą, ištrynimą ar tvarkymo apribojimą, nebent tai neįmanoma arba pareikalautų neproporcingų pastangų; paprašius nurodome, kas tie duomenų gavėjai (BDAR 19 straipsnis).',
  },
  portability: {
    name: 'Duomenų perkeliamumas',
    text: 'Duomenis, kuriuos mums pateikėte, galite gauti susistemintu, įprastai naudojamu ir kompiuterio skaitomu formatu arba reikalauti, kad jie būtų persiųsti kitam duomenų valdytojui, kai tvarkymas grindžiamas sutikimu arba sutartimi ir yra automatizuotas (BDAR 20 straipsnis).',
  },
  automated: {
    name: 'Teisė, kad nebūtų taikomi tik automatizuoti sprendimai',
    text: 'Turite teisę, kad Jums nebūtų taikomas tik automatizuotu duomenų tvarkymu grindžiamas sprendimas, kuris daro Jums didelį poveikį, išskyrus atvejus, kai tai leidžia teisės aktai; tada galite reikalauti, kad jį peržiūrėtų žmogus (BDAR 22 straipsnis).',
  },
  withdrawal: {
    name: 'Sutikimo atšaukimas',
    text: 'Bet kurį sutikimą galite bet kada atšaukti. Tai, kas padaryta iki atšaukimo, lieka teisėta (BDAR 7 straipsnio 3 dalis).',
  },
  deceased: {
    name: 'Mirusių asmenų duomenys',
    france:
      'Galite duoti nurodymus, kaip Jūsų duomenys turi būti saugomi, ištrinami ir perduodami po Jūsų mirties (Prancūzijos duomenų apsaugos įstatymo, 1978 m. sausio 6 d. Įstatymo Nr. 78-17, 85 straipsnis).',
    italy:
      'BDAR 15–22 straipsniuose nustatytomis teisėmis dėl mirusio asmens duomenų gali naudotis tie, kurie turi savo interesą, veikia kaip to asmens įgaliotiniai, siekdami jį apsaugoti, arba veikia dėl saugotinų šeiminių priežasčių (Italijos asmens duomenų apsaugos kodekso, Įstatyminio dekreto Nr. 196/2003, 2-terdecies straipsnis).',
    spain:
      'Mirusio asmens giminaičiai ir įpėdiniai, taip pat tie, kurie su tuo asmeniu gyveno kartu, gali prašyti mūsų leisti susipažinti su to asmens duomenimis, juos ištaisyti arba ištrinti, nebent tas asmuo tai aiškiai uždraudė arba įstatymas nustato kitaip (Ispanijos pagrindinio įstatymo 3/2018, LOPDGDD, 3 straipsnis).',
  },
  objection: {
    heading: 'Teisė nesutikti',
    reasons:
      'Kai Jūsų duomenis tvarkome remdamiesi teisėtais interesais arba viešojo intereso labui, galite bet kada pareikšti, kad nesutinkate, dėl su Jūsų konkrečiu atveju susijusių priežasčių. Tada duomenų nebetvarkome, nebent įrodome, kad tvarkyti duomenis yra įtikinamų teisėtų priežasčių, arba duomenų reikia teisiniams reikalavimams (BDAR 21 straipsnio 1 dalis).',
    marketing:
      'Bet kada ir nenurodydami priežasčių galite nesutikti, kad Jūsų duomenys būtų naudojami tiesioginės rinkodaros tikslais. Tada šiuo tikslu jų nebenaudojame (BDAR 21 straipsnio 2 ir 3 dalys).',
  },
  exercise: {
    heading: 'Kaip pasinaudoti savo teisėmis',
    write:
      'Norėdami pasinaudoti savo teisėmis, parašykite mums: %{contact}. Pakanka vieno sakinio; formos pildyti nereikia.',
    form: 'Norėdami pasinaudoti savo teisėmis, užpildykite šią formą: %{link}. Taip pat galite mums parašyti: %{contact}.',
    formText: 'prašymo forma',
    answer:
      'Atsakome nemokamai ir nepagrįstai nedelsdami, ne vėliau kaip per vieną mėnesį. Kai prašymai sudėtingi arba jų daug, šis terminas gali būti pratęstas dar dviem mėnesiams; apie tai Jums pranešame per pirmąjį mėnesį ir nurodome priežastis (BDAR 12 straipsnis).',
    identity:
      'Papildomos informacijos Jūsų tapatybei patvirtinti prašome tik tada, kai turime pagrįstų abejonių, kas esate.',
  },
  complaint: {
    heading: 'Skundas priežiūros institucijai',
    gdpr: 'Jeigu manote, kad Jūsų duomenų tvarkymas pažeidžia teisės aktus, galite pateikti skundą duomenų apsaugos priežiūros institucijai, visų pirma valstybėje narėje, kurioje yra Jūsų nuolatinė gyvenamoji vieta, darbo vieta arba įtariamo pažeidimo vieta (BDAR 77 straipsnis).',
    competent: 'Mums kompetentinga institucija yra:',
    competentOneOf:
      'Kuri institucija mums kompetentinga, priklauso nuo to, kurioje šalies dalyje esame įsisteigę. Šios šalies (%{country}) institucijos nurodytos toliau; galite kreiptis į bet kurią iš jų:',
    find: 'Visų Europos ekonominės erdvės šalių institucijos išvardytos čia: %{link}.',
    findText: 'Europos duomenų apsaugos valdyba, nariai',
    court: 'Taip pat galite kreiptis į teismą (BDAR 79 straipsnis).',
    name: 'Institucija',
    address: 'Adresas',
    email: 'El. paštas',
    website: 'Interneto svetainė',
  },
};
