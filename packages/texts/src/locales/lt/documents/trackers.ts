import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Slapukai ir kitos sekimo priemonės',
  intro:
    'Sekimo priemonės – tai slapukai, įrašai vietinėje naršyklės saugykloje, įrenginių identifikatoriai ir panašios priemonės, kuriomis Jūsų įrenginyje saugoma informacija arba ji iš ten nuskaitoma.',
  necessary: 'Sekimo priemonės, be kurių neveiktų Jūsų prašoma funkcija, naudojamos be sutikimo (%{provisions}).',
  consent:
    'Visos kitos sekimo priemonės grindžiamos Jūsų sutikimu. Galite jo neduoti ir bet kada jį atšaukti; duomenų tvarkymas iki to momento lieka teisėtas.',
  provisions: {
    union: 'Direktyvos 2002/58/EB 5 straipsnio 3 dalis',
    france: 'Prancūzijos duomenų apsaugos įstatymo, 1978 m. sausio 6 d. Įstatymo Nr. 78-17, 82 straipsnis',
    germany: 'Vokietijos įstatymo TDDDG 25 straipsnis',
    italy: 'Italijos asmens duomenų apsaugos kodekso, Įstatyminio dekreto Nr. 196/2003, 122 straipsnis',
    spain: 'Ispanijos įstatymo 34/2002 (LSSI) 22 straipsnio 2 dalis',
    unitedKingdom:
      'Jungtinės Karalystės 2003 m. Privatumo ir elektroninių ryšių nuostatų (Privacy and Electronic Communications Regulations 2003) 6 nuostata',
  },
  unitedKingdom:
    'Jungtinėje Karalystėje esantiems įrenginiams taikoma 2003 m. Privatumo ir elektroninių ryšių nuostatų (Privacy and Electronic Communications Regulations 2003) 6 nuostata.',
  switzerland:
    'Šveicarijoje esantiems įrenginiams taikomas Telekomunikacijų įstatymo 45c straipsnis: galite neleisti tvarkyti duomenų savo įrenginyje. Šioje politikoje nurodyta, kam tas tvarkymas skirtas.',
  withdrawControl:
    'Norėdami pakeisti arba atšaukti savo pasirinkimą, naudokitės kiekviename puslapyje esančiu privatumo valdikliu.',
  withdrawLink: 'Savo pasirinkimą galite pakeisti arba atšaukti čia: %{link}.',
  withdrawLinkText: 'Jūsų pasirinkimai dėl sekimo priemonių',
  withdrawBrowser:
    'Norėdami atšaukti sutikimą, savo naršyklės arba įrenginio nustatymuose ištrinkite išsaugotas sekimo priemones ir užblokuokite naujas. Taip pat galite mums parašyti: %{contact}.',
  withdrawDevice:
    'Savo naršyklės arba įrenginio nustatymuose galite ištrinti išsaugotas sekimo priemones ir užblokuoti naujas.',
  policy:
    'Kokie slapukai ir kitos sekimo priemonės naudojami ir kaip galite jų atsisakyti, paaiškinta kitame dokumente: %{link}.',
  policyText: 'slapukų politika',
  listIntro: 'Lentelėje sekimo priemonės išvardytos pagal pavadinimus. Žvaigždutė žymi kintančius ženklus.',
  caption: 'Sekimo priemonės',
  name: 'Pavadinimas',
  service: 'Paslauga',
  purpose: 'Tikslas',
  duration: 'Saugojimo laikotarpis',
  party: 'Kilmė',
  firstParty: 'Pirmosios šalies',
  thirdParty: 'Trečiosios šalies',
  unnamed: 'Sekimo priemones, kurios čia neišvardytos pagal pavadinimus, gali naudoti šios paslaugos: %{services}.',
};
