import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Kas tvarkoma, kokiu tikslu ir kas tai gauna?',
    intro: 'Toliau nurodyti asmens duomenų tvarkymo tikslai ir kiekvieno iš jų duomenų gavėjai.',
    data: 'Susiję duomenys',
  },
  where: {
    heading: 'Kur keliauja duomenys?',
    text: 'Tvarkymo šalys: %{countries}.',
    safeguards: 'Už Europos ekonominės erdvės ribų duomenis saugo išsamioje politikoje aprašytos apsaugos priemonės.',
  },
  howLong: {
    heading: 'Kiek laiko jie saugomi?',
    text: 'Tiek, kiek reikia tikslui, arba ilgiau, kai to reikalauja teisės aktai. Išsamioje politikoje nurodytas kiekvieno tikslo laikotarpis arba kriterijus.',
  },
  choices: {
    heading: 'Ką galite nuspręsti?',
    consent: 'Galite bet kada neduoti sutikimo arba jį atšaukti.',
    object:
      'Galite bet kada nesutikti su duomenų tvarkymu tiesioginės rinkodaros tikslais, o su teisėtais interesais grindžiamu tvarkymu – dėl su Jūsų padėtimi susijusių priežasčių.',
    rights:
      'Galite susipažinti su savo duomenimis, reikalauti juos ištaisyti ar ištrinti, apriboti jų naudojimą ir juos perkelti kitur.',
    usOptOut:
      'Išsamioje politikoje nurodytose JAV valstijose galite atsisakyti savo duomenų pardavimo ir tikslinės reklamos.',
    noRetaliation: 'Naudojimasis teisėmis nieko nekainuoja ir neturi jokių neigiamų pasekmių.',
    write: 'Rašykite: %{contact}.',
    complain: 'Galite pateikti skundą duomenų apsaugos institucijai.',
  },
  more: {
    heading: 'Kur galima paskaityti daugiau?',
    text: 'Visa tai plačiau paaiškinta %{policy}. Joje kalbama apie tą patį duomenų tvarkymą ir nurodyta ta pati data.',
    policy: 'išsamioje politikoje',
  },
};
