import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'For forældre til børn i USA',
  scope:
    'Efter Children’s Online Privacy Protection Rule (16 CFR Part 312) oplyser dette afsnit forældre om, hvordan personoplysninger om børn under 13 år håndteres på %{site}.',
  operator:
    'Operatøren er %{owner}. Postadresse, e-mailadresse og et eventuelt telefonnummer står i begyndelsen af denne privatlivspolitik. Operatøren besvarer alle henvendelser om oplysninger om børn: %{contact}.',
  others:
    'Følgende tjenester indsamler eller modtager også oplysninger gennem %{site}: %{services}. Hvem der udbyder dem, og hvordan udbyderne kan kontaktes, fremgår af afsnittet om tjenester.',
  collected:
    'Oplysninger, der kan indsamles fra børn: %{data}. Hvordan de bruges og videregives, er angivet i denne privatlivspolitik for hver lejlighed og hver tjeneste.',
  persistent:
    'Vedvarende identifikatorer, der indsamles til den interne drift af %{site}, bruges ikke til andet: ikke til at kontakte et barn, ikke til adfærdsbaseret reklame og ikke til at danne en profil.',
  consent:
    'Før vi indsamler, bruger eller videregiver personoplysninger om et barn ud over undtagelserne i § 312.5(c), indhenter vi verificerbart samtykke fra en forælder. En forælder kan give samtykke til indsamling og brug uden at give samtykke til videregivelse til tredjeparter, medmindre videregivelsen er en integreret del af tjenesten.',
  rights:
    'En forælder kan se barnets oplysninger, få dem slettet og modsætte sig, at de fortsat indsamles eller bruges. Henvend dig i så fald til adressen ovenfor; vi sikrer os, at det er forælderen, der beder om det (§ 312.6).',
  condition:
    'Vi beder ikke et barn om flere oplysninger, end hvad der med rimelighed er nødvendigt for at deltage i en aktivitet (§ 312.7).',
  retention:
    'Oplysninger om børn opbevares kun, så længe det med rimelighed er nødvendigt til det formål, de blev indsamlet til, og slettes derefter (§ 312.10). Perioder og kriterier er angivet i denne privatlivspolitik.',
};
