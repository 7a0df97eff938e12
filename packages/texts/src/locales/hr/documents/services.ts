import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Usluge kojima se služimo',
  intro: 'Ovaj odjeljak za svaku uslugu kojom se služimo navodi tko je pruža i što se događa s vašim podacima.',
  provider: 'Pružatelj',
  role: 'Uloga pružatelja',
  roles: {
    processor: 'Izvršitelj obrade: podatke obrađuje u naše ime i prema našim uputama (čl. 28. GDPR-a)',
    controller: 'Voditelj obrade: o svrhama i sredstvima odlučuje sam, u skladu s vlastitom politikom privatnosti',
    jointController: 'Zajednički voditelj obrade s nama (čl. 26. GDPR-a)',
    processorPlain: 'Izvršitelj obrade: podatke obrađuje u naše ime i prema našim uputama',
    jointControllerPlain: 'Zajednički voditelj obrade s nama',
  },
  purpose: 'Svrha',
  purposes: 'Svrhe',
  data: 'Podaci',
  sensitive: 'Osjetljivi podaci',
  basis: 'Pravna osnova',
  sensitiveBasis: 'Uvjet za osjetljive podatke',
  interest: 'Legitimni interes',
  places: 'Države obrade',
  kept: 'Čuvanje',
  source: 'Izvor',
  more: 'Više informacija',
  privacyPolicy: 'Politika privatnosti: %{name}',
  optOut: 'Odbijanje (opt-out): %{name}',
};
