import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kdo dostává vaše údaje',
  intro: 'Tabulka uvádí každou společnost, která prostřednictvím námi používaných služeb dostává osobní údaje.',
  caption: 'Příjemci',
  recipient: 'Příjemce',
  country: 'Země',
  services: 'Služba',
  general: 'Běžní příjemci',
  generalTechnical:
    'Osobní údaje dostávají poskytovatelé systémů, na nichž jsou uloženy online služba %{site}, naše e-maily a naše soubory, pokud tyto systémy neprovozujeme sami.',
  generalLaw:
    'Dostávají je rovněž soudy, orgány veřejné moci a právní nebo daňoví poradci, pokud nám zákon ukládá údaje jim zpřístupnit nebo je to nezbytné pro určení, výkon nebo obhajobu právních nároků.',
};
