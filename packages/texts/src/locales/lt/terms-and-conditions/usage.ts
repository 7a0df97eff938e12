import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Ką galite daryti',
    software:
      'Kol galioja sutartis, programine įranga galite naudotis savo reikmėms arba savo organizacijoje. Ši teisė neišimtinė ir neperleidžiama.',
    content:
      'Įsigytu skaitmeniniu turiniu galite naudotis savo reikmėms neribotą laiką, nebent pasiūlyme nurodyta kitaip. Ši teisė neišimtinė ir neperleidžiama.',
    app: 'Programėlę galite įdiegti Jums priklausančiuose arba Jūsų kontroliuojamuose įrenginiuose ir ten ja naudotis.',
    limits:
      'Draudžiama tai, kas suteikta, kopijuoti, perduoti, nuomoti, ardyti ar apeiti apsaugą, išskyrus atvejus, kai teisės aktai tai leidžia nepaisant sutarties.',
  },
  conduct: {
    heading: 'Kas draudžiama',
    intro: 'Naudojantis „%{site}“ draudžiama:',
    rules: {
      law: 'pažeisti teisės aktus ar kitų asmenų teises',
      malware: 'platinti kenkėjiškas programas ar apeiti saugumo priemones',
      load: 'trikdyti veikimą, pavyzdžiui, perkraunančiomis automatinėmis užklausomis',
      access: 'be leidimo naudotis kitų paskyromis ar duomenimis',
      resale: 'parduoti prieigą kitiems, nebent su tuo sutikome',
    },
    measures:
      'Jeigu pažeidžiate šias taisykles, galime apriboti arba užblokuoti Jūsų prieigą, kiek tai proporcinga. Jeigu reikalas neskubus, pirmiausia įspėjame.',
  },
  content: {
    heading: 'Mūsų turinys',
    text: '„%{site}“ tekstai, paveikslėliai, programos ir prekių ženklai priklauso mums arba tiems, kurie mums suteikė licenciją. Galite juos peržiūrėti ir naudoti asmeniniais tikslais; viskam kitam reikia mūsų leidimo arba tai leidžiančio įstatymo.',
    textBusinesses:
      '„%{site}“ tekstai, paveikslėliai, programos ir prekių ženklai priklauso mums arba tiems, kurie mums suteikė licenciją. Galite juos peržiūrėti ir naudoti savo tikslais; viskam kitam reikia mūsų leidimo arba tai leidžiančio įstatymo.',
  },
  entrusted: {
    heading: 'Asmens duomenys, kuriuos mums patikite',
    text: 'Kai klientai, vykdydami savo veiklą, programine įranga tvarko asmens duomenis, jie yra duomenų valdytojai, o mes – jų duomenų tvarkytojas. Šiuos duomenis tvarkome tik pagal BDAR 28 straipsnį atitinkančią sutartį, kurią siūlome kiekvienam tokiam klientui.',
  },
  switching: {
    heading: 'Perėjimas pas kitą paslaugų teikėją',
    right:
      'Klientai gali bet kada pereiti pas kitą paslaugų teikėją, persikelti į savo sistemas arba pareikalauti ištrinti savo duomenis, įspėję ne anksčiau kaip prieš du mėnesius (Reglamento (ES) 2023/2854, Duomenų akto, 25 straipsnis).',
    transition:
      'Pasibaigus įspėjimo laikotarpiui, perėjimą atliekame nepagrįstai nedelsdami ir per 30 dienų. Jeigu tai techniškai neįmanoma, per 14 darbo dienų nuo prašymo nurodome priežastį ir nustatome kitą, ne ilgesnį kaip septynių mėnesių, laikotarpį. Klientas gali vieną kartą laikotarpį pratęsti. Iki jo pabaigos teikiame pagrįstą pagalbą, palaikome paslaugą tokią pat saugią kaip iki tol ir nurodome žinomą riziką jos tęstinumui.',
    data: 'Visus duomenis, kuriuos klientas įvedė arba sukūrė naudodamasis paslauga, galima eksportuoti susistemintu, įprastai naudojamu ir kompiuterio skaitomu formatu. Išimtis – duomenys apie vidinį paslaugos veikimą, kurie yra mūsų komercinės paslaptys, jeigu tai netrukdo pereiti. Duomenis galima atsisiųsti dar ne mažiau kaip 30 dienų po perėjimo; tada juos ištriname.',
    end: 'Sutartis baigiasi, kai perėjimas užbaigtas, arba, jeigu klientas nori tik ištrinti duomenis, pasibaigus įspėjimo laikotarpiui.',
    charges:
      'Iki 2027 m. sausio 11 d. už perėjimą imame ne daugiau kaip tiesiogiai dėl jo atsirandančias išlaidas; vėliau neimame nieko.',
    free: 'Už perėjimą nieko neimame.',
  },
  information: {
    heading: 'Svetainės informacija',
    text: '„%{site}“ informaciją rengiame rūpestingai. Ji bendro pobūdžio, nėra patarimas Jūsų atveju ir gali būti pasenusi.',
    links: 'Už kitų svetainių, į kurias pateikiame nuorodas, turinį atsako jų savininkai.',
  },
  availability: {
    heading: 'Prieinamumas',
    text: 'Deramai rūpinamės, kad „%{site}“ būtų prieinama. Veikimas gali nutrūkti dėl priežiūros darbų, saugumo ar nuo mūsų nepriklausančių priežasčių; kai galime, apie ilgesnes pertraukas pranešame iš anksto.',
  },
  stores: {
    heading: 'Programėlių parduotuvės',
    parties:
      'Pagal šias sąlygas susitariate tik su mumis. Už programėlę, jos turinį, priežiūrą ir pagalbą atsakome mes, o ne programėlių parduotuvės valdytojas (%{stores}).',
    purchases:
      'Pirkimams programėlių parduotuvėje taip pat taikomos tos parduotuvės mokėjimų ir pinigų grąžinimo taisyklės. Įstatymo nustatytos Jūsų teisės mūsų atžvilgiu išlieka.',
    apple:
      'Bendrovė „Apple“ ir jos patronuojamosios įmonės yra tretieji asmenys, kurių naudai nustatytos šios sąlygos, ir gali reikalauti, kad Jūs jų laikytumėtės. Patvirtinate, kad nesate šalyje, kuriai taikomas Jungtinių Amerikos Valstijų embargas, ir nesate įtraukti į jokį jų draudžiamų asmenų sąrašą.',
  },
};
