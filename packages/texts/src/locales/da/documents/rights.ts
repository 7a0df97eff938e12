import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Dine rettigheder',
  intro: 'I det omfang den lov, der gælder for dig, bestemmer det, har du følgende rettigheder:',
  access: {
    name: 'Indsigt',
    text: 'Du kan få at vide, om vi behandler oplysninger om dig, og modtage en kopi af dem med nærmere oplysninger om behandlingen (databeskyttelsesforordningens artikel 15).',
  },
  rectification: {
    name: 'Berigtigelse',
    text: 'Du kan få urigtige oplysninger berigtiget og ufuldstændige oplysninger gjort fuldstændige (databeskyttelsesforordningens artikel 16).',
  },
  erasure: {
    name: 'Sletning',
    text: 'Du kan få dine oplysninger slettet, f.eks. når de ikke længere er nødvendige, eller du trækker dit samtykke tilbage (databeskyttelsesforordningens artikel 17).',
  },
  restriction: {
    name: 'Begrænsning af behandling',
    text: 'Du kan kræve, at oplysninger kun opbevares og ikke bruges på anden måde, f.eks. mens det undersøges, om de er rigtige (databeskyttelsesforordningens artikel 18).',
  },
  notification: {
    name: 'Underretning af modtagere',
    text: 'Vi underretter hver modtager af dine oplysninger om berigtigelse, sletning eller begrænsning af behandling, medmindre det er umuligt eller uforholdsmæssigt vanskeligt; efter anmodning oplyser vi dig om, hvem modtagerne er (databeskyttelsesforordningens artikel 19).',
  },
  portability: {
    name: 'Dataportabilitet',
    text: 'Du kan modtage de oplysninger, du har givet os, i et struktureret, almindeligt anvendt og maskinlæsbart format eller få dem sendt til en anden dataansvarlig, når behandlingen er baseret på samtykke eller en kontrakt og foretages automatisk (databeskyttelsesforordningens artikel 20).',
  },
  automated: {
    name: 'Ingen udelukkende automatiske afgørelser',
    text: 'Du har ret til ikke at være genstand for en afgørelse, der alene er baseret på automatisk behandling og betydeligt påvirker dig, medmindre loven tillader det; du kan da få en person til at gennemgå den (databeskyttelsesforordningens artikel 22).',
  },
  withdrawal: {
    name: 'Tilbagetrækning af samtykke',
    text: 'Du kan til enhver tid trække et samtykke tilbage. Det, der er sket før tilbagetrækningen, forbliver lovligt (databeskyttelsesforordningens artikel 7, stk. 3).',
  },
  deceased: {
    name: 'Oplysninger om afdøde',
    france:
      'Du kan give anvisninger om, hvordan dine oplysninger skal opbevares, slettes og videregives efter din død (artikel 85 i den franske databeskyttelseslov, lov nr. 78-17 af 6. januar 1978).',
    italy:
      'Rettighederne i databeskyttelsesforordningens artikel 15-22 over en afdød persons oplysninger tilkommer dem, der har en egen interesse, handler som den afdødes befuldmægtigede for at beskytte denne eller handler af familiemæssige grunde, der fortjener beskyttelse (artikel 2-terdecies i den italienske databeskyttelseskodeks, lovdekret nr. 196/2003).',
    spain:
      'En afdød persons pårørende og arvinger samt dem, der delte livet med personen, kan anmode os om indsigt i personens oplysninger og om, at de berigtiges eller slettes, medmindre personen udtrykkeligt har forbudt det, eller en lov bestemmer andet (artikel 3 i den spanske organiske lov 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Ret til indsigelse',
    reasons:
      'Hvor vi behandler dine oplysninger på grundlag af legitime interesser eller i samfundets interesse, kan du til enhver tid gøre indsigelse af grunde, der vedrører din særlige situation. Vi ophører så med behandlingen, medmindre vi påviser vægtige legitime grunde eller har brug for oplysningerne til retskrav (databeskyttelsesforordningens artikel 21, stk. 1).',
    marketing:
      'Du kan til enhver tid og uden begrundelse gøre indsigelse mod, at dine oplysninger bruges til direkte markedsføring. Vi bruger dem så ikke længere til det formål (databeskyttelsesforordningens artikel 21, stk. 2 og 3).',
  },
  exercise: {
    heading: 'Sådan udøver du dine rettigheder',
    write:
      'Hvis du vil udøve dine rettigheder, kan du kontakte os via %{contact}. En enkelt sætning er nok; der kræves ingen særlig form.',
    form: 'Hvis du vil udøve dine rettigheder, kan du bruge %{link}. Du kan også kontakte os via %{contact}.',
    formText: 'vores anmodningsformular',
    answer:
      'Vi svarer uden beregning og uden unødig forsinkelse, senest inden for en måned. Hvor anmodningerne er komplekse eller mange, kan denne frist forlænges med yderligere to måneder; vi underretter dig så om det inden for den første måned og angiver grunden (databeskyttelsesforordningens artikel 12).',
    identity:
      'Kun hvis vi har rimelig grund til at tvivle på din identitet, beder vi om yderligere oplysninger for at bekræfte den.',
  },
  complaint: {
    heading: 'Klage til en tilsynsmyndighed',
    gdpr: 'Hvis du mener, at behandlingen af dine oplysninger er i strid med loven, kan du indgive en klage til en tilsynsmyndighed for databeskyttelse, navnlig i den medlemsstat, hvor du har dit sædvanlige opholdssted eller dit arbejdssted, eller hvor den påståede overtrædelse er sket (databeskyttelsesforordningens artikel 77).',
    competent: 'Den myndighed, der er kompetent for os, er:',
    competentOneOf:
      'Hvilken myndighed der er kompetent for os, afhænger af, i hvilken del af landet vi er etableret. Dette er myndighederne i landet (%{country}); du kan henvende dig til hvilken som helst af dem:',
    find: 'Myndighederne i alle lande i Det Europæiske Økonomiske Samarbejdsområde er opført her: %{link}.',
    findText: 'Det Europæiske Databeskyttelsesråd, medlemmer',
    court: 'Du kan også gå til domstolene (databeskyttelsesforordningens artikel 79).',
    name: 'Myndighed',
    address: 'Adresse',
    email: 'E-mail',
    website: 'Website',
  },
};
