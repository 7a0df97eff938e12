import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Kiek laiko saugomi duomenys',
  intro:
    'Asmens duomenis saugome tiek, kiek reikia jų tikslui pasiekti. Paskui juos ištriname, nebent teisės aktai reikalauja juos saugoti ilgiau arba jų reikia teisiniams reikalavimams pareikšti, vykdyti ar apginti; tada jie nenaudojami jokiam kitam tikslui.',
  tableIntro: 'Šioje politikoje nurodytų tikslų atveju tai reiškia:',
  caption: 'Saugojimas pagal tikslus',
  purpose: 'Tikslas',
  period: 'Laikotarpis arba kriterijus',
  criteria: {
    delivery:
      'Tiek, kiek reikia prašomam turiniui pateikti; prieigos žurnalai – tiek, kiek reikia gedimams nustatyti ir atakoms atremti',
    security: 'Tiek, kiek reikia atakoms, brukalui ir piktnaudžiavimui atpažinti ir atsekti',
    fraud: 'Tiek, kiek reikia sandoriui patikrinti ir dėl jo kylantiems reikalavimams',
    account: 'Kol ištrinsite paskyrą arba paprašysite mūsų tai padaryti',
    payments: 'Kol bus užbaigtas mokėjimas; jo įrašai – tiek, kiek reikalauja komercinė ir mokesčių teisė',
    contract:
      'Kol sutartis bus įvykdyta ir sueis iš jos kylančių reikalavimų senaties terminas; sąskaitos faktūros ir apskaitos dokumentai – tiek, kiek reikalauja komercinė ir mokesčių teisė',
    choices: 'Kol galioja Jūsų pasirinkimas, o paskui – tiek, kiek turime galėti jį įrodyti',
    errors: 'Kol gedimas bus nustatytas ir pašalintas',
    enquiry:
      'Kol Jūsų užklausa bus išspręsta ir nebebus tikėtina, kad ji bus tęsiama; ilgiau – kai teisės aktai reikalauja saugoti verslo korespondenciją',
    use: 'Kol naudojatės funkcija, taip pat jos sekimo priemonių saugojimo laikotarpiu',
    booking: 'Kol rezervacija ar susitikimas baigsis ir sueis iš jų kylančių reikalavimų senaties terminas',
    content: 'Kol rodomas turinys, taip pat jo sekimo priemonių saugojimo laikotarpiu',
    contribution: 'Kol Jūsų įrašas skelbiamas arba kol paprašysite jį pašalinti',
    statistics:
      'Kol atšauksite sutikimą arba, jeigu tai įvyks anksčiau, kol duomenų nebereikės mūsų statistikai; sekimo priemonės – jų saugojimo laikotarpiu',
    statisticsOther: 'Kol duomenų nebereikės mūsų statistikai arba kol pareikšite, kad nesutinkate',
    advertising:
      'Kol atšauksite sutikimą arba, jeigu tai įvyks anksčiau, kol kampanija bus įvertinta; sekimo priemonės – jų saugojimo laikotarpiu',
    advertisingOther: 'Kol pareikšite, kad nesutinkate, arba, jeigu tai įvyks anksčiau, kol kampanija bus įvertinta',
    subscription:
      'Kol atsisakysite prenumeratos arba atšauksite sutikimą; sutikimo įrodymas – kol gali būti pareikšta reikalavimų',
    contacts: 'Kol trunka dalykiniai ryšiai ir kol pareikšite, kad nesutinkate',
    membership: 'Kol dalyvaujate programoje ir kol sueis iš jos kylančių reikalavimų senaties terminas',
    application:
      'Kol bus priimtas sprendimas ir sueis su juo susijusių reikalavimų senaties terminas; ilgiau – tik su Jūsų sutikimu arba jeigu esate įdarbinami',
    survey: 'Kol apklausa bus įvertinta',
    law: 'Tiek, kiek reikalauja komercinė ir mokesčių teisė',
    claims: 'Kol reikalavimas bus išspręstas arba sueis jo senaties terminas',
    purpose: 'Tiek, kiek reikia nurodytam tikslui',
  },
};
