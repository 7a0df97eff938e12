import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Ki kapja meg az adatait',
  intro:
    'A táblázat megnevezi az összes vállalkozást, amely az általunk igénybe vett szolgáltatásokon keresztül személyes adatokat kap.',
  caption: 'Címzettek',
  recipient: 'Címzett',
  country: 'Ország',
  services: 'Szolgáltatás',
  general: 'Általános címzettek',
  generalTechnical:
    'Személyes adatokat kapnak azoknak a rendszereknek a szolgáltatói, amelyeken felületünket (%{site}), leveleinket és fájljainkat tároljuk, amennyiben e rendszereket nem mi magunk üzemeltetjük.',
  generalLaw:
    'Ugyanígy adatokat kaphatnak bíróságok, hatóságok, valamint jogi és adótanácsadók, ha jogszabály kötelez minket az adatok közlésére, vagy ha ez jogi igények előterjesztéséhez, érvényesítéséhez vagy védelméhez szükséges.',
};
