import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Slapukų politika',
  about: {
    heading: 'Apie ką ši slapukų politika',
    site: 'Šioje slapukų politikoje paaiškinama, kokius slapukus ir kitas sekimo priemones naudoja svetainė „%{site}“, kam kiekviena iš jų skirta, kas gali ją nuskaityti, kiek laiko ji lieka Jūsų įrenginyje ir kaip galite jos atsisakyti.',
    app: 'Šioje slapukų politikoje paaiškinama, kokias sekimo priemones naudoja programėlė „%{site}“, kam kiekviena iš jų skirta, kas gali ją nuskaityti, kiek laiko ji lieka Jūsų įrenginyje ir kaip galite jos atsisakyti.',
    more: 'Kas dar daroma su asmens duomenimis, kam jie perduodami, kur jie patenka ir kokias teises turite, paaiškinta kitame dokumente: %{link}.',
    moreText: 'privatumo politika',
  },
  what: {
    heading: 'Kas yra sekimo priemonės',
    kinds: {
      cookie: 'Slapukai',
      cookieText:
        'Nedideli tekstiniai failai, kuriuos svetainė išsaugo Jūsų naršyklėje ir kuriuos naršyklė siunčia atgal su vėlesnėmis užklausomis. Seanso slapukai ištrinami uždarius naršyklę, kiti – pasibaigus jų saugojimo laikotarpiui arba kai juos ištrinate.',
      local: 'Vietinė saugykla',
      localText: 'Įrašai, kuriuos svetainė laiko Jūsų naršyklės saugykloje ir vėl nuskaito vėliau apsilankius.',
      app: 'Įrenginių identifikatoriai',
      appText: 'Numeriai, pagal kuriuos programėlė arba joje įdiegtos paslaugos atpažįsta Jūsų įrenginį.',
    },
    parties:
      'Sekimo priemonės vadinamos pirmosios šalies, kai jos nustatytos lankomos svetainės adresui, ir trečiosios šalies, kai jos nustatytos kieno nors kito adresui.',
  },
  categories: {
    necessary: 'Būtinosios sekimo priemonės',
    functionality: 'Funkcijoms skirtos sekimo priemonės',
    experience: 'Geresnei naudojimo patirčiai skirtos sekimo priemonės',
    measurement: 'Matavimui skirtos sekimo priemonės',
    marketing: 'Rinkodarai skirtos sekimo priemonės',
  },
  onlyWithConsent: 'Šios sekimo priemonės naudojamos tik su Jūsų sutikimu.',
  withoutConsent: 'Šios sekimo priemonės naudojamos be sutikimo, nes be jų neveikia funkcija, kurios prašote.',
  used: 'Šias sekimo priemones naudoja „%{site}“.',
  provider: 'Teikėjas',
  purpose: 'Tikslas',
  duration: 'Saugojimo laikotarpis',
  longest: 'Visų šios paslaugos sekimo priemonių saugojimo laikotarpis – ne daugiau kaip %{period}.',
  allSession: 'Visos šios paslaugos sekimo priemonės ištrinamos uždarius naršyklę arba programėlę.',
  allIndefinite: 'Šios paslaugos sekimo priemonės lieka, kol jas ištrinate.',
  unstated:
    'Kiek laiko lieka šios paslaugos sekimo priemonės, sprendžia teikėjas; daugiau nurodyta jo paties politikoje.',
  namesUnknown: 'Atskirų šios paslaugos sekimo priemonių pavadinimai mums nežinomi.',
  caption: 'Paslaugos „%{service}“ sekimo priemonės',
  name: 'Pavadinimas',
  storage: 'Rūšis',
  storages: { cookie: 'Slapukas', local: 'Vietinė saugykla', app: 'Įrenginio identifikatorius' },
  party: 'Kilmė',
  choices: {
    heading: 'Kaip priimate sprendimą',
    devices:
      'Savo naršyklės nustatymuose galite pamatyti, kokius slapukus ir išsaugotus duomenis ji laiko, juos ištrinti ir užblokuoti naujus. Kaip tai padaryti, nurodyta čia:',
    phones:
      'Telefono ar planšetės sistemos nustatymuose galite iš naujo nustatyti arba išjungti reklamos identifikatorių ir nuspręsti, kurios programėlės gali Jus sekti.',
    consequence: 'Jeigu užblokuosite būtinąsias sekimo priemones, kai kurios „%{site}“ dalys gali nebeveikti.',
    optOuts: 'Kai kurie teikėjai siūlo savo atsisakymo (opt-out) galimybę:',
    optOut: 'Atsisakymas (opt-out): %{name}',
  },
  rights: {
    heading: 'Jūsų teisės',
    text: 'Kai sekimo priemonėmis tvarkomi asmens duomenys, turite duomenų apsaugos teisės aktuose nustatytas teises. Norėdami jomis pasinaudoti, rašykite: %{contact}.',
    complain: 'Taip pat galite pateikti skundą duomenų apsaugos institucijai.',
  },
  none: {
    heading: 'Sekimo priemonių nėra',
    text: '„%{site}“ nesinaudoja jokia paslauga, kuri Jūsų įrenginyje nustatytų sekimo priemones.',
  },
  changes: {
    heading: 'Šios slapukų politikos pakeitimai',
    text: 'Pasikeitus sekimo priemonėms, keičiama ir ši slapukų politika. Kiekvienoje versijoje nurodyta jos data, o ankstesnes versijas galima atverti puslapyje, kuriame ji paskelbta.',
  },
};
