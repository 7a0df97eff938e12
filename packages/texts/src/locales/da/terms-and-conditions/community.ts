import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Det, du offentliggør',
    yours: 'Det, du offentliggør, forbliver dit. Du har ansvaret for det og skal have rettighederne til det.',
    licence:
      'Så længe det er offentliggjort, giver du os uden vederlag og overalt lov til at lagre det, vise det til andre på %{site} og ændre dets form, hvor teknikken kræver det. Det ophører, når du sletter det, dog ikke for kopier, som andre lovligt har fremstillet.',
    rulesIntro: 'Du må ikke offentliggøre:',
    rules: {
      illegal: 'noget, der er ulovligt eller opfordrer til lovbrud',
      rights: 'noget, der krænker ophavsret, varemærker, privatliv eller andres rettigheder i øvrigt',
      hate: 'had, trusler, chikane eller forherligelse af vold',
      children: 'noget, der skader eller seksualiserer mindreårige',
      deception: 'vildledning, spam eller skadelige programmer',
      data: 'personoplysninger om andre uden ret til det',
    },
    ownIntro: 'Desuden gælder følgende regler:',
  },
  moderation: {
    heading: 'Hvordan vi håndterer indhold, der strider mod reglerne',
    notice:
      'Enhver kan anmelde indhold til os via %{contact}: Angiv, hvad det er, hvor det findes, og hvorfor du mener, at det er ulovligt eller strider mod disse regler, og oplys dit navn og din e-mailadresse, undtagen når det vedrører seksuelt misbrug af børn. Vi bekræfter modtagelsen, træffer afgørelse rettidigt, omhyggeligt, objektivt og ikke vilkårligt og meddeler dig afgørelsen.',
    measures:
      'Indhold, der er ulovligt eller strider mod disse regler, kan blive fjernet, gjort mindre synligt eller blokeret. Konti, der ofte offentliggør åbenbart ulovligt indhold, suspenderes i en rimelig periode efter en advarsel eller lukkes.',
    reasons:
      'Den, der berøres, får at vide, hvilken afgørelse der er truffet, hvilke forhold og hvilken regel den bygger på, og hvordan man kan gøre indsigelse. Du kan gøre indsigelse ved at skrive til samme adresse; et menneske ser på hver indsigelse.',
    objection:
      'Det er gratis at gøre indsigelse, og det er muligt i seks måneder efter afgørelsen. Vi afgør indsigelsen uden unødig forsinkelse og begrunder afgørelsen.',
    settlement:
      'I det omfang forordning (EU) 2022/2065 forpligter os til det, kan en tvist om en afgørelse også indbringes for et certificeret organ for udenretslig tvistbilæggelse (artikel 21). Domstolene står fortsat åbne for dig.',
    automated:
      'Automatiske midler hjælper os med at finde og vurdere indhold; afgørelser om indsigelser træffes aldrig alene ved hjælp af dem.',
    manual: 'Vi bruger ingen automatiske midler til at vurdere indhold: Det er mennesker, der træffer afgørelserne.',
    contactPoint:
      'Det centrale kontaktpunkt for myndigheder, Kommissionen og Det Europæiske Råd for Digitale Tjenester (artikel 11 i forordning (EU) 2022/2065 om digitale tjenester) og for brugere (artikel 12 i samme forordning) er %{contact}.',
    contactLanguages: 'Du kan skrive dertil på hvert af de sprog, som disse vilkår er offentliggjort på.',
  },
};
