import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Avslutning av bruken',
    text: 'Vi kan avslutte en konto umiddelbart når det foreligger saklig og tungtveiende grunn, særlig etter alvorlige eller gjentatte brudd på disse vilkårene, og ellers med et varsel på %{days}. Betalinger for tid der ytelsen ikke lenger leveres, betales tilbake, med mindre du har forårsaket avslutningen ved et brudd.',
    data: 'Før avslutningen og i 30 dager etter den kan forbrukere gratis hente ut innholdet de har laget eller levert.',
  },
  changes: {
    heading: 'Endringer i disse vilkårene',
    reasons:
      'For avtaler som allerede løper, endrer vi disse vilkårene bare når det er saklig grunn til det: en lovendring, en avgjørelse fra en domstol eller myndighet, hensyn til sikkerheten eller nye funksjoner som krever regler.',
    notice:
      'Vi varsler deg om en endring minst %{days} før den gjelder, og om hva den går ut på. Du kan si opp avtalen gratis før den gjelder. En endring av det en av partene hovedsakelig skylder, krever at du godtar den.',
    use: 'Den som bruker %{site}, gjør det etter den versjonen av disse vilkårene som er publisert på det tidspunktet.',
    versions: 'Hver versjon er datert, og tidligere versjoner kan åpnes fra siden der disse vilkårene er publisert.',
  },
  law: {
    heading: 'Lovvalg og verneting',
    law: 'Loven i følgende land gjelder: %{country}.',
    lawState: 'Loven i følgende delstat i USA gjelder, uten lovvalgsreglene i den: %{state}.',
    consumers:
      'Forbrukere beholder vernet etter de ufravikelige reglene i landet der de har sitt vanlige bosted (artikkel 6 i forordning (EF) nr. 593/2008, der den gjelder).',
    convention:
      'I forholdet til næringsdrivende gjelder ikke FN-konvensjonen om kontrakter for internasjonale løsørekjøp (CISG).',
    court: 'Tvister med næringsdrivende avgjøres av domstolen på følgende sted: %{place}.',
    consumerCourts:
      'Forbrukere som bor i Det europeiske økonomiske samarbeidsområde (EØS), i Sveits eller i Storbritannia, kan reise sak ved domstolen på stedet der de bor, og kan bare saksøkes der.',
    consumersElsewhere:
      'Forbrukere som bor andre steder, kan også reise sak ved de domstolene som loven i landet der de bor, gir dem adgang til.',
  },
  disputes: {
    heading: 'Løsning av tvister',
    first: 'Hvis du er misfornøyd med noe, kan du skrive til %{contact}: Da prøver vi å finne en løsning.',
    none: 'Vi er verken forpliktet eller villige til å delta i saker for et klageorgan for forbrukersaker.',
    unlessObliged: 'Vi deltar i saker for klageorganer for forbrukersaker bare når loven forplikter oss til det.',
    body: 'Vi deltar i saker for følgende klageorgan for forbrukersaker: %{body}.',
    france:
      'Forbrukere kan gratis henvende seg til dette organet hvis de først har forsøkt å løse tvisten med oss ved en skriftlig klage, og innen et år fra denne klagen (artikkel L. 612-1 og L. 612-2 i den franske forbrukerloven).',
    hungary:
      'Forbrukere kan bringe en tvist inn for en forliksnemnd (békéltető testület). Nemnda på vårt hjemsted er: %{body}. I Ungarn er nemnda på stedet der forbrukeren bor, kompetent, eller en annen som forbrukeren oppgir i anmodningen.',
    hungaryDuty: 'Vi er etter loven forpliktet til å medvirke i saken (§ 29 i lov CLV av 1997 om forbrukervern).',
  },
  approval: {
    heading: 'Særskilt godkjenning av klausuler',
    text: 'Kunder som ikke er forbrukere, godkjenner særskilt følgende klausuler i disse vilkårene, slik artikkel 1341 andre ledd og artikkel 1342 i den italienske sivillovboken krever:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'endring av løpende digitale tjenester',
      subscription: 'stilltiende fornyelse og endring av prisen',
      conformity: 'plikt til å undersøke varer og reklamere; foreldelse av krav',
      marketplace: 'begrensning, suspensjon og avslutning av selgeres bruk',
      conduct: 'begrensning og sperring av tilgangen',
      availability: 'avbrudd i tjenesten',
      liability: 'utelukkelse og begrensning av vårt ansvar',
      termination: 'vår rett til å avslutte avtalen',
      changes: 'vår rett til å endre disse vilkårene',
      court: 'verneting',
    },
    separately:
      'Denne godkjenningen gis ved en ny underskrift eller, på nettet, ved en egen erklæring, atskilt fra aksepten av disse vilkårene som helhet.',
  },
  final: {
    heading: 'Sluttbestemmelse',
    text: 'Hvis en bestemmelse i disse vilkårene er ugyldig, gjelder loven i stedet; de andre bestemmelsene gjelder fortsatt.',
  },
};
