import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Sīkdatnes un citi izsekošanas rīki',
  intro:
    'Izsekošanas rīki ir sīkdatnes, ieraksti pārlūkprogrammas lokālajā krātuvē, ierīču identifikatori un līdzīgi paņēmieni, ar kuriem Jūsu ierīcē tiek glabāta vai no tās nolasīta informācija.',
  necessary:
    'Izsekošanas rīkus, bez kuriem nedarbotos Jūsu pieprasītā funkcija, izmanto bez piekrišanas (%{provisions}).',
  consent:
    'Visu pārējo izsekošanas rīku pamatā ir Jūsu piekrišana. Jūs varat to atteikt un jebkurā laikā atsaukt; apstrāde līdz šim brīdim paliek likumīga.',
  provisions: {
    union: 'Direktīvas 2002/58/EK 5. panta 3. punkts',
    france: 'Francijas Datu aizsardzības likuma, 1978. gada 6. janvāra Likuma Nr. 78-17, 82. pants',
    germany: 'Vācijas likuma TDDDG 25. pants',
    italy: 'Itālijas Personas datu aizsardzības kodeksa, Leģislatīvā dekrēta Nr. 196/2003, 122. pants',
    spain: 'Spānijas Likuma 34/2002 (LSSI) 22. panta 2. punkts',
    unitedKingdom:
      'Apvienotās Karalistes 2003. gada Privātuma un elektronisko sakaru noteikumu (Privacy and Electronic Communications Regulations 2003) 6. noteikums',
  },
  unitedKingdom:
    'Ierīcēm Apvienotajā Karalistē piemēro 2003. gada Privātuma un elektronisko sakaru noteikumu (Privacy and Electronic Communications Regulations 2003) 6. noteikumu.',
  switzerland:
    'Ierīcēm Šveicē piemēro Telesakaru likuma 45c. pantu: Jūs varat atteikt datu apstrādi savā ierīcē. Šajā politikā ir norādīts, kam šī apstrāde ir paredzēta.',
  withdrawControl: 'Lai mainītu vai atsauktu savu izvēli, izmantojiet privātuma vadīklu, kas ir pieejama katrā lapā.',
  withdrawLink: 'Savu izvēli varat mainīt vai atsaukt šeit: %{link}.',
  withdrawLinkText: 'Jūsu izvēles par izsekošanas rīkiem',
  withdrawBrowser:
    'Lai atsauktu piekrišanu, savas pārlūkprogrammas vai ierīces iestatījumos dzēsiet saglabātos izsekošanas rīkus un bloķējiet jaunus. Varat arī rakstīt mums: %{contact}.',
  withdrawDevice:
    'Savas pārlūkprogrammas vai ierīces iestatījumos Jūs varat dzēst saglabātos izsekošanas rīkus un bloķēt jaunus.',
  policy:
    'Kādas sīkdatnes un citi izsekošanas rīki tiek izmantoti un kā Jūs varat no tiem atteikties, ir paskaidrots citā dokumentā: %{link}.',
  policyText: 'sīkdatņu politika',
  listIntro: 'Tabulā izsekošanas rīki ir uzskaitīti pēc nosaukuma. Zvaigznīte apzīmē mainīgas rakstzīmes.',
  caption: 'Izsekošanas rīki',
  name: 'Nosaukums',
  service: 'Pakalpojums',
  purpose: 'Nolūks',
  duration: 'Glabāšanas laikposms',
  party: 'Izcelsme',
  firstParty: 'Pirmā puse',
  thirdParty: 'Trešā puse',
  unnamed: 'Izsekošanas rīkus, kas šeit nav uzskaitīti pēc nosaukuma, var izmantot šādi pakalpojumi: %{services}.',
};
