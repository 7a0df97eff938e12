import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Levering',
    countries: 'Vi leverer til følgende land: %{countries}.',
    anywhere: 'Hvilke land vi leverer til, vises når du bestiller.',
    within: 'Varene når deg senest innen følgende tid etter at avtalen er inngått: %{period}.',
    shown: 'Leveringstiden vises når du bestiller; den er aldri lengre enn 30 dager etter at avtalen er inngått.',
    risk: 'For forbrukere går risikoen for at varene går tapt eller blir skadet, over når forbrukeren, eller en person som forbrukeren har utpekt, og som ikke er transportøren, mottar varene. For næringsdrivende går den over når vi overgir varene til transportøren.',
    riskConsumers:
      'Risikoen for at varene går tapt eller blir skadet, går over på deg når du, eller en person som du har utpekt, og som ikke er transportøren, mottar varene.',
    riskBusinesses:
      'Risikoen for at varene går tapt eller blir skadet, går over på deg når vi overgir varene til transportøren.',
  },
  digital: {
    heading: 'Tilgang og oppdateringer',
    access: 'Vi gir deg tilgang til det du har bestilt, uten unødig opphold etter at avtalen er inngått.',
    updates:
      'Vi leverer oppdateringene, også sikkerhetsoppdateringer, som trengs for at det du har bestilt, fortsatt skal være i samsvar med avtalen, og sier fra til deg om dem: for et abonnement så lenge det løper, for et enkeltkjøp så lenge du med rimelighet kan forvente det.',
    requirements: 'Hvilke enheter og programmer det virker med, står ved tilbudet.',
    changes:
      'Utover det kan vi endre løpende digitale tjenester bare når det er saklig grunn til det, for eksempel et nytt teknisk miljø, flere brukere eller en annen viktig driftsmessig grunn, uten kostnad for deg og etter å ha varslet deg klart og tydelig. Hvis en endring forringer bruken din mer enn ubetydelig, varsler vi deg på forhånd, og du kan si opp avtalen gratis innen 30 dager.',
  },
  conformity: {
    heading: 'Hvis noe er galt',
    goods:
      'Lovens regler om mangler gjelder: Hvis varene har mangler, kan du kreve retting eller omlevering uten kostnad og, på lovens vilkår, prisavslag eller pengene tilbake.',
    goodsPeriod:
      'For forbrukere i Det europeiske økonomiske samarbeidsområde (EØS) omfatter de enhver mangel som viser seg innen minst to år etter leveringen.',
    digital:
      'Lovens regler om mangler gjelder for digitalt innhold og digitale tjenester: Hvis de ikke er i samsvar med avtalen, kan du kreve at vi bringer det i orden, og, på lovens vilkår, betale mindre eller heve avtalen.',
    personalData:
      'Gir forbrukere i Det europeiske økonomiske samarbeidsområde (EØS) oss personopplysninger i stedet for å betale en pris, gjelder lovens regler om mangler også for våre digitale tjenester, med mindre vi bare behandler opplysningene for å levere tjenesten eller for å følge loven: Er en tjeneste ikke i samsvar med avtalen, kan de kreve at vi bringer det i orden, eller heve avtalen.',
    unitedKingdom: 'Forbrukere i Storbritannia har rettighetene etter Consumer Rights Act 2015.',
    businessRights:
      'Er det vi leverer eller stiller til rådighet, mangelfullt, har du de rettighetene som loven gir deg.',
    businesses:
      'Næringsdrivende må undersøke varene uten opphold ved leveringen og reklamere over synlige mangler; over skjulte så snart de oppdages. Krav på grunn av mangler må gjøres gjeldende senest ett år etter leveringen, unntatt i tilfellene der vi er ansvarlige uten begrensning.',
    guarantee: 'I tillegg gir vi denne garantien, som ikke påvirker rettighetene dine etter loven:',
    contact: 'Hvis noe er galt, kan du skrive til %{contact}.',
    france: {
      goods:
        'For salg av varer til forbrukere foreskriver fransk rett denne opplysningen (vedlegget til artikkel D. 211-2 i den franske forbrukerloven):',
      once: 'For digitalt innhold og digitale tjenester som leveres til forbrukere på én gang eller ved enkelte leveringer, foreskriver fransk rett denne opplysningen (vedlegget til artikkel D. 211-3 i den franske forbrukerloven):',
      continuous:
        'For digitalt innhold og digitale tjenester som leveres til forbrukere løpende, foreskriver fransk rett denne opplysningen (vedlegget til artikkel D. 211-4 i den franske forbrukerloven):',
    },
  },
};
