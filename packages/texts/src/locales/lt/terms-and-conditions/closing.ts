import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Naudojimosi pabaiga',
    text: 'Paskyrą galime panaikinti dėl svarbios priežasties, visų pirma po rimtų ar pakartotinių šių sąlygų pažeidimų, o kitais atvejais – įspėję prieš %{days}. Mokėjimai už laikotarpį, kuriuo paslauga nebeteikiama, grąžinami, nebent pabaigą lėmė Jūsų pažeidimas.',
    data: 'Iki pabaigos ir 30 dienų po jos vartotojai gali nemokamai atsiimti turinį, kurį sukūrė arba pateikė.',
  },
  changes: {
    heading: 'Šių sąlygų pakeitimai',
    reasons:
      'Jau galiojančioms sutartims šias sąlygas keičiame tik dėl pagrįstos priežasties: pasikeitus teisės aktams, dėl teismo ar valdžios institucijos sprendimo, saugumo sumetimais arba atsiradus naujų funkcijų, kurioms reikia taisyklių.',
    notice:
      'Apie pakeitimą ir tai, kuo jis skiriasi, pranešame likus ne mažiau kaip %{days} iki jo taikymo. Iki jo taikymo sutartį galite nemokamai nutraukti. Pagrindines šalių prievoles galima keisti tik Jums sutikus.',
    use: 'Naudojimuisi „%{site}“ taikoma tuo metu paskelbta šių sąlygų redakcija.',
    versions:
      'Kiekvienoje versijoje nurodyta jos data, o ankstesnes versijas galima atverti puslapyje, kuriame šios sąlygos paskelbtos.',
  },
  law: {
    heading: 'Taikytina teisė ir teismai',
    law: 'Taikoma šios šalies teisė: %{country}.',
    lawState: 'Taikoma šios Jungtinių Amerikos Valstijų valstijos teisė, išskyrus jos kolizines normas: %{state}.',
    consumers:
      'Vartotojams lieka šalies, kurioje jie nuolat gyvena, imperatyviųjų nuostatų apsauga (Reglamento (EB) Nr. 593/2008 6 straipsnis, kai jis taikomas).',
    convention:
      'Santykiams su verslininkais Jungtinių Tautų konvencija dėl tarptautinio prekių pirkimo–pardavimo sutarčių netaikoma.',
    court: 'Ginčai su verslininkais sprendžiami šios vietos teismuose: %{place}.',
    consumerCourts:
      'Europos ekonominėje erdvėje, Šveicarijoje ar Jungtinėje Karalystėje gyvenantys vartotojai gali pareikšti ieškinį savo gyvenamosios vietos teismuose, o jiems ieškinys gali būti pareikštas tik ten.',
    consumersElsewhere:
      'Kitur gyvenantys vartotojai ieškinį gali pareikšti ir teismuose, į kuriuos kreiptis jiems leidžia jų gyvenamosios šalies teisė.',
  },
  disputes: {
    heading: 'Ginčų sprendimas',
    first: 'Jeigu Jums kas nors nepatinka, rašykite: %{contact}. Ieškosime sprendimo.',
    none: 'Nesame nei įpareigoti, nei pasirengę dalyvauti vartojimo ginčų sprendimo ne teisme procedūrose.',
    unlessObliged:
      'Vartojimo ginčų sprendimo ne teisme procedūrose dalyvaujame tik tada, kai mus įpareigoja įstatymas.',
    body: 'Dalyvaujame ginčų sprendimo procedūrose šiame vartojimo ginčų neteisminio sprendimo subjekte: %{body}.',
    france:
      'Vartotojai gali nemokamai kreiptis į šį subjektą, jeigu pirmiausia raštišku skundu bandė ginčą išspręsti su mumis, ir per vienus metus nuo šio skundo (Prancūzijos vartojimo kodekso L. 612-1 ir L. 612-2 straipsniai).',
    hungary:
      'Vartotojai ginčą gali perduoti taikinimo tarybai (békéltető testület). Mūsų buveinės vietoje tai yra: %{body}. Vengrijoje kompetentinga yra vartotojo gyvenamosios vietos taryba arba kita, kurią vartotojas nurodo prašyme.',
    hungaryDuty:
      'Pagal įstatymą privalome bendradarbiauti jos procedūroje (1997 m. Vartotojų apsaugos įstatymo Nr. CLV 29 straipsnis).',
  },
  approval: {
    heading: 'Atskiras sąlygų patvirtinimas',
    text: 'Klientai, kurie nėra vartotojai, atskirai patvirtina šias toliau nurodytas sąlygas, kaip reikalauja Italijos civilinio kodekso 1341 straipsnio antra pastraipa ir 1342 straipsnis:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'teikiamų skaitmeninių paslaugų pakeitimai',
      subscription: 'savaiminis pratęsimas ir kainos keitimas',
      conformity: 'pareiga patikrinti prekes ir pranešti apie trūkumus; reikalavimų senatis',
      marketplace: 'pardavėjų naudojimosi apribojimas, sustabdymas ir nutraukimas',
      conduct: 'prieigos apribojimas ir blokavimas',
      availability: 'paslaugos pertrūkiai',
      liability: 'mūsų atsakomybės panaikinimas ir ribojimas',
      termination: 'mūsų teisė nutraukti sutartį',
      changes: 'mūsų teisė keisti šias sąlygas',
      court: 'teismingumas',
    },
    separately:
      'Patvirtinama antru parašu arba internetu – atskiru pareiškimu, atskirai nuo viso šių sąlygų teksto priėmimo.',
  },
  final: {
    heading: 'Baigiamoji nuostata',
    text: 'Jeigu kuri nors šių sąlygų nuostata negalioja, vietoj jos taikomi teisės aktai; kitos nuostatos lieka galioti.',
  },
};
