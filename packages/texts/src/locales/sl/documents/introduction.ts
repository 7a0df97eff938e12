import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Kaj ureja ta politika zasebnosti',
    site: 'Ta politika zasebnosti pojasnjuje, kateri osebni podatki se obdelujejo ob uporabi spletnega mesta %{site}, za katere namene in na kateri pravni podlagi, kdo jih prejme, kako dolgo se hranijo in katere pravice imate.',
    app: 'Ta politika zasebnosti pojasnjuje, kateri osebni podatki se obdelujejo ob uporabi aplikacije %{site}, za katere namene in na kateri pravni podlagi, kdo jih prejme, kako dolgo se hranijo in katere pravice imate.',
    siteWithoutBasis:
      'Ta politika zasebnosti pojasnjuje, kateri osebni podatki se obdelujejo ob uporabi spletnega mesta %{site}, za katere namene, kdo jih prejme, kako dolgo se hranijo in katere pravice imate.',
    appWithoutBasis:
      'Ta politika zasebnosti pojasnjuje, kateri osebni podatki se obdelujejo ob uporabi aplikacije %{site}, za katere namene, kdo jih prejme, kako dolgo se hranijo in katere pravice imate.',
    brief: 'Na voljo je tudi kratka različica: %{link}.',
    informs:
      'Ta dokument je namenjen vaši obveščenosti: ni vam ga treba sprejeti, njegovo branje pa ne pomeni privolitve v karkoli. Kadar potrebujemo vašo privolitev, zanjo zaprosimo posebej.',
    personalData:
      'Osebni podatki so vse informacije o določeni ali določljivi osebi, na primer ime, elektronski naslov ali naslov IP naprave.',
  },
  laws: {
    heading: 'Kateri predpisi veljajo',
    intro: 'Osebne podatke obdelujemo v skladu z naslednjimi predpisi:',
    gdprEstablished:
      'splošna uredba o varstvu podatkov, Uredba (EU) 2016/679 (GDPR), ker imamo sedež v Evropskem gospodarskem prostoru (člen 3(1) GDPR)',
    gdprAddressed:
      'splošna uredba o varstvu podatkov, Uredba (EU) 2016/679 (GDPR), kolikor spletno storitev %{site} ponujamo ljudem v Evropskem gospodarskem prostoru ali spremljamo, kako jo uporabljajo (člen 3(2) GDPR)',
    ukEstablished:
      'britanska splošna uredba o varstvu podatkov (UK GDPR) in zakon o varstvu podatkov iz leta 2018 (Data Protection Act 2018), ker imamo sedež v Združenem kraljestvu',
    ukAddressed:
      'britanska splošna uredba o varstvu podatkov (UK GDPR) in zakon o varstvu podatkov iz leta 2018 (Data Protection Act 2018), kolikor spletno storitev %{site} ponujamo ljudem v Združenem kraljestvu ali spremljamo, kako jo uporabljajo',
    swissEstablished: 'švicarski zvezni zakon o varstvu podatkov (FADP), ker imamo sedež v Švici',
    swissAddressed:
      'švicarski zvezni zakon o varstvu podatkov (FADP), kolikor ima obdelava učinke v Švici (člen 3 FADP)',
    usStates:
      'zakoni o zasebnosti potrošnikov tistih zveznih držav ZDA, ki so navedene v razdelku »%{section}«, za prebivalce teh držav in kolikor posamezni zakon velja za nas',
  },
};
