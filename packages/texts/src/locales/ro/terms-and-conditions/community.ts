import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Ce publicați',
    yours:
      'Ceea ce publicați rămâne al dumneavoastră. Răspundeți pentru conținutul publicat și trebuie să aveți drepturile necesare asupra lui.',
    licence:
      'Cât timp conținutul este publicat, ne permiteți, gratuit și în întreaga lume, să îl stocăm, să îl arătăm altora pe %{site} și să îi modificăm forma atunci când tehnologia o cere. Permisiunea încetează când ștergeți conținutul, cu excepția copiilor pe care alții le-au făcut în mod legal.',
    rulesIntro: 'Nu puteți publica:',
    rules: {
      illegal: 'nimic care încalcă legea sau îndeamnă la încălcarea ei',
      rights: 'nimic care încalcă drepturi de autor, mărci, viața privată sau alte drepturi ale altora',
      hate: 'ură, amenințări, hărțuire sau glorificarea violenței',
      children: 'nimic care dăunează minorilor sau îi sexualizează',
      deception: 'înșelătorii, spam sau programe dăunătoare',
      data: 'date cu caracter personal ale altora fără a avea dreptul de a o face',
    },
    ownIntro: 'În plus, se aplică următoarele reguli:',
  },
  moderation: {
    heading: 'Cum procedăm cu conținutul care încalcă regulile',
    notice:
      'Oricine ne poate semnala un conținut scriind la %{contact}: indicați despre ce conținut este vorba, unde se găsește și de ce îl considerați ilegal sau contrar acestor reguli, precum și numele și adresa dumneavoastră de e-mail, cu excepția cazului în care este vorba despre abuzul sexual asupra copiilor. Confirmăm primirea, decidem în timp util, cu diligență, în mod obiectiv și nearbitrar și vă comunicăm decizia.',
    measures:
      'Conținutul ilegal sau care încalcă aceste reguli poate fi eliminat, făcut mai puțin vizibil sau blocat. Conturile care publică frecvent conținut vădit ilegal sunt suspendate pentru o perioadă rezonabilă, după un avertisment, sau sunt închise.',
    reasons:
      'Persoanei vizate i se comunică decizia luată, faptele și regula pe care se întemeiază și modul în care o poate contesta. O puteți contesta scriind la aceeași adresă; fiecare contestație este examinată de o persoană.',
    objection:
      'Contestația este gratuită și poate fi depusă timp de șase luni de la decizie. Ne pronunțăm asupra ei fără întârzieri nejustificate și ne motivăm decizia.',
    settlement:
      'În măsura în care Regulamentul (UE) 2022/2065 ne obligă, un litigiu privind o decizie poate fi supus și unui organism certificat de soluționare extrajudiciară a litigiilor (art. 21). Calea instanței rămâne deschisă.',
    automated:
      'Mijloacele automate ne ajută să găsim și să evaluăm conținutul; deciziile privind contestațiile nu sunt luate niciodată numai prin astfel de mijloace.',
    manual: 'Nu utilizăm mijloace automate pentru evaluarea conținutului: deciziile sunt luate de persoane.',
    contactPoint:
      'Punctul unic de contact pentru autorități, Comisie și Comitetul european pentru servicii digitale (art. 11 din Regulamentul (UE) 2022/2065, Regulamentul privind serviciile digitale) și pentru utilizatori (art. 12 din același regulament) este %{contact}.',
    contactLanguages: 'Îi puteți scrie în oricare dintre limbile în care sunt publicați prezenții termeni.',
  },
};
