import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Det du publiserer',
    yours: 'Det du publiserer, forblir ditt. Du har ansvaret for det og må ha rettighetene til det.',
    licence:
      'Så lenge det er publisert, gir du oss vederlagsfritt og over hele verden lov til å lagre det, vise det til andre på %{site} og endre formen på det når teknikken krever det. Dette opphører når du sletter det, unntatt for kopier som andre lovlig har laget.',
    rulesIntro: 'Du har ikke lov til å publisere:',
    rules: {
      illegal: 'noe som bryter loven eller oppfordrer til lovbrudd',
      rights: 'noe som krenker opphavsrett, varemerker, privatliv eller andre rettigheter som tilhører andre',
      hate: 'hat, trusler, trakassering eller forherligelse av vold',
      children: 'noe som skader eller seksualiserer mindreårige',
      deception: 'villedning, søppelpost eller skadelige programmer',
      data: 'personopplysninger om andre uten rett til det',
    },
    ownIntro: 'I tillegg gjelder disse reglene:',
  },
  moderation: {
    heading: 'Hvordan vi håndterer innhold som bryter reglene',
    notice:
      'Alle kan melde innhold til oss via %{contact}: Oppgi hva det er, hvor det finnes, og hvorfor du mener at det er ulovlig eller i strid med disse reglene, og oppgi navnet og e-postadressen din, unntatt når det gjelder seksuelle overgrep mot barn. Vi bekrefter mottaket, treffer avgjørelsen i rett tid, omhyggelig, objektivt og uten vilkårlighet og forteller deg hva den går ut på.',
    measures:
      'Innhold som er ulovlig eller i strid med disse reglene, kan bli fjernet, gjort mindre synlig eller sperret. Kontoer som ofte publiserer åpenbart ulovlig innhold, blir suspendert en rimelig tid etter en advarsel, eller avsluttet.',
    reasons:
      'Den som berøres, får vite hvilken avgjørelse som er truffet, hvilke forhold og hvilken regel den bygger på, og hvordan man kan klage på den. Du kan klage ved å skrive til samme adresse; et menneske ser på hver klage.',
    objection:
      'Det er gratis å klage, og det er mulig i seks måneder etter avgjørelsen. Vi avgjør klagen uten unødig opphold og begrunner avgjørelsen.',
    settlement:
      'I den grad forordning (EU) 2022/2065 forplikter oss til det, kan en tvist om en avgjørelse også bringes inn for et sertifisert organ for utenrettslig tvisteløsning (artikkel 21). Domstolene står fortsatt åpne for deg.',
    automated:
      'Automatiserte midler hjelper oss med å finne og vurdere innhold; avgjørelser om klager treffes aldri utelukkende ved hjelp av dem.',
    manual: 'Vi bruker ingen automatiserte midler til å vurdere innhold: Det er mennesker som avgjør.',
    contactPoint:
      'Det sentrale kontaktpunktet for myndigheter, Europakommisjonen og Det europeiske rådet for digitale tjenester (artikkel 11 i forordning (EU) 2022/2065 om digitale tjenester) og for brukere (artikkel 12 i samme forordning) er %{contact}.',
    contactLanguages: 'Du kan skrive dit på hvert av språkene disse vilkårene er publisert på.',
  },
};
