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
  },
  disputes: {
    heading: 'Løsning av tvister',
    first: 'Hvis du er misfornøyd med noe, kan du skrive til %{contact}: Da prøver vi å finne en løsning.',
    none: 'Vi deltar ikke i saker for klageorganer for forbrukersaker og er ikke forpliktet til det, med mindre loven bestemmer noe annet.',
    body: 'Vi deltar i saker for følgende klageorgan for forbrukersaker: %{body}.',
  },
  final: {
    heading: 'Sluttbestemmelse',
    text: 'Hvis en bestemmelse i disse vilkårene er ugyldig, gjelder loven i stedet; de andre bestemmelsene gjelder fortsatt.',
  },
};
