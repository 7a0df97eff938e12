import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Na što se odnosi ova politika privatnosti',
    site: 'Ova politika privatnosti objašnjava koji se osobni podaci obrađuju pri uporabi internetske stranice %{site}, u koje svrhe i na kojoj pravnoj osnovi, tko ih prima, koliko se dugo čuvaju i koja prava imate.',
    app: 'Ova politika privatnosti objašnjava koji se osobni podaci obrađuju pri uporabi aplikacije %{site}, u koje svrhe i na kojoj pravnoj osnovi, tko ih prima, koliko se dugo čuvaju i koja prava imate.',
    siteWithoutBasis:
      'Ova politika privatnosti objašnjava koji se osobni podaci obrađuju pri uporabi internetske stranice %{site}, u koje svrhe, tko ih prima, koliko se dugo čuvaju i koja prava imate.',
    appWithoutBasis:
      'Ova politika privatnosti objašnjava koji se osobni podaci obrađuju pri uporabi aplikacije %{site}, u koje svrhe, tko ih prima, koliko se dugo čuvaju i koja prava imate.',
    brief: 'Dostupna je i kratka inačica: %{link}.',
    informs:
      'Svrha je ovog dokumenta da vas obavijesti: ne morate ga prihvatiti, a njegovo čitanje ne znači privolu ni za što. Ako nam je potrebna vaša privola, tražimo je posebno.',
    personalData:
      'Osobni podaci svi su podaci o osobi čiji je identitet utvrđen ili se može utvrditi, primjerice ime, adresa e-pošte ili IP adresa uređaja.',
  },
  laws: {
    heading: 'Koji se propisi primjenjuju',
    intro: 'Osobne podatke obrađujemo u skladu sa sljedećim propisima:',
    gdprEstablished:
      'Opća uredba o zaštiti podataka, Uredba (EU) 2016/679 (GDPR), jer imamo poslovni nastan u Europskom gospodarskom prostoru (čl. 3. st. 1. GDPR-a)',
    gdprAddressed:
      'Opća uredba o zaštiti podataka, Uredba (EU) 2016/679 (GDPR), u mjeri u kojoj internetsku uslugu %{site} nudimo osobama u Europskom gospodarskom prostoru ili pratimo kako se njome služe (čl. 3. st. 2. GDPR-a)',
    ukEstablished:
      'britanska Opća uredba o zaštiti podataka (UK GDPR) i Zakon o zaštiti podataka iz 2018. (Data Protection Act 2018), jer imamo poslovni nastan u Ujedinjenom Kraljevstvu',
    ukAddressed:
      'britanska Opća uredba o zaštiti podataka (UK GDPR) i Zakon o zaštiti podataka iz 2018. (Data Protection Act 2018), u mjeri u kojoj internetsku uslugu %{site} nudimo osobama u Ujedinjenom Kraljevstvu ili pratimo kako se njome služe',
    swissEstablished: 'švicarski Savezni zakon o zaštiti podataka (FADP), jer imamo poslovni nastan u Švicarskoj',
    swissAddressed:
      'švicarski Savezni zakon o zaštiti podataka (FADP), u mjeri u kojoj obrada ima učinke u Švicarskoj (čl. 3. FADP-a)',
    usStates:
      'zakoni o privatnosti potrošača onih saveznih država SAD-a koje su navedene u odjeljku „%{section}”, za njihove stanovnike i u mjeri u kojoj se pojedini zakon primjenjuje na nas',
  },
};
