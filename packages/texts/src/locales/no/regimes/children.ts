import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'For foreldre til barn i USA',
  scope:
    'Etter Children’s Online Privacy Protection Rule (16 CFR Part 312) informerer dette avsnittet foreldre om hvordan personopplysninger om barn under 13 år håndteres på %{site}.',
  operator:
    'Operatøren er %{owner}. Postadresse, e-postadresse og eventuelt telefonnummer står i begynnelsen av denne personvernerklæringen. Operatøren svarer på alle henvendelser om opplysninger om barn: %{contact}.',
  others:
    'Disse tjenestene samler også inn eller mottar opplysninger gjennom %{site}: %{services}. Hvem som leverer dem, og hvordan leverandørene kan kontaktes, står i avsnittet om tjenester.',
  collected:
    'Opplysninger som kan samles inn fra barn: %{data}. Hvordan de brukes og utleveres, er angitt i denne personvernerklæringen for hver anledning og hver tjeneste.',
  persistent:
    'Varige identifikatorer som samles inn for den interne driften av %{site}, brukes ikke til noe annet: ikke til å kontakte et barn, ikke til atferdsbasert reklame og ikke til å lage en profil.',
  consent:
    'Før vi samler inn, bruker eller utleverer personopplysninger om et barn utover unntakene i § 312.5(c), innhenter vi etterprøvbart samtykke fra en forelder. En forelder kan samtykke til innsamling og bruk uten å samtykke til utlevering til tredjeparter, med mindre utleveringen er en integrert del av tjenesten.',
  rights:
    'En forelder kan se barnets opplysninger, få dem slettet og motsette seg at de fortsatt samles inn eller brukes. Henvend deg i så fall til adressen ovenfor; vi forsikrer oss om at det er forelderen som ber om det (§ 312.6).',
  condition:
    'Vi ber ikke et barn om flere opplysninger enn det som med rimelighet er nødvendig for å delta i en aktivitet (§ 312.7).',
  retention:
    'Opplysninger om barn oppbevares bare så lenge det med rimelighet er nødvendig for formålet de ble samlet inn til, og slettes deretter (§ 312.10). Tidene og kriteriene er angitt i denne personvernerklæringen.',
};
