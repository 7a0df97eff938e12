import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'For personer i Brasilien',
  scope:
    'Hvor den brasilianske databeskyttelseslov (Lei Geral de Proteção de Dados Pessoais, lov nr. 13.709/2018, LGPD) gælder, supplerer dette afsnit privatlivspolitikken.',
  bases:
    'Hvor denne privatlivspolitik nævner samtykke, en kontrakt, en retlig forpligtelse eller legitime interesser som retsgrundlag, er det også retsgrundlaget af samme navn i artikel 7 i LGPD; for følsomme oplysninger er det et af dem i artikel 11 i LGPD.',
  basesPlain:
    'Vi behandler personoplysninger med dit samtykke, til en kontrakt med dig, for at overholde en retlig forpligtelse eller til vores legitime interesser (artikel 7 i LGPD); følsomme oplysninger kun på et af retsgrundlagene i artikel 11 i LGPD.',
  rightsIntro: 'Du har følgende rettigheder (artikel 18 og 20 i LGPD):',
  rights: {
    access: 'bekræftelse på, at vi behandler dine oplysninger, og indsigt i dem',
    correction: 'berigtigelse af oplysninger, der er ufuldstændige, urigtige eller forældede',
    blocking:
      'anonymisering, blokering eller sletning af oplysninger, der er unødvendige eller for omfattende eller behandles i strid med loven',
    portability: 'overførsel af dine oplysninger til en anden udbyder (dataportabilitet)',
    erasure:
      'sletning af oplysninger, der behandles med dit samtykke, medmindre artikel 16 i LGPD tillader, at de opbevares',
    sharing: 'oplysning om de offentlige og private organer, som vi har delt dine oplysninger med',
    refusal: 'oplysning om muligheden for ikke at give samtykke og om følgerne af det',
    withdrawal:
      'tilbagetrækning af dit samtykke, uden beregning og lige så let, som det blev givet (artikel 8, § 5, i LGPD)',
    objection: 'indsigelse mod behandling uden samtykke, der er i strid med loven (artikel 18, § 2, i LGPD)',
    review:
      'fornyet prøvelse af afgørelser, der alene træffes automatisk og berører dine interesser (artikel 20 i LGPD)',
  },
  exercise:
    'Hvis du vil udøve dem, og ved alle spørgsmål om databeskyttelse (artikel 41 i LGPD), kan du kontakte os via %{contact}. Vi svarer straks i forenklet form eller fuldstændigt inden for 15 dage fra anmodningen (artikel 19 i LGPD).',
  transfers:
    'Oplysninger kommer kun til de lande uden for Brasilien, der er nævnt i denne privatlivspolitik, på den måde, artikel 33 i LGPD tillader: til lande, hvis beskyttelse ANPD har anerkendt, efter standardkontraktbestemmelserne i resolution CD/ANPD nr. 19/2024 eller på et andet grundlag i den artikel.',
  children: 'Oplysninger om børn og unge behandles med hensyntagen til deres tarv (artikel 14 i LGPD).',
  authority:
    'Du kan også henvende dig til den brasilianske databeskyttelsesmyndighed, ANPD (%{link}), og til forbrugerbeskyttelsesorganerne (artikel 18, § 1 og § 8, i LGPD).',
};
