import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Hvad behandles, til hvilke formål, og hvem modtager det?',
    intro: 'Her er de formål, som personoplysninger behandles til, og modtagerne for hvert af dem.',
    data: 'De berørte oplysninger',
  },
  where: {
    heading: 'Hvor kommer oplysningerne hen?',
    text: 'Lande, hvor behandlingen sker: %{countries}.',
    safeguards:
      'Uden for Det Europæiske Økonomiske Samarbejdsområde er oplysningerne beskyttet af de garantier, der er beskrevet i den fuldstændige privatlivspolitik.',
  },
  howLong: {
    heading: 'Hvor længe opbevares de?',
    text: 'Så længe formålet kræver det, eller længere, hvor en lov siger det. Den fuldstændige privatlivspolitik angiver perioden eller kriteriet for hvert formål.',
  },
  choices: {
    heading: 'Hvad kan du bestemme?',
    consent: 'Du kan til enhver tid nægte at give samtykke eller trække det tilbage.',
    object:
      'Du kan til enhver tid gøre indsigelse mod behandling til direkte markedsføring og, af grunde, der vedrører din situation, mod behandling, der er baseret på legitime interesser.',
    rights:
      'Du kan se dine oplysninger, få dem berigtiget eller slettet, få brugen af dem begrænset og tage dem med dig.',
    usOptOut:
      'I de amerikanske delstater, der er nævnt i den fuldstændige privatlivspolitik, kan du fravælge salg af dine oplysninger og målrettet reklame.',
    noRetaliation: 'Det koster intet og har ingen ulemper at udøve en rettighed.',
    write: 'Kontakt os via %{contact}.',
    complain: 'Du kan klage til en databeskyttelsesmyndighed.',
  },
  more: {
    heading: 'Hvor kan du læse mere?',
    text: 'Den %{policy} beskriver alt dette i detaljer. Den handler om den samme behandling og bærer den samme dato.',
    policy: 'fuldstændige privatlivspolitik',
  },
};
