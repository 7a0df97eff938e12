import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Adatkezelés más országokban',
  intro:
    'A személyes adatokat az itt felsorolt országokban kezelik. Az Európai Gazdasági Térségen kívülre adatok csak oda kerülhetnek, ahol a GDPR 44–49. cikke szerinti garanciák valamelyike védi őket. A táblázat ezt minden országnál megnevezi.',
  introUk:
    'A személyes adatokat az itt felsorolt országokban kezelik. Az Egyesült Királyságon kívülre adatok csak oda kerülhetnek, ahol a UK GDPR 44–49. cikke szerinti garanciák valamelyike védi őket. A táblázat ezt minden országnál megnevezi.',
  introSwiss:
    'A személyes adatokat az itt felsorolt országokban lévő címzettekkel közöljük. A táblázat minden országnál megnevezi, mi biztosítja a megfelelő védelmet (FADP 16. cikk).',
  introPlain: 'A személyes adatokat a következő országokban kezelik:',
  none: 'A jelen tájékoztatóban megnevezett szolgáltatások személyes adatokat kizárólag az Európai Gazdasági Térségben kezelnek: %{countries}.',
  caption: 'Országok, címzettek és garanciák',
  country: 'Ország',
  recipients: 'Címzettek',
  safeguard: 'Garancia',
  safeguards: {
    inside: 'Az Európai Gazdasági Térségen belül, ahol a GDPR alkalmazandó',
    home: 'Nincs továbbítás más országba',
    adequacyEu: 'Az Európai Bizottság megfelelőségi határozata (GDPR 45. cikk)',
    adequacyEuLimited: 'Az Európai Bizottság megfelelőségi határozata (GDPR 45. cikk), annak hatályán belül',
    adequacyUk: 'Az Egyesült Királyság megfelelőségi rendelkezései (adequacy regulations, UK GDPR 45A. cikk)',
    adequacySwiss:
      'A svájci Szövetségi Tanács által megállapított megfelelő védelem (FADP 16. cikk (1) bekezdés, a svájci adatvédelmi rendelet 1. melléklete)',
    frameworkEu:
      'EU–USA adatvédelmi keret (EU-US Data Privacy Framework): az Európai Bizottság (EU) 2023/1795 megfelelőségi határozata (GDPR 45. cikk), amely szerint a címzett tanúsított',
    frameworkUk:
      'Az EU–USA adatvédelmi keret kiterjesztése az Egyesült Királyságra (UK Extension to the EU-US Data Privacy Framework), amely szerint a címzett tanúsított',
    frameworkSwiss:
      'Svájci–amerikai adatvédelmi keret (Swiss-US Data Privacy Framework), amely szerint a címzett tanúsított',
    clausesEu: 'Az Európai Bizottság általános szerződési feltételei (GDPR 46. cikk (2) bekezdés c) pont)',
    clausesUk:
      'Az Egyesült Királyság adatvédelmi biztosa (Information Commissioner) által kibocsátott International Data Transfer Agreement vagy Addendum (UK GDPR 46. cikk)',
    clausesSwiss:
      'A svájci adatvédelmi biztos (FDPIC) által elismert általános adatvédelmi kikötések (FADP 16. cikk (2) bekezdés d) pont)',
    bindingRules: 'Kötelező erejű vállalati szabályok (GDPR 46. cikk (2) bekezdés b) pont)',
    explicitConsent:
      'Az Ön kifejezett hozzájárulása a kockázatokról való tájékoztatás után (GDPR 49. cikk (1) bekezdés a) pont)',
    contract:
      'Az Önnel vagy az Ön érdekében kötött szerződéshez szükséges (GDPR 49. cikk (1) bekezdés b) vagy c) pont)',
    frameworkOrClausesEu:
      'Az Európai Bizottság általános szerződési feltételei (GDPR 46. cikk (2) bekezdés c) pont) vagy, ha a címzett tanúsított, az EU–USA adatvédelmi keret (EU-US Data Privacy Framework, GDPR 45. cikk)',
  },
  copy: 'Az itt megnevezett feltételekről vagy szabályokról másolatot, illetve arról, hogy hol érhetők el, felvilágosítást a következő elérhetőségen kérhet: %{contact}.',
  usRisk:
    'A megfelelőségi határozattal nem rendelkező országokban a jogszabályok által megkövetelt adatvédelmi szint alacsonyabb lehet, és a hatóságok szélesebb körben férhetnek hozzá az adatokhoz. Ezért állapodtunk meg az itt megnevezett garanciákban.',
};
