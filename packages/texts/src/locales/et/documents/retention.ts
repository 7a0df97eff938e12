import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Kui kaua andmeid säilitatakse',
  intro:
    'Säilitame isikuandmeid nii kaua, kui nende eesmärk seda nõuab. Seejärel kustutame need, välja arvatud juhul, kui seadus nõuab pikemat säilitamist või kui vajame neid õigusnõuete koostamiseks, esitamiseks või kaitsmiseks; siis ei kasutata neid millekski muuks.',
  tableIntro: 'Selle privaatsuspoliitika eesmärkide puhul tähendab see järgmist:',
  caption: 'Säilitamine eesmärkide kaupa',
  purpose: 'Eesmärk',
  period: 'Tähtaeg või kriteerium',
  criteria: {
    delivery:
      'Nii kaua, kui on vaja soovitud sisu edastamiseks; juurdepääsukirjed nii kaua, kui on vaja rikete leidmiseks ja rünnete tõrjumiseks',
    security: 'Nii kaua, kui on vaja rünnete, rämpsposti ja väärkasutuse tuvastamiseks ja uurimiseks',
    fraud: 'Nii kaua, kui on vaja tehingu kontrollimiseks ja sellest tulenevate nõuete jaoks',
    account: 'Kuni kustutate konto või palute meil seda teha',
    payments: 'Kuni makse lõpuleviimiseni; makse dokumendid nii kaua, kui nõuavad äri- ja maksuõigus',
    contract:
      'Kuni lepingu täitmiseni ja sellest tulenevate nõuete aegumiseni; arved ja dokumendid nii kaua, kui nõuavad äri- ja maksuõigus',
    choices: 'Nii kaua, kui teie valik kehtib, ja seejärel nii kaua, kui peame suutma seda tõendada',
    errors: 'Kuni rikke leidmise ja kõrvaldamiseni',
    enquiry:
      'Kuni teie päring on lahendatud ja lisaküsimusi ei ole oodata; kauem, kui äriõigus nõuab kirjavahetuse säilitamist',
    use: 'Nii kaua, kui kasutate funktsiooni, ja kuni selle jälgimisvahendite säilitusaja lõpuni',
    booking: 'Kuni broneeringu või kokkulepitud aja möödumiseni ja sellest tulenevate nõuete aegumiseni',
    content: 'Nii kaua, kui sisu kuvatakse, ja kuni selle jälgimisvahendite säilitusaja lõpuni',
    contribution: 'Nii kaua, kui teie postitus on avaldatud, või kuni palute meil selle eemaldada',
    statistics:
      'Kuni võtate oma nõusoleku tagasi või, kui see on varem, kuni andmeid ei ole meie statistika jaoks enam vaja; jälgimisvahendid kuni nende säilitusaja lõpuni',
    statisticsOther: 'Kuni andmeid ei ole meie statistika jaoks enam vaja või kuni esitate vastuväite',
    advertising:
      'Kuni võtate oma nõusoleku tagasi või, kui see on varem, kuni kampaania on hinnatud; jälgimisvahendid kuni nende säilitusaja lõpuni',
    advertisingOther: 'Kuni esitate vastuväite või, kui see on varem, kuni kampaania on hinnatud',
    subscription:
      'Kuni loobute tellimusest või võtate oma nõusoleku tagasi; nõusoleku tõend nii kaua, kui saab esitada nõudeid',
    contacts: 'Nii kaua, kui ärikontakt kestab, kõige kauem kuni esitate vastuväite',
    membership: 'Nii kaua, kui osalete programmis, ja kuni sellest tulenevate nõuete aegumiseni',
    application:
      'Kuni otsuse tegemiseni ja sellega seotud nõuete aegumiseni; kauem üksnes teie nõusolekul või siis, kui teid tööle võetakse',
    survey: 'Kuni küsitluse kokkuvõtte tegemiseni',
    law: 'Nii kaua, kui nõuavad äri- ja maksuõigus',
    claims: 'Kuni nõude rahuldamiseni või aegumiseni',
    purpose: 'Nii kaua, kui nimetatud eesmärk seda nõuab',
  },
};
