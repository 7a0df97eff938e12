import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Japonijoje esantiems asmenims',
  scope:
    'Kai taikomas Japonijos asmeninės informacijos apsaugos įstatymas (Act on the Protection of Personal Information, APPI), šis skyrius papildo politiką.',
  operator: 'Jūsų asmeninę informaciją tvarkantis verslo subjektas yra %{owner}; jo adresas nurodytas pirmiau.',
  operatorWith:
    'Jūsų asmeninę informaciją tvarkantis verslo subjektas yra %{owner} (atstovas – %{representative}); jo adresas nurodytas pirmiau.',
  purposes:
    'Naudojimo tikslai yra nurodyti šioje politikoje (APPI 21 straipsnis). Kitais tikslais asmeninės informacijos be Jūsų sutikimo nenaudojame, išskyrus APPI 18 straipsnyje leidžiamus atvejus.',
  thirdParties:
    'Trečiosioms šalims asmens duomenys perduodami su Jūsų sutikimu arba kai tai leidžia APPI 27 straipsnis. Teikėjams, kurie juos tvarko mūsų vardu ir pagal naudojimo tikslus, duomenys yra patikėti (APPI 27 straipsnio 5 dalies i punktas).',
  foreign:
    'Asmens duomenys tvarkomi ir šiose šalyse už Japonijos ribų: %{countries}. Paprašius suteikiame informaciją apie asmeninės informacijos apsaugą kiekvienoje iš jų ir apie priemones, kurių ėmėsi duomenų gavėjas (APPI 28 straipsnis).',
  requests:
    'Galite prašyti nurodyti naudojimo tikslus (APPI 32 straipsnis), atskleisti mūsų laikomus Jūsų asmens duomenis ir jų teikimo trečiosioms šalims įrašus (APPI 33 straipsnis), duomenis ištaisyti, papildyti ar pašalinti (APPI 34 straipsnis), taip pat nutraukti jų naudojimą ar teikimą trečiosioms šalims arba juos ištrinti (APPI 35 straipsnis).',
  exercise:
    'Dėl tokių prašymų, skundų ir norėdami sužinoti, kokių priemonių imamės asmens duomenų saugumui užtikrinti (APPI 23 straipsnis), rašykite: %{contact}.',
  authority:
    'Kompetentinga institucija yra Asmeninės informacijos apsaugos komisija (Personal Information Protection Commission) (%{link}).',
};
