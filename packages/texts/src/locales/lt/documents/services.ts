import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Paslaugos, kuriomis naudojamės',
  intro:
    'Šiame skyriuje apie kiekvieną mūsų naudojamą paslaugą nurodyta, kas ją teikia ir kas vyksta su Jūsų duomenimis.',
  provider: 'Teikėjas',
  role: 'Teikėjo vaidmuo',
  roles: {
    processor: 'Duomenų tvarkytojas: duomenis tvarko mūsų vardu ir pagal mūsų nurodymus (BDAR 28 straipsnis)',
    controller: 'Duomenų valdytojas: tikslus ir priemones nustato pats pagal savo privatumo politiką',
    jointController: 'Kartu su mumis bendras duomenų valdytojas (BDAR 26 straipsnis)',
    processorPlain: 'Duomenų tvarkytojas: duomenis tvarko mūsų vardu ir pagal mūsų nurodymus',
    jointControllerPlain: 'Kartu su mumis bendras duomenų valdytojas',
  },
  purpose: 'Tikslas',
  purposes: 'Tikslai',
  data: 'Duomenys',
  sensitive: 'Neskelbtini duomenys',
  basis: 'Teisinis pagrindas',
  sensitiveBasis: 'Neskelbtinų duomenų tvarkymo sąlyga',
  interest: 'Teisėtas interesas',
  places: 'Tvarkymo šalys',
  kept: 'Saugojimas',
  source: 'Šaltinis',
  more: 'Daugiau informacijos',
  privacyPolicy: 'Privatumo politika: %{name}',
  optOut: 'Atsisakymas (opt-out): %{name}',
};
