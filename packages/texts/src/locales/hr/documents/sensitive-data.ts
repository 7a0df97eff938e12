import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Osjetljivi podaci',
  intro: 'Neki podaci koje obrađujemo posebno su zaštićeni (čl. 9. i 10. GDPR-a i odgovarajuće odredbe drugih zakona):',
  introPlain: 'Neki podaci koje obrađujemo posebno su zaštićeni:',
  kinds: {
    health: 'podaci o zdravlju',
    sexLife: 'podaci o spolnom životu ili seksualnoj orijentaciji',
    ethnicOrigin: 'rasno ili etničko podrijetlo',
    politicalOpinions: 'politička mišljenja',
    beliefs: 'vjerska ili filozofska uvjerenja',
    tradeUnion: 'članstvo u sindikatu',
    genetic: 'genetski podaci',
    biometric: 'biometrijski podaci kojima se osoba identificira',
    criminal: 'kaznene osude i kažnjiva djela',
    preciseLocation: 'precizna lokacija',
    immigrationStatus: 'državljanstvo ili imigracijski status',
    accountAccess: 'brojevi računa ili kartica zajedno s pristupnim kodovima',
    messageContents: 'sadržaj poruka koje nisu upućene nama',
    knownChild: 'podaci osobe za koju se zna da je dijete',
  },
  conditions: {
    explicitConsent: 'Izričita privola (čl. 9. st. 2. t. (a) GDPR-a)',
    employment: 'Radno pravo i pravo socijalne sigurnosti (čl. 9. st. 2. t. (b) GDPR-a)',
    vitalInterests: 'Ključni interesi osobe koja nije sposobna dati privolu (čl. 9. st. 2. t. (c) GDPR-a)',
    association: 'Aktivnosti neprofitnog tijela za njegove članove (čl. 9. st. 2. t. (d) GDPR-a)',
    madePublic: 'Podaci za koje je očito da ih je objavila sama osoba (čl. 9. st. 2. t. (e) GDPR-a)',
    legalClaims: 'Pravni zahtjevi (čl. 9. st. 2. t. (f) GDPR-a)',
    publicInterest: 'Značajan javni interes utvrđen zakonom (čl. 9. st. 2. t. (g) GDPR-a)',
    healthCare: 'Zdravstvena skrb (čl. 9. st. 2. t. (h) GDPR-a)',
    publicHealth: 'Javno zdravlje (čl. 9. st. 2. t. (i) GDPR-a)',
    research: 'Arhiviranje, istraživanje ili statistika utvrđeni zakonom (čl. 9. st. 2. t. (j) GDPR-a)',
  },
  data: 'Podaci',
  where: 'Slučaj ili usluga',
  condition: 'Uvjet',
};
