import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Kanadoje esantiems asmenims',
    scope:
      'Kai taikomas Kanados asmeninės informacijos apsaugos ir elektroninių dokumentų aktas (Personal Information Protection and Electronic Documents Act, PIPEDA), šis skyrius papildo politiką. Nurodomi principai yra to akto 1 priedo principai.',
    consent:
      'Jūsų asmeninę informaciją renkame, naudojame ir atskleidžiame Jums žinant ir su Jūsų sutikimu, išskyrus atvejus, kai aktas leidžia kitaip. Sutikimą galite bet kada atšaukti, atsižvelgdami į teisinius ar sutartinius apribojimus ir apie tai per protingą terminą įspėję (4.3.8 principas).',
    accountable: 'Į asmenį, atsakingą už tai, kad laikytumėmės akto (4.1 principas), galima kreiptis čia: %{contact}.',
    rights:
      'Paprašius nurodome, kokią Jūsų asmeninę informaciją laikome, kam ji naudojama ir kam buvo atskleista, leidžiame su ja susipažinti ir ištaisome netikslią ar neišsamią informaciją (4.9 principas). Atsakome per 30 dienų nuo rašytinio prašymo (8 straipsnio 3 dalis).',
    outside:
      'Asmeninę informaciją tvarko ir paslaugų teikėjai kitose šioje politikoje nurodytose šalyse. Ten ji gali būti prieinama teismams ir valdžios institucijoms pagal tos šalies teisę.',
    complaint:
      'Galite užginčyti tai, kaip laikomės akto, parašę tuo pačiu adresu (4.10 principas), ir pateikti skundą Kanados privatumo komisaro tarnybai (Office of the Privacy Commissioner of Canada) (%{link}).',
  },
  quebec: {
    heading: 'Kvebeke esantiems asmenims',
    scope:
      'Kai taikomas Kvebeko aktas dėl asmeninės informacijos apsaugos privačiajame sektoriuje (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), šis skyrius papildo politiką. Nurodomi straipsniai yra to akto straipsniai.',
    officer: 'Už asmeninės informacijos apsaugą atsakingas pirmiau nurodytas asmuo (3.1 straipsnis).',
    head: 'Už asmeninės informacijos apsaugą atsakingas aukščiausias pareigas pas mus einantis asmuo (3.1 straipsnis). Šiam asmeniui rašykite: %{contact}.',
    collection:
      'Asmeninė informacija iš Jūsų renkama šioje politikoje nurodytais tikslais, kai ją pateikiate, taip pat čia nurodytomis paslaugomis ir sekimo priemonėmis (8 straipsnis).',
    profiling:
      'Skyriuje apie sekimo priemones nurodyta technologija, kuria galima nustatyti asmenų tapatybę, buvimo vietą ar atlikti jų profiliavimą, ir būdai, kaip ją įjungti ar išjungti (8.1 straipsnis).',
    rightsIntro: 'Galite:',
    rights: {
      access: 'susipažinti su mūsų laikoma informacija apie Jus ir gauti jos kopiją (27 straipsnis)',
      portability:
        'gauti mums pateiktą kompiuterinę informaciją susistemintu, įprastai naudojamu technologiniu formatu arba reikalauti, kad ji būtų persiųsta kitam subjektui (27 straipsnis)',
      rectification:
        'reikalauti ištaisyti netikslią, neišsamią ar dviprasmišką informaciją arba informaciją, kurios rinkti ar laikyti įstatymas neleidžia (28 straipsnis)',
      withdrawal: 'atšaukti sutikimą naudoti ar perduoti informaciją (8 straipsnis)',
      dissemination:
        'reikalauti nutraukti informacijos skleidimą arba iš paieškos rezultatų pašalinti su Jūsų vardu susietą nuorodą, kai tai Jums daro didelę žalą (28.1 straipsnis)',
      decisions:
        'būti informuojami apie tik automatizuotu duomenų tvarkymu grindžiamą sprendimą, sužinoti jo motyvus ir pateikti pastabų (12.1 straipsnis)',
    },
    onRequest:
      'Paprašius nurodome, kokia informacija iš Jūsų surinkta, kokių kategorijų asmenys pas mus turi prieigą prie jos ir kiek laiko ji saugoma (8 straipsnis). Atsakome per 30 dienų (32 straipsnis).',
    outside:
      'Asmeninė informacija gali būti perduodama už Kvebeko ribų, į šioje politikoje nurodytas šalis (8 ir 17 straipsniai).',
    authority: 'Taip pat galite kreiptis į instituciją „Commission d’accès à l’information du Québec“ (%{link}).',
  },
};
