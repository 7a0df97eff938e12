import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Brazilijoje esantiems asmenims',
  scope:
    'Kai taikomas Brazilijos bendrasis duomenų apsaugos įstatymas (Lei Geral de Proteção de Dados Pessoais, Įstatymas Nr. 13.709/2018, LGPD), šis skyrius papildo politiką.',
  bases:
    'Kai šioje politikoje kaip teisinis pagrindas nurodomas sutikimas, sutartis, teisinė prievolė arba teisėti interesai, tai kartu yra ir tokio paties pavadinimo teisinis pagrindas pagal LGPD 7 straipsnį; neskelbtinų duomenų atveju – vienas iš LGPD 11 straipsnyje nurodytų pagrindų.',
  basesPlain:
    'Asmens duomenis tvarkome su Jūsų sutikimu, su Jumis sudarytai sutarčiai, teisinei prievolei vykdyti arba dėl savo teisėtų interesų (LGPD 7 straipsnis); neskelbtinus duomenis – tik remdamiesi vienu iš LGPD 11 straipsnyje nurodytų teisinių pagrindų.',
  rightsIntro: 'Turite šias teises (LGPD 18 ir 20 straipsniai):',
  rights: {
    access: 'gauti patvirtinimą, kad tvarkome Jūsų duomenis, ir su jais susipažinti',
    correction: 'reikalauti ištaisyti neišsamius, netikslius ar pasenusius duomenis',
    blocking:
      'reikalauti nuasmeninti, užblokuoti arba ištrinti nereikalingus ar perteklinius duomenis arba duomenis, tvarkomus pažeidžiant įstatymą',
    portability: 'reikalauti perkelti Jūsų duomenis kitam teikėjui',
    erasure:
      'reikalauti ištrinti su Jūsų sutikimu tvarkomus duomenis, išskyrus atvejus, kai pagal LGPD 16 straipsnį juos leidžiama saugoti',
    sharing: 'gauti informaciją apie viešuosius ir privačiuosius subjektus, su kuriais bendrinome Jūsų duomenis',
    refusal: 'gauti informaciją apie galimybę neduoti sutikimo ir apie atsisakymo pasekmes',
    withdrawal: 'nemokamai ir taip pat lengvai, kaip davėte, atšaukti sutikimą (LGPD 8 straipsnio 5 dalis)',
    objection: 'nesutikti su duomenų tvarkymu be sutikimo, kuriuo pažeidžiamas įstatymas (LGPD 18 straipsnio 2 dalis)',
    review:
      'reikalauti peržiūrėti vien automatizuotomis priemonėmis priimtus sprendimus, darančius poveikį Jūsų interesams (LGPD 20 straipsnis)',
  },
  exercise:
    'Norėdami jomis pasinaudoti ir visais duomenų apsaugos klausimais (LGPD 41 straipsnis) rašykite: %{contact}. Supaprastintai atsakome nedelsdami, išsamiai – per 15 dienų nuo prašymo (LGPD 19 straipsnis).',
  transfers:
    'Į šioje politikoje nurodytas šalis už Brazilijos ribų duomenys patenka tik taip, kaip leidžia LGPD 33 straipsnis: į šalis, kurių apsaugą yra pripažinusi ANPD, pagal Rezoliucijos CD/ANPD Nr. 19/2024 standartines sutarčių sąlygas arba kitu tame straipsnyje nurodytu pagrindu.',
  children: 'Vaikų ir paauglių duomenys tvarkomi geriausiais jų interesais (LGPD 14 straipsnis).',
  authority:
    'Taip pat galite kreiptis į Brazilijos nacionalinę duomenų apsaugos instituciją ANPD (%{link}) ir vartotojų apsaugos institucijas (LGPD 18 straipsnio 1 ir 8 dalys).',
};
