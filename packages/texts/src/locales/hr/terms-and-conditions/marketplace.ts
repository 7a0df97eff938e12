import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Internetsko tržište',
  role: 'Na internetskom tržištu robu i usluge nude drugi. Ugovor o njima sklapaju kupac i prodavatelj; mi osiguravamo tržište i nismo ugovorna strana, osim ako u ponudi stoji da smo prodavatelj mi.',
  status:
    'Uz svaku ponudu prikazano je je li prodavatelj prema vlastitoj izjavi trgovac. Ako nije, na ugovor s njim ne primjenjuju se prava potrošača iz prava Unije o zaštiti potrošača, među kojima je i pravo odustajanja od ugovora.',
  traders: 'Svi su prodavatelji trgovci.',
  duties:
    'Za ponudu, isporuku i prava kupca iz ugovora odgovara prodavatelj. Mi odgovaramo za rad internetskog tržišta.',
  ranking: {
    heading: 'Kako se ponude rangiraju',
    intro: 'Redoslijed kojim se ponude prikazuju u rezultatima pretraživanja ponajprije ovisi o sljedećem:',
    paid: 'Ako na mjesto ponude utječe plaćanje, ponuda je označena kao takva.',
    own: 'Na tržištu objavljujemo i vlastite ponude. Pristup, rangiranje i uvjeti za njih su jednaki kao za ponude prodavatelja.',
    ownDiffers:
      'Na tržištu objavljujemo i vlastite ponude. S njima se postupa drukčije nego s ponudama prodavatelja na ovaj način:',
  },
  business: {
    heading: 'Za prodavatelje',
    grounds:
      'Prodavatelju ograničavamo, suspendiramo ili ukidamo uporabu tržišta samo zbog povrede ovih općih uvjeta ili zakona, radi zaštite prava drugih ili sigurnosti korisnika ili zato što nedostaju informacije koje zakon zahtijeva od prodavatelja.',
    text: 'Ako prodavatelju ograničimo, suspendiramo ili ukinemo uporabu tržišta, navodimo razloge: kod ograničenja ili suspenzije najkasnije kad počnu proizvoditi učinke, a kod potpunog ukidanja najmanje 30 dana prije, osim ako zakon ili ponovljene povrede zahtijevaju drukčije. Izmjene ovih općih uvjeta prodavateljima najavljujemo najmanje 15 dana prije nego što počnu vrijediti (Uredba (EU) 2019/1150).',
    rights:
      'Prodavatelji zadržavaju prava na svojim tekstovima, slikama i žigovima. Dok je ponuda prikazana, dopuštaju nam da se njima besplatno služimo kako bismo ponudu prikazivali na tržištu i na nju upozoravali drugdje, na primjer u tražilicama i oglasima.',
    data: 'Putem svojeg računa prodavatelji imaju pristup podacima o vlastitim ponudama, narudžbama i ocjenama te podacima kupaca koji su im potrebni za izvršenje ugovora; te podatke mogu preuzeti još 30 dana nakon prestanka uporabe. Mi imamo pristup svim podacima koji nastaju uporabom tržišta. Podatke o prodavatelju drugim prodavateljima dajemo samo u zbirnom obliku.',
    complaints:
      'Prodavatelji nam se mogu besplatno pritužiti na %{contact}. Svaku pritužbu razmatramo u razumnom roku i prodavatelju priopćujemo ishod i razloge.',
    mediators:
      'Za izvansudsko rješavanje sporova s prodavateljima spremni smo surađivati s ovim posrednicima: %{mediators}.',
  },
};
