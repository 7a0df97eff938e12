import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Čoho sa tieto zásady týkajú',
    site: 'Tieto zásady vysvetľujú, ktoré osobné údaje sa spracúvajú pri používaní webovej stránky %{site}, na aké účely a na akom právnom základe, kto ich dostáva, ako dlho sa uchovávajú a aké máte práva.',
    app: 'Tieto zásady vysvetľujú, ktoré osobné údaje sa spracúvajú pri používaní aplikácie %{site}, na aké účely a na akom právnom základe, kto ich dostáva, ako dlho sa uchovávajú a aké máte práva.',
    siteWithoutBasis:
      'Tieto zásady vysvetľujú, ktoré osobné údaje sa spracúvajú pri používaní webovej stránky %{site}, na aké účely, kto ich dostáva, ako dlho sa uchovávajú a aké máte práva.',
    appWithoutBasis:
      'Tieto zásady vysvetľujú, ktoré osobné údaje sa spracúvajú pri používaní aplikácie %{site}, na aké účely, kto ich dostáva, ako dlho sa uchovávajú a aké máte práva.',
    brief: 'K dispozícii je aj stručné znenie: %{link}.',
    informs:
      'Ich zmyslom je informovať vás: nemusíte ich prijať a ich prečítanie neznamená súhlas s čímkoľvek. Ak potrebujeme váš súhlas, požiadame vás oň osobitne.',
    personalData:
      'Osobné údaje sú akékoľvek informácie týkajúce sa identifikovanej alebo identifikovateľnej fyzickej osoby, napríklad meno, e-mailová adresa alebo IP adresa zariadenia.',
  },
  laws: {
    heading: 'Ktoré predpisy sa uplatňujú',
    intro: 'Osobné údaje spracúvame podľa týchto predpisov:',
    gdprEstablished:
      'všeobecné nariadenie o ochrane údajov, nariadenie (EÚ) 2016/679 (GDPR), pretože sme usadení v Európskom hospodárskom priestore (čl. 3 ods. 1 GDPR)',
    gdprAddressed:
      'všeobecné nariadenie o ochrane údajov, nariadenie (EÚ) 2016/679 (GDPR), v rozsahu, v akom ponúkame online službu %{site} osobám v Európskom hospodárskom priestore alebo sledujeme, ako ju tieto osoby používajú (čl. 3 ods. 2 GDPR)',
    ukEstablished:
      'britské GDPR (UK GDPR) a zákon o ochrane údajov z roku 2018 (Data Protection Act 2018), pretože sme usadení v Spojenom kráľovstve',
    ukAddressed:
      'britské GDPR (UK GDPR) a zákon o ochrane údajov z roku 2018 (Data Protection Act 2018), v rozsahu, v akom ponúkame online službu %{site} osobám v Spojenom kráľovstve alebo sledujeme, ako ju tieto osoby používajú',
    swissEstablished: 'švajčiarsky spolkový zákon o ochrane údajov (FADP), pretože sme usadení vo Švajčiarsku',
    swissAddressed:
      'švajčiarsky spolkový zákon o ochrane údajov (FADP), v rozsahu, v akom má spracúvanie účinky vo Švajčiarsku (čl. 3 FADP)',
    usStates:
      'zákony na ochranu súkromia spotrebiteľov štátov USA uvedených v oddiele „%{section}“, vo vzťahu k obyvateľom týchto štátov a v rozsahu, v akom sa na nás príslušný zákon vzťahuje',
  },
};
