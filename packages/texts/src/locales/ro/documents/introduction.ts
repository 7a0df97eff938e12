import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Obiectul prezentei politici',
    site: 'Prezenta politică arată ce date cu caracter personal sunt prelucrate atunci când utilizați %{site}, în ce scopuri și în ce temei juridic, cine le primește, cât timp sunt păstrate și ce drepturi aveți.',
    app: 'Prezenta politică arată ce date cu caracter personal sunt prelucrate atunci când utilizați aplicația %{site}, în ce scopuri și în ce temei juridic, cine le primește, cât timp sunt păstrate și ce drepturi aveți.',
    siteWithoutBasis:
      'Prezenta politică arată ce date cu caracter personal sunt prelucrate atunci când utilizați %{site}, în ce scopuri, cine le primește, cât timp sunt păstrate și ce drepturi aveți.',
    appWithoutBasis:
      'Prezenta politică arată ce date cu caracter personal sunt prelucrate atunci când utilizați aplicația %{site}, în ce scopuri, cine le primește, cât timp sunt păstrate și ce drepturi aveți.',
    brief: 'Există și o variantă scurtă: %{link}.',
    informs:
      'Rolul ei este de a vă informa: nu trebuie să o acceptați, iar citirea ei nu constituie un consimțământ. Atunci când avem nevoie de consimțământul dumneavoastră, vi-l solicităm separat.',
    personalData:
      'Prin date cu caracter personal se înțelege orice informații privind o persoană identificată sau identificabilă, de exemplu un nume, o adresă de e-mail sau adresa IP a unui dispozitiv.',
  },
  laws: {
    heading: 'Legislația aplicabilă',
    intro: 'Prelucrăm datele cu caracter personal în conformitate cu următoarele legi:',
    gdprEstablished:
      'Regulamentul general privind protecția datelor, Regulamentul (UE) 2016/679 (RGPD), întrucât suntem stabiliți în Spațiul Economic European (art. 3 alin. (1) din RGPD)',
    gdprAddressed:
      'Regulamentul general privind protecția datelor, Regulamentul (UE) 2016/679 (RGPD), în măsura în care oferim %{site} unor persoane care se află în Spațiul Economic European sau monitorizăm comportamentul de utilizare al acestora (art. 3 alin. (2) din RGPD)',
    ukEstablished:
      'UK GDPR (RGPD-ul Regatului Unit) și Data Protection Act 2018, întrucât suntem stabiliți în Regatul Unit',
    ukAddressed:
      'UK GDPR (RGPD-ul Regatului Unit) și Data Protection Act 2018, în măsura în care oferim %{site} unor persoane care se află în Regatul Unit sau monitorizăm comportamentul de utilizare al acestora',
    swissEstablished: 'Legea federală elvețiană privind protecția datelor (LPD), întrucât suntem stabiliți în Elveția',
    swissAddressed:
      'Legea federală elvețiană privind protecția datelor (LPD), în măsura în care prelucrarea produce efecte în Elveția (art. 3 din LPD)',
    usStates:
      'legile privind protecția vieții private a consumatorilor din statele SUA indicate în secțiunea „%{section}”, pentru rezidenții acestora și în măsura în care fiecare lege ni se aplică',
  },
};
