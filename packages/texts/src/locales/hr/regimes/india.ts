import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Za osobe u Indiji',
  scope:
    'Ako se primjenjuje indijski Zakon o zaštiti digitalnih osobnih podataka (Digital Personal Data Protection Act, 2023), ovaj odjeljak dopunjuje politiku privatnosti. Oznaka „section” odnosi se na članke tog zakona.',
  notice:
    'Osobni podaci koji se obrađuju i svrhe obrade oni su koji su navedeni u ovoj politici privatnosti (section 5). Ovu obavijest možete zatražiti na engleskom ili na jednom od jezika iz osmog priloga (Eighth Schedule) Ustavu Indije.',
  withdrawal: 'Privolu možete povući u svakom trenutku, jednako jednostavno kao što ste je dali (section 6(4)).',
  rightsIntro: 'Možete:',
  rights: {
    access: 'dobiti sažetak svojih podataka i njihove obrade te imena svih s kojima su podijeljeni (section 11)',
    correction: 'tražiti ispravak, dopunu, ažuriranje ili brisanje svojih podataka (section 12)',
    grievance: 'tražiti rješavanje svojih pritužbi (section 13)',
    nomination: 'imenovati osobu koja će ostvarivati vaša prava ako umrete ili postanete nesposobni za to (section 14)',
  },
  exercise:
    'Obratite nam se: %{contact}; ondje dobivate i odgovore na pitanja o obradi (section 8(9)). Na pritužbe odgovaramo u roku od 90 dana.',
  authority:
    'Ako to ne pomogne, pritužbu možete podnijeti indijskom tijelu za zaštitu podataka (Data Protection Board of India, %{link}).',
};
