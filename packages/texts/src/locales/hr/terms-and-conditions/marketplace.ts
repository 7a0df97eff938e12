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
  },
  business: {
    heading: 'Za prodavatelje',
    text: 'Ako prodavatelju ograničimo, suspendiramo ili ukinemo uporabu tržišta, navodimo razloge: kod ograničenja ili suspenzije najkasnije kad počnu proizvoditi učinke, a kod potpunog ukidanja najmanje 30 dana prije, osim ako zakon ili ponovljene povrede zahtijevaju drukčije. Izmjene ovih općih uvjeta prodavateljima najavljujemo najmanje 15 dana prije nego što počnu vrijediti (Uredba (EU) 2019/1150).',
  },
};
