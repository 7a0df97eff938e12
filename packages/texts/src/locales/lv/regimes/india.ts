import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Personām Indijā',
  scope:
    'Ja ir piemērojams Indijas 2023. gada Digitālo personas datu aizsardzības likums (Digital Personal Data Protection Act, 2023), šī sadaļa papildina politiku. Minētie panti ir šā likuma panti.',
  notice:
    'Apstrādātie personas dati un nolūki ir tie, kas minēti šajā politikā (5. pants). Šo paziņojumu Jūs varat pieprasīt angļu valodā vai kādā no valodām, kas minētas Indijas Konstitūcijas astotajā pielikumā.',
  withdrawal: 'Jūs varat jebkurā laikā atsaukt savu piekrišanu tikpat viegli, kā to devāt (6. panta 4. punkts).',
  rightsIntro: 'Jūs varat:',
  rights: {
    access:
      'saņemt kopsavilkumu par saviem datiem un to, kas ar tiem tiek darīts, un uzzināt visus, ar kuriem tie ir kopīgoti (11. pants)',
    correction: 'panākt savu datu labošanu, papildināšanu, atjaunināšanu vai dzēšanu (12. pants)',
    grievance: 'panākt savu sūdzību izskatīšanu (13. pants)',
    nomination: 'iecelt personu, kas īsteno Jūsu tiesības, ja nomirstat vai zaudējat rīcībspēju (14. pants)',
  },
  exercise:
    'Rakstiet: %{contact}; tur atbild arī uz Jūsu jautājumiem par apstrādi (8. panta 9. punkts). Uz sūdzībām mēs atbildam 90 dienu laikā.',
  authority:
    'Ja tas nelīdz, Jūs varat iesniegt sūdzību Indijas Datu aizsardzības padomei (Data Protection Board of India) (%{link}).',
};
