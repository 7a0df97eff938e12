import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Za ljudi v Indiji',
  scope:
    'Kadar velja indijski zakon o varstvu digitalnih osebnih podatkov (Digital Personal Data Protection Act, 2023), ta razdelek dopolnjuje politiko zasebnosti. Oznaka »section« se nanaša na člene tega zakona.',
  notice:
    'Obdelovani osebni podatki in nameni so tisti, ki so navedeni v tej politiki zasebnosti (section 5). To obvestilo lahko zahtevate v angleščini ali v enem od jezikov iz osme priloge (Eighth Schedule) k indijski ustavi.',
  withdrawal: 'Privolitev lahko kadar koli prekličete enako preprosto, kot ste jo dali (section 6(4)).',
  rightsIntro: 'Lahko:',
  rights: {
    access:
      'dobite povzetek svojih podatkov in njihove obdelave ter imena vseh, s katerimi so bili deljeni (section 11)',
    correction: 'zahtevate popravek, dopolnitev, posodobitev ali izbris svojih podatkov (section 12)',
    grievance: 'zahtevate obravnavo svojih pritožb (section 13)',
    nomination:
      'imenujete osebo, ki bo uveljavljala vaše pravice, če umrete ali postanete nesposobni zanje skrbeti (section 14)',
  },
  exercise:
    'Obrnite se na nas: %{contact}; tam dobite tudi odgovore na vprašanja o obdelavi (section 8(9)). Na pritožbe odgovorimo v 90 dneh.',
  authority:
    'Če to ne pomaga, se lahko pritožite pri indijskem organu za varstvo podatkov (Data Protection Board of India, %{link}).',
};
