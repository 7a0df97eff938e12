import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Pietų Afrikoje esantiems asmenims',
  scope:
    'Kai taikomas Pietų Afrikos asmeninės informacijos apsaugos aktas (Protection of Personal Information Act, 2013 m. Aktas Nr. 4, POPIA), esame atsakingoji šalis ir šis skyrius papildo politiką. Nurodomi straipsniai yra to akto straipsniai.',
  officer: 'Su mūsų informacijos pareigūnu (55 straipsnis) galima susisiekti čia: %{contact}.',
  voluntary:
    'Ar informaciją pateikti būtina ir kokios jos nepateikimo pasekmės, šioje politikoje nurodyta prie kiekvienos veiklos (18 straipsnis).',
  rightsIntro: 'Galite:',
  rights: {
    access: 'nemokamai sužinoti, ar laikome informaciją apie Jus, ir prašyti įrašo arba jo aprašymo (23 straipsnis)',
    correction:
      'prašyti ištaisyti arba pašalinti netikslią, nesvarbią, perteklinę, pasenusią, neišsamią, klaidinančią ar neteisėtai gautą informaciją (24 straipsnis)',
    objection:
      'dėl pagrįstų, su Jūsų padėtimi susijusių priežasčių nesutikti su duomenų tvarkymu (11 straipsnio 3 dalis) ir bet kada nesutikti su tiesiogine rinkodara',
    withdrawal: 'bet kada atšaukti sutikimą (11 straipsnio 2 dalis)',
    decisions:
      'reikalauti, kad Jums nebūtų taikomas teisinių pasekmių sukeliantis sprendimas, grindžiamas tik automatizuotu duomenų tvarkymu (71 straipsnis)',
    court: 'pareikšti civilinį ieškinį (99 straipsnis)',
  },
  transfers:
    'Į šioje politikoje nurodytas šalis už Pietų Afrikos ribų informacija patenka tik taip, kaip leidžia 72 straipsnis: kai ją ten tinkamai saugo teisės aktas, privalomos taisyklės ar susitarimas, su Jūsų sutikimu arba kitu tame straipsnyje nurodytu pagrindu.',
  authority: 'Galite pateikti skundą Informacijos reguliuotojui (Information Regulator) (%{link}) (74 straipsnis).',
};
