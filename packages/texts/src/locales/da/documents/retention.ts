import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Hvor længe oplysninger opbevares',
  intro:
    'Vi opbevarer personoplysninger, så længe deres formål kræver det. Derefter sletter vi dem, medmindre en lov kræver, at vi opbevarer dem længere, eller vi har brug for dem for at fastlægge, gøre gældende eller forsvare retskrav; de bruges så ikke til andet.',
  tableIntro: 'For formålene i denne privatlivspolitik betyder det:',
  caption: 'Opbevaring efter formål',
  purpose: 'Formål',
  period: 'Periode eller kriterium',
  criteria: {
    delivery:
      'Så længe det er nødvendigt for at levere det indhold, du beder om; adgangslogge, så længe det er nødvendigt for at finde fejl og afværge angreb',
    security: 'Så længe det er nødvendigt for at opdage og spore angreb, spam og misbrug',
    fraud: 'Så længe det er nødvendigt for at undersøge transaktionen og for krav, der opstår af den',
    account: 'Indtil du sletter kontoen eller beder os om det',
    payments: 'Indtil betalingen er gennemført; bilag om den, så længe handels- og skattelovgivningen kræver det',
    contract:
      'Indtil kontrakten er opfyldt, og krav, der følger af den, er forældede; fakturaer og bilag, så længe handels- og skattelovgivningen kræver det',
    choices: 'Så længe dit valg gælder, og derefter så længe vi skal kunne bevise det',
    errors: 'Indtil fejlen er fundet og rettet',
    enquiry:
      'Indtil din henvendelse er afsluttet, og der ikke kan ventes opfølgende spørgsmål; længere, hvor handelslovgivningen kræver, at korrespondance opbevares',
    use: 'Så længe du bruger funktionen, og i opbevaringsperioderne for dens trackere',
    booking: 'Indtil bookingen eller tidsbestillingen er gennemført, og krav, der følger af den, er forældede',
    content: 'Så længe indholdet vises, og i opbevaringsperioderne for dets trackere',
    contribution: 'Så længe dit indlæg er offentliggjort, eller indtil du beder os om at fjerne det',
    statistics:
      'Indtil du trækker dit samtykke tilbage, eller, hvis det sker tidligere, oplysningerne ikke længere er nødvendige for vores statistik; trackere i deres opbevaringsperioder',
    statisticsOther: 'Indtil oplysningerne ikke længere er nødvendige for vores statistik, eller du gør indsigelse',
    advertising:
      'Indtil du trækker dit samtykke tilbage, eller, hvis det sker tidligere, kampagnen er evalueret; trackere i deres opbevaringsperioder',
    advertisingOther: 'Indtil du gør indsigelse, eller, hvis det sker tidligere, kampagnen er evalueret',
    subscription:
      'Indtil du afmelder dig eller trækker dit samtykke tilbage; bevis for dit samtykke, så længe krav kan gøres gældende',
    contacts: 'Så længe forretningsforbindelsen varer, dog længst indtil du gør indsigelse',
    membership: 'Så længe du deltager i programmet, og indtil krav, der følger af det, er forældede',
    application:
      'Indtil der er truffet afgørelse, og krav rettet mod den er forældede; længere kun med dit samtykke, eller hvis du ansættes',
    survey: 'Indtil undersøgelsen er evalueret',
    law: 'Så længe handels- og skattelovgivningen kræver det',
    claims: 'Indtil kravet er afgjort eller forældet',
    purpose: 'Så længe det nævnte formål kræver det',
  },
};
