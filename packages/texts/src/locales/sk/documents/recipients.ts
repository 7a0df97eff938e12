import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kto dostáva vaše údaje',
  intro: 'Tabuľka uvádza každú spoločnosť, ktorá prostredníctvom nami používaných služieb dostáva osobné údaje.',
  caption: 'Príjemcovia',
  recipient: 'Príjemca',
  country: 'Krajina',
  services: 'Služba',
  general: 'Všeobecní príjemcovia',
  generalTechnical:
    'Osobné údaje dostávajú poskytovatelia systémov, v ktorých sú uložené online služba %{site}, naše e-maily a naše súbory, pokiaľ tieto systémy neprevádzkujeme sami.',
  generalLaw:
    'Dostávajú ich aj súdy, orgány verejnej moci a právni alebo daňoví poradcovia, ak nám zákon ukladá sprístupniť im údaje alebo ak je to nevyhnutné na preukazovanie, uplatňovanie alebo obhajovanie právnych nárokov.',
};
