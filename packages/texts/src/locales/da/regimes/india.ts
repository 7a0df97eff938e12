import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'For personer i Indien',
  scope:
    'Hvor den indiske databeskyttelseslov, Digital Personal Data Protection Act, 2023, gælder, supplerer dette afsnit privatlivspolitikken. De sections, der er nævnt, er bestemmelser i den lov.',
  notice:
    'De personoplysninger, der behandles, og formålene er dem, der er nævnt i denne privatlivspolitik (section 5). Du kan bede om at få denne information på engelsk eller på et af de sprog, der er opført i ottende bilag til Indiens forfatning.',
  withdrawal: 'Du kan til enhver tid trække dit samtykke tilbage, lige så let, som du gav det (section 6(4)).',
  rightsIntro: 'Du kan:',
  rights: {
    access:
      'få en sammenfatning af dine oplysninger og af, hvad der sker med dem, og få at vide, hvem de alle er delt med (section 11)',
    correction: 'få dine oplysninger berigtiget, gjort fuldstændige, ajourført eller slettet (section 12)',
    grievance: 'få dine klager behandlet (section 13)',
    nomination: 'udpege en person, der udøver dine rettigheder, hvis du dør eller mister din handleevne (section 14)',
  },
  exercise:
    'Kontakt os via %{contact}; dér besvares også dine spørgsmål om behandlingen (section 8(9)). Vi besvarer klager inden for 90 dage.',
  authority: 'Hvis det ikke hjælper, kan du klage til Data Protection Board of India (%{link}).',
};
