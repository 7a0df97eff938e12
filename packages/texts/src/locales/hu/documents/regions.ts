import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Az Egyesült Királyságban tartózkodó személyeknek',
    reading:
      'Ahol a jelen tájékoztató a GDPR valamely cikkére hivatkozik, az a UK GDPR hatálya alá tartozó adatkezelés esetében a UK GDPR megfelelő cikkét jelenti.',
    complainToUs:
      'Panaszt tehet nálunk amiatt, ahogyan adatait használjuk, a következő elérhetőségen: %{contact}. Panasza beérkezését 30 napon belül visszaigazoljuk, indokolatlan késedelem nélkül kivizsgáljuk, és közöljük Önnel az eredményt (Data Protection Act 2018, 164A. szakasz).',
    complainToIco: 'Panaszt tehet az Egyesült Királyság adatvédelmi hatóságánál is:',
    adequacy:
      'Az Egyesült Királyságból történő adattovábbításokra az Európai Bizottság határozatai helyett az Egyesült Királyság saját megfelelőségi rendelkezései (adequacy regulations) vonatkoznak, az általános szerződési feltételekhez pedig az International Data Transfer Agreement vagy a UK Addendum társul.',
  },
  switzerland: {
    heading: 'A Svájcban tartózkodó személyeknek',
    reading:
      'Ahol a jelen tájékoztató jogalapokról és a GDPR cikkeiről szól, ezek nem korlátozzák és nem helyettesítik a svájci szövetségi adatvédelmi törvényt (FADP), amely csak akkor követel meg igazoló okot, ha az adatkezelés személyiségi jogokat sért.',
    countries: 'Azok a Svájcon kívüli országok, amelyekben személyes adatokat kezelnek: %{countries}.',
    safeguards:
      'A svájci Szövetségi Tanács megfelelő védelmet nyújtónak ismeri el többek között az Európai Gazdasági Térség államait és az Egyesült Királyságot (a svájci adatvédelmi rendelet 1. melléklete), valamint az Egyesült Államokat azon címzettek tekintetében, amelyek a Swiss-US Data Privacy Framework szerint tanúsítottak. Máshol a fent megnevezett általános szerződési feltételek érvényesek, a svájci adatvédelmi biztos (FDPIC) által elismert formában (FADP 16. cikk).',
    noCountries: 'A jelen tájékoztatóban megnevezett szolgáltatások személyes adatokat kizárólag Svájcban kezelnek.',
    rights:
      'Ön kérheti az adataihoz való hozzáférést (FADP 25. cikk), azok kiadását vagy továbbítását (FADP 28. cikk), valamint helyesbítésüket, törlésüket vagy megsemmisítésüket, és tiltakozhat kezelésük vagy közlésük ellen (FADP 30. és 32. cikk). Rendszerint 30 napon belül és díjmentesen válaszolunk.',
    authority: 'A jogsértéseket bejelentheti az illetékes hatóságnak:',
  },
};
