import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatiske afgørelser og profilering',
    none: 'Vi træffer ingen afgørelser om dig, der alene er baseret på automatisk behandling, herunder profilering, og som har retsvirkning for dig eller på tilsvarende vis betydeligt påvirker dig (databeskyttelsesforordningens artikel 22).',
    nonePlain:
      'Vi træffer ingen afgørelser om dig, der alene sker automatisk, og som har retsvirkning for dig eller på tilsvarende vis betydeligt påvirker dig.',
    reason: 'Begrundelse',
    made: 'Vi træffer afgørelser, der alene er baseret på automatisk behandling, herunder profilering, og som har retsvirkning for dig eller på tilsvarende vis betydeligt påvirker dig (databeskyttelsesforordningens artikel 22).',
    madePlain:
      'Vi træffer afgørelser, der alene sker automatisk, og som har retsvirkning for dig eller på tilsvarende vis betydeligt påvirker dig.',
    logic: 'Logikken bag',
    consequences: 'Hvad det betyder for dig',
    rights:
      'Du kan få en sådan afgørelse gennemgået af en person, fremkomme med dine synspunkter og bestride afgørelsen.',
    profilingIntro:
      'Til reklame eller for at tilpasse indhold dannes der interesseprofiler ud fra, hvordan folk bruger websites og apps. Det gøres af:',
  },
  sources: {
    heading: 'Oplysninger, som vi får fra andre',
    intro: 'Nogle personoplysninger får vi ikke fra dig, men fra andre (databeskyttelsesforordningens artikel 14):',
    introPlain: 'Nogle personoplysninger får vi ikke fra dig, men fra andre:',
    caption: 'Oplysninger fra andre kilder',
    from: 'Kilde',
    data: 'Oplysninger',
    purpose: 'Formål',
    public: 'Offentligt tilgængelig?',
  },
  obligation: {
    heading: 'Om du skal give oplysninger',
    text: 'Du bestemmer selv, om du vil bruge %{site}. Ved hver lejlighed ovenfor er det angivet, om bestemte oplysninger er nødvendige for det, du beder os om, og hvad følgen er, hvis du ikke giver dem.',
    services:
      'Det er altid frivilligt at give oplysninger, hvis behandling er baseret på dit samtykke: Hvis du siger nej, er det kun den pågældende funktion, der ikke er tilgængelig.',
  },
  children: {
    heading: 'Børn',
    notDirected:
      '%{site} er ikke rettet mod børn, og vi indsamler ikke bevidst oplysninger fra dem. Hvis du mener, at et barn har givet os personoplysninger, kan du kontakte os via %{contact}: Så sletter vi dem.',
    minimumAge: {
      one: '%{site} må bruges af personer, der er fyldt %{number} år.',
      other: '%{site} må bruges af personer, der er fyldt %{number} år.',
    },
    directed:
      '%{site} er også rettet mod børn. Når behandlingen af et barns oplysninger er baseret på samtykke, og barnet ikke har nået den alder, loven kræver, skal samtykket gives eller godkendes af indehaveren af forældremyndigheden (databeskyttelsesforordningens artikel 8).',
    directedPlain: '%{site} er også rettet mod børn.',
    parents:
      'Forældre og værger kan se deres barns oplysninger, få dem slettet og modsætte sig yderligere indsamling ved at kontakte os via %{contact}.',
    parentsUs:
      'I USA må personoplysninger om børn under 13 år efter Children’s Online Privacy Protection Rule (16 CFR Part 312) kun indsamles online med verificerbart samtykke fra en forælder, bortset fra de undtagelser, der er nævnt der.',
  },
};
