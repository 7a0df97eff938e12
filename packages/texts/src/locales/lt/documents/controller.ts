import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kas yra duomenų valdytojas',
  intro:
    'Duomenų valdytojas, tai yra asmuo, nustatantis asmens duomenų tvarkymo Jums naudojantis „%{site}“ tikslus ir priemones, yra %{owner}.',
  we: 'Šioje politikoje „mes“ – tai %{owner}.',
  name: 'Pavadinimas arba vardas ir pavardė',
  address: 'Adresas',
  country: 'Šalis',
  email: 'El. paštas',
  phone: 'Telefonas',
  vatNumber: 'PVM mokėtojo kodas',
  site: 'Svetainė',
  app: 'Programėlė',
  jointControllers: 'Bendri duomenų valdytojai',
  jointIntro:
    'Dėl dalies duomenų tvarkymo sprendžiame kartu su čia nurodytais asmenimis. Savo teisėmis galite pasinaudoti kiekvieno iš mūsų atžvilgiu (BDAR 26 straipsnio 3 dalis).',
  jointIntroPlain:
    'Dėl dalies duomenų tvarkymo sprendžiame kartu su čia nurodytais asmenimis. Savo teisėmis galite pasinaudoti kiekvieno iš mūsų atžvilgiu.',
  essence: 'Susitarimo esmė',
  representative: 'Atstovas Europos Sąjungoje (BDAR 27 straipsnis)',
  ukRepresentative: 'Atstovas Jungtinėje Karalystėje (JK BDAR 27 straipsnis)',
  swissRepresentative: 'Atstovas Šveicarijoje (FADP 14 straipsnis)',
  dpo: 'Duomenų apsaugos pareigūnas',
  dpoIntro:
    'Į duomenų apsaugos pareigūną galite kreiptis visais su Jūsų duomenimis ir teisėmis susijusiais klausimais.',
  privacyOfficer: 'Už asmeninės informacijos apsaugą atsakingas asmuo (Kvebekas)',
  officerTitle: 'Pareigos',
};
