import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatiserade beslut och profilering',
    none: 'Vi fattar inga beslut om dig som enbart grundas på automatiserad behandling, inbegripet profilering, och som har rättsliga följder för dig eller på liknande sätt i betydande grad påverkar dig (artikel 22 i GDPR).',
    nonePlain:
      'Vi fattar inga beslut om dig som sker enbart på automatiserad väg och som har rättsliga följder för dig eller på liknande sätt i betydande grad påverkar dig.',
    reason: 'Motivering',
    made: 'Vi fattar beslut som enbart grundas på automatiserad behandling, inbegripet profilering, och som har rättsliga följder för dig eller på liknande sätt i betydande grad påverkar dig (artikel 22 i GDPR).',
    madePlain:
      'Vi fattar beslut som sker enbart på automatiserad väg och som har rättsliga följder för dig eller på liknande sätt i betydande grad påverkar dig.',
    logic: 'Logiken bakom besluten',
    consequences: 'Vad det innebär för dig',
    rights: 'Du kan få ett sådant beslut granskat av en person, framföra din åsikt och bestrida beslutet.',
    profilingIntro:
      'För reklam eller för att anpassa innehåll skapas intresseprofiler utifrån hur människor använder webbplatser och appar. Det görs av:',
  },
  sources: {
    heading: 'Uppgifter som vi får från andra',
    intro: 'Vissa personuppgifter får vi inte från dig utan från andra (artikel 14 i GDPR):',
    introPlain: 'Vissa personuppgifter får vi inte från dig utan från andra:',
    caption: 'Uppgifter från andra källor',
    from: 'Källa',
    data: 'Uppgifter',
    purpose: 'Ändamål',
    public: 'Allmänt tillgänglig?',
  },
  obligation: {
    heading: 'Om du måste lämna uppgifter',
    text: 'Du väljer själv om du vill använda %{site} eller inte. För varje tillfälle ovan anges om vissa uppgifter behövs för det du ber oss om och vad som följer om du inte lämnar dem.',
    services:
      'Det är alltid frivilligt att lämna uppgifter vars behandling grundas på ditt samtycke: om du nekar är det endast den berörda funktionen som inte är tillgänglig.',
  },
  children: {
    heading: 'Barn',
    notDirected:
      '%{site} riktar sig inte till barn, och vi samlar inte medvetet in uppgifter från dem. Om du tror att ett barn har lämnat personuppgifter till oss, kontakta oss via %{contact}: vi raderar dem då.',
    minimumAge: {
      one: '%{site} får användas av personer som är minst %{number} år.',
      other: '%{site} får användas av personer som är minst %{number} år.',
    },
    directed:
      '%{site} riktar sig även till barn. När behandlingen av ett barns uppgifter grundas på samtycke och barnet inte har nått den ålder som lagen kräver, måste samtycket ges eller godkännas av den person som har föräldraansvar för barnet (artikel 8 i GDPR).',
    directedPlain: '%{site} riktar sig även till barn.',
    parents:
      'Föräldrar och vårdnadshavare kan se sitt barns uppgifter, få dem raderade och motsätta sig fortsatt insamling genom att kontakta oss via %{contact}.',
    parentsUs:
      'I USA får personuppgifter om barn under 13 år enligt Children’s Online Privacy Protection Rule (16 CFR Part 312) samlas in på nätet endast med verifierbart samtycke från en förälder, bortsett från de undantag som anges där.',
  },
};
