import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'A Japánban tartózkodó személyeknek',
  scope:
    'Ha a személyes információk védelméről szóló japán törvény (Act on the Protection of Personal Information, APPI) alkalmazandó, ez a szakasz kiegészíti a tájékoztatót.',
  operator: 'Az Ön személyes információit kezelő vállalkozás: %{owner}; címe fent található.',
  operatorWith:
    'Az Ön személyes információit kezelő vállalkozás: %{owner}, képviselője: %{representative}; címe fent található.',
  purposes:
    'A felhasználás céljait a jelen tájékoztató nevezi meg (APPI 21. cikk). Személyes információkat ezeken túl az Ön hozzájárulása nélkül nem használunk, kivéve, ha az APPI 18. cikke megengedi.',
  thirdParties:
    'Személyes adatok harmadik felekhez az Ön hozzájárulásával vagy akkor kerülnek, ha az APPI 27. cikke megengedi. Azok a szolgáltatók, amelyek az adatokat a felhasználás céljain belül a nevünkben kezelik, megbízás alapján kapják meg őket (APPI 27. cikk (5) bekezdés i) pont).',
  foreign:
    'Személyes adatokat a következő, Japánon kívüli országokban is kezelnek: %{countries}. Kérésére tájékoztatjuk a személyes információk védelméről ezek mindegyikében, valamint a címzett által tett intézkedésekről (APPI 28. cikk).',
  requests:
    'Kérheti, hogy közöljük Önnel a felhasználás céljait (APPI 32. cikk), hogy megismerhesse az Önről nyilvántartott személyes adatokat és a harmadik feleknek történt átadásuk nyilvántartását (APPI 33. cikk), az adatok helyesbítését, kiegészítését vagy törlését (APPI 34. cikk), valamint azt, hogy felhasználásukat vagy harmadik feleknek történő átadásukat szüntessük meg, vagy semmisítsük meg őket (APPI 35. cikk).',
  exercise:
    'Ilyen kérelmekkel, panaszokkal, valamint azzal a kérdéssel, hogy milyen intézkedéseket teszünk a személyes adatok biztonságáért (APPI 23. cikk), a következő elérhetőségen fordulhat hozzánk: %{contact}.',
  authority:
    'Az illetékes hatóság a személyes információk védelmével foglalkozó japán bizottság (Personal Information Protection Commission, %{link}).',
};
