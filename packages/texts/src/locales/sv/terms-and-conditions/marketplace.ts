import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Marknadsplatsen',
  role: 'På marknadsplatsen erbjuder andra varor och tjänster. Avtalet om dem ingås mellan köparen och säljaren; vi tillhandahåller marknadsplatsen och är inte part i avtalet, om det inte framgår av ett erbjudande att vi är säljare.',
  status:
    'Vid varje erbjudande visas om säljaren uppger sig vara näringsidkare. Om säljaren inte är det gäller konsumenternas rättigheter enligt EU:s konsumentlagstiftning, bland annat ångerrätten, inte för avtalet med säljaren.',
  traders: 'Alla säljare är näringsidkare.',
  duties:
    'Säljaren ansvarar för erbjudandet, för leveransen och för köparens rättigheter enligt avtalet. Vi ansvarar för driften av marknadsplatsen.',
  ranking: {
    heading: 'Hur erbjudanden rangordnas',
    intro: 'Den ordning i vilken erbjudanden visas i sökresultat beror främst på följande:',
  },
  business: {
    heading: 'För säljare',
    text: 'Om vi begränsar, tillfälligt stänger av eller avslutar en säljares användning av marknadsplatsen motiverar vi det: vid en begränsning eller tillfällig avstängning innan eller när den får verkan, vid ett fullständigt avslutande minst 30 dagar i förväg, utom när en lag eller upprepade överträdelser kräver något annat. Ändringar av dessa villkor meddelas säljare minst 15 dagar innan de börjar gälla (förordning (EU) 2019/1150).',
  },
};
