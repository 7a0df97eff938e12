import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Miről szólnak ezek a feltételek',
    text: 'A jelen feltételek felületünk (%{site}) használatára és azokra a szerződésekre vonatkoznak, amelyeket Ön a felületen keresztül velünk (%{owner}) köt.',
    consumersOnly: 'Kínálatunk fogyasztóknak szól.',
    businessesOnly:
      'Kínálatunk kizárólag vállalkozásoknak szól, vagyis olyan személyeknek, akik szakmájuk, önálló foglalkozásuk vagy üzleti tevékenységük körében járnak el, valamint jogi személyeknek. Fogyasztókkal nem kötünk szerződést.',
    both: 'Kínálatunk fogyasztóknak és vállalkozásoknak szól. Ahol egy rendelkezés fogyasztókról szól, csak rájuk vonatkozik.',
    consumer:
      'Fogyasztó az a természetes személy, aki szakmája, önálló foglalkozása vagy üzleti tevékenysége körén kívül jár el.',
    privacy:
      'Azt, hogy hogyan kezeljük a személyes adatokat, az %{link} ismerteti. Célja az Ön tájékoztatása; nem kell elfogadnia, és a jelen feltételek elfogadása nem jelent hozzájárulást adatai felhasználásához.',
    privacyText: 'adatkezelési tájékoztató',
    privacyPlain:
      'A jelen feltételek elfogadása nem jelent hozzájárulást személyes adatai felhasználásához; erről külön tájékoztatjuk.',
  },
  provider: {
    heading: 'Kik vagyunk',
    text: 'Az Ön szerződéses partnere: %{owner}.',
    representative: 'Képviselő',
    register: 'Nyilvántartási bejegyzés',
    registerEntry: '%{name}, %{number}',
    we: 'A jelen feltételekben a „mi” a következőt jelenti: %{owner}.',
  },
  offer: {
    heading: 'Mit kínálunk',
    intro: 'Felületünkön (%{site}) keresztül a következőket kínáljuk:',
    kinds: {
      goods: 'áruk, amelyeket eladunk és elküldünk Önnek',
      digitalContent: 'digitális tartalmak, amelyeket letölt vagy lejátszik',
      software: 'szoftver, amelyet az interneten keresztül használ',
      marketplace: 'piactér, amelyen mások kínálják áruikat és szolgáltatásaikat',
      community: 'közösség, amelynek felhasználói saját tartalmakat tesznek közzé',
      mobileApp: 'mobileszközökre szánt alkalmazás',
      information: 'információk, amelyeket díjmentesen olvashat',
    },
    description: 'Azt, hogy pontosan mit kap, az ajánlatnál feltüntetett leírás tartalmazza.',
  },
  account: {
    heading: 'Az Ön felhasználói fiókja',
    truth: 'Ha felhasználói fiókot nyit, a valóságnak megfelelő adatokat adjon meg, és tartsa őket naprakészen.',
    secret:
      'Jelszavát tartsa titokban. Ha úgy véli, hogy valaki más használja a fiókját, haladéktalanul értesítsen minket.',
    close:
      'Fiókját bármikor megszüntetheti. A még folyamatban lévő szerződések a saját szabályaik szerint szűnnek meg.',
  },
  days: {
    notice: { one: '%{number} napos', other: '%{number} napos' },
    before: { one: '%{number} nappal', other: '%{number} nappal' },
  },
};
