import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Dina rättigheter',
  intro: 'I den utsträckning som den lag som gäller för dig föreskriver har du följande rättigheter:',
  access: {
    name: 'Tillgång',
    text: 'Du kan få veta om vi behandlar uppgifter om dig och få en kopia av dem, med närmare information om behandlingen (artikel 15 i GDPR).',
  },
  rectification: {
    name: 'Rättelse',
    text: 'Du kan få felaktiga uppgifter rättade och ofullständiga uppgifter kompletterade (artikel 16 i GDPR).',
  },
  erasure: {
    name: 'Radering',
    text: 'Du kan få dina uppgifter raderade, till exempel när de inte längre behövs eller du återkallar ditt samtycke (artikel 17 i GDPR).',
  },
  restriction: {
    name: 'Begränsning av behandling',
    text: 'Du kan begära att uppgifter endast lagras och inte används på annat sätt, till exempel medan det kontrolleras om de är korrekta (artikel 18 i GDPR).',
  },
  notification: {
    name: 'Underrättelse till mottagare',
    text: 'Vi underrättar varje mottagare av dina uppgifter om rättelse, radering eller begränsning av behandling, om det inte är omöjligt eller medför en oproportionell ansträngning; på begäran informerar vi dig om vilka mottagarna är (artikel 19 i GDPR).',
  },
  portability: {
    name: 'Dataportabilitet',
    text: 'Du kan få de uppgifter som du har lämnat till oss i ett strukturerat, allmänt använt och maskinläsbart format, eller få dem överförda till en annan personuppgiftsansvarig, när behandlingen grundas på samtycke eller ett avtal och är automatiserad (artikel 20 i GDPR).',
  },
  automated: {
    name: 'Inga enbart automatiserade beslut',
    text: 'Du har rätt att inte bli föremål för ett beslut som enbart grundas på automatiserad behandling och som i betydande grad påverkar dig, utom när lagen tillåter det; du kan då få det granskat av en person (artikel 22 i GDPR).',
  },
  withdrawal: {
    name: 'Återkallelse av samtycke',
    text: 'Du kan när som helst återkalla ett samtycke. Det som gjordes före återkallelsen förblir lagligt (artikel 7.3 i GDPR).',
  },
  deceased: {
    name: 'Uppgifter om avlidna',
    france:
      'Du kan ge anvisningar om hur dina uppgifter ska bevaras, raderas och lämnas ut efter din död (artikel 85 i den franska dataskyddslagen, lag nr 78-17 av den 6 januari 1978).',
    italy:
      'Rättigheterna i artiklarna 15–22 i GDPR i fråga om en avliden persons uppgifter tillkommer den som har ett eget intresse, handlar som den avlidnes ombud för att skydda denne eller handlar av familjeskäl som förtjänar skydd (artikel 2-terdecies i den italienska dataskyddskodexen, lagstiftningsdekret nr 196/2003).',
    spain:
      'Anhöriga och arvingar till en avliden person, och de som delade den personens liv, kan begära att få tillgång till personens uppgifter och att vi rättar eller raderar dem, om personen inte uttryckligen har förbjudit det eller något annat följer av lag (artikel 3 i den spanska organiska lagen 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Rätt att göra invändningar',
    reasons:
      'När vi behandlar dina uppgifter med stöd av berättigade intressen eller i det allmännas intresse kan du när som helst invända av skäl som hänför sig till din specifika situation. Vi upphör då med behandlingen, om vi inte kan påvisa tvingande berättigade skäl eller behöver uppgifterna för rättsliga anspråk (artikel 21.1 i GDPR).',
    marketing:
      'Du kan när som helst och utan att ange skäl invända mot att dina uppgifter används för direkt marknadsföring. Vi använder dem då inte längre för det ändamålet (artikel 21.2 och 21.3 i GDPR).',
  },
  exercise: {
    heading: 'Så utövar du dina rättigheter',
    write:
      'Om du vill utöva dina rättigheter, kontakta oss via %{contact}. Det räcker med en mening; någon särskild form krävs inte.',
    form: 'Om du vill utöva dina rättigheter, använd %{link}. Du kan också kontakta oss via %{contact}.',
    formText: 'vårt formulär för begäranden',
    answer:
      'Vi svarar utan kostnad och utan onödigt dröjsmål, senast inom en månad. När begärandena är komplicerade eller många kan denna tidsfrist förlängas med ytterligare två månader; vi meddelar dig då detta inom den första månaden och anger skälen (artikel 12 i GDPR).',
    identity:
      'Endast om vi har rimliga skäl att betvivla din identitet ber vi om ytterligare information för att bekräfta den.',
  },
  complaint: {
    heading: 'Klagomål till en tillsynsmyndighet',
    gdpr: 'Om du anser att behandlingen av dina uppgifter strider mot lagen kan du lämna in ett klagomål till en tillsynsmyndighet för dataskydd, särskilt i den medlemsstat där du har din hemvist eller din arbetsplats eller där den påstådda överträdelsen har skett (artikel 77 i GDPR).',
    competent: 'Behörig myndighet för oss är:',
    competentOneOf:
      'Vilken myndighet som är behörig för oss beror på i vilken del av landet vi är etablerade. Dessa myndigheter finns i landet (%{country}); du kan vända dig till vilken som helst av dem:',
    find: 'Myndigheterna i alla länder i Europeiska ekonomiska samarbetsområdet är förtecknade här: %{link}.',
    findText: 'Europeiska dataskyddsstyrelsen, medlemmar',
    court: 'Du kan även vända dig till domstol (artikel 79 i GDPR).',
    name: 'Myndighet',
    address: 'Adress',
    email: 'E-post',
    website: 'Webbplats',
  },
};
