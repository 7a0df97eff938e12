import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'De marktplaats',
  role: 'Op de marktplaats bieden anderen goederen en diensten aan. De overeenkomst daarover wordt gesloten tussen de koper en de verkoper; wij stellen de marktplaats ter beschikking en zijn daarbij geen partij, tenzij een aanbod vermeldt dat wij de verkoper zijn.',
  status:
    'Bij elk aanbod staat of de verkoper verklaart een handelaar te zijn. Als dat niet zo is, zijn de rechten van consumenten uit het consumentenrecht van de Unie, waaronder het herroepingsrecht, niet van toepassing op de overeenkomst met die verkoper.',
  traders: 'Alle verkopers zijn handelaren.',
  duties:
    'De verkoper is verantwoordelijk voor het aanbod, voor de levering en voor de rechten van de koper uit de overeenkomst. Wij zijn verantwoordelijk voor de werking van de marktplaats.',
  ranking: {
    heading: 'Hoe aanbiedingen worden gerangschikt',
    intro: 'De volgorde waarin aanbiedingen in zoekresultaten worden getoond, hangt hoofdzakelijk af van:',
  },
  business: {
    heading: 'Voor verkopers',
    text: 'Als wij het gebruik van de marktplaats door een verkoper beperken, opschorten of beëindigen, geven wij de redenen: bij een beperking of opschorting voordat of wanneer die ingaat, bij beëindiging van elk gebruik ten minste 30 dagen vooraf, behalve wanneer een wet of herhaalde schendingen iets anders vereisen. Wijzigingen van deze voorwaarden worden verkopers ten minste 15 dagen voordat ze gelden meegedeeld (Verordening (EU) 2019/1150).',
  },
};
