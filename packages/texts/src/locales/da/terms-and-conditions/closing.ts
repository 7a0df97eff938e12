import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Ophør af brugen',
    text: 'Vi kan lukke en konto straks, hvis der er en vægtig grund, navnlig efter alvorlige eller gentagne overtrædelser af disse vilkår, og i øvrigt med et varsel på %{days}. Betalinger for tid, hvor ydelsen ikke længere leveres, betales tilbage, medmindre du har forårsaget ophøret ved en overtrædelse.',
    data: 'Før ophøret og i 30 dage efter kan forbrugere uden beregning hente det indhold, de har skabt eller leveret.',
  },
  changes: {
    heading: 'Ændringer af disse vilkår',
    reasons:
      'For aftaler, der allerede løber, ændrer vi kun disse vilkår af en gyldig grund: en lovændring, en afgørelse truffet af en domstol eller myndighed, hensyn til sikkerheden eller nye funktioner, der kræver regler.',
    notice:
      'Vi underretter dig om en ændring mindst %{days}, før den gælder, og om, hvad den går ud på. Du kan opsige aftalen uden beregning, før den gælder. En ændring af det, som en af parterne hovedsagelig skylder, kræver, at du accepterer den.',
    use: 'Den, der bruger %{site}, gør det efter den udgave af disse vilkår, der er offentliggjort på det tidspunkt.',
    versions:
      'Hver version bærer sin dato, og tidligere versioner kan åbnes fra den side, hvor disse vilkår er offentliggjort.',
  },
  law: {
    heading: 'Lovvalg og værneting',
    law: 'Retten i følgende land finder anvendelse: %{country}.',
    lawState: 'Retten i følgende delstat i USA finder anvendelse, bortset fra delstatens lovvalgsregler: %{state}.',
    consumers:
      'Forbrugere bevarer den beskyttelse, som de ufravigelige regler i det land, hvor de har deres sædvanlige opholdssted, giver dem (artikel 6 i forordning (EF) nr. 593/2008, hvor den gælder).',
    convention:
      'I forhold til erhvervsdrivende finder De Forenede Nationers konvention om aftaler om internationale køb (CISG) ikke anvendelse.',
    court: 'Tvister med erhvervsdrivende afgøres af domstolene på følgende sted: %{place}.',
    consumerCourts:
      'Forbrugere, der bor i Det Europæiske Økonomiske Samarbejdsområde, i Schweiz eller i Storbritannien, kan anlægge sag ved domstolene på det sted, hvor de bor, og kan kun sagsøges dér.',
    consumersElsewhere:
      'Forbrugere, der bor andre steder, kan også anlægge sag ved de domstole, som loven i det land, hvor de bor, giver dem adgang til.',
  },
  disputes: {
    heading: 'Løsning af tvister',
    first: 'Hvis du er utilfreds med noget, kan du skrive til %{contact}: Så forsøger vi at finde en løsning.',
    none: 'Vi er hverken forpligtet eller villige til at deltage i sager ved et organ for alternativ tvistbilæggelse på forbrugerområdet.',
    unlessObliged:
      'Vi deltager kun i sager ved organer for alternativ tvistbilæggelse på forbrugerområdet, hvor loven forpligter os til det.',
    body: 'Vi deltager i sager ved følgende organ for alternativ tvistbilæggelse på forbrugerområdet: %{body}.',
    france:
      'Forbrugere kan gratis henvende sig til dette organ, hvis de først har forsøgt at løse tvisten med os ved en skriftlig klage, og inden for et år fra denne klage (artikel L. 612-1 og L. 612-2 i den franske forbrugerlov).',
    hungary:
      'Forbrugere kan indbringe en tvist for et forligsnævn (békéltető testület). Nævnet på vores hjemsted er: %{body}. I Ungarn er nævnet på det sted, hvor forbrugeren bor, kompetent, eller et andet, som forbrugeren nævner i sin anmodning.',
    hungaryDuty:
      'Vi er efter loven forpligtet til at medvirke i sagen (§ 29 i lov CLV af 1997 om forbrugerbeskyttelse).',
  },
  approval: {
    heading: 'Særskilt godkendelse af klausuler',
    text: 'Kunder, der ikke er forbrugere, godkender særskilt følgende klausuler i disse vilkår, som artikel 1341, stk. 2, og artikel 1342 i den italienske civillovbog kræver:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'ændring af løbende digitale tjenester',
      subscription: 'stiltiende fornyelse og ændring af prisen',
      conformity: 'pligt til at undersøge varer og reklamere; forældelse af krav',
      marketplace: 'begrænsning, suspension og ophør af sælgeres brug',
      conduct: 'begrænsning og spærring af adgangen',
      availability: 'afbrydelser af tjenesten',
      liability: 'udelukkelse og begrænsning af vores ansvar',
      termination: 'vores ret til at bringe aftalen til ophør',
      changes: 'vores ret til at ændre disse vilkår',
      court: 'værneting',
    },
    separately:
      'Denne godkendelse gives ved en anden underskrift eller, online, ved en selvstændig erklæring, adskilt fra accepten af disse vilkår som helhed.',
  },
  final: {
    heading: 'Afsluttende bestemmelse',
    text: 'Hvis en bestemmelse i disse vilkår er ugyldig, gælder loven i stedet; de øvrige bestemmelser gælder fortsat.',
  },
};
