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
    paid: 'Om en betalning påverkar ett erbjudandes placering är erbjudandet märkt som sådant.',
    own: 'Vi lämnar även egna erbjudanden på marknadsplatsen. Tillgång, rangordning och villkor är desamma för dem som för säljarnas erbjudanden.',
    ownDiffers:
      'Vi lämnar även egna erbjudanden på marknadsplatsen. De behandlas annorlunda än säljarnas erbjudanden på följande sätt:',
  },
  business: {
    heading: 'För säljare',
    grounds:
      'Vi begränsar, stänger tillfälligt av eller avslutar en säljares användning av marknadsplatsen endast på grund av en överträdelse av dessa villkor eller av lagen, för att skydda andras rättigheter eller användarnas säkerhet eller för att det saknas uppgifter som lagen kräver av säljare.',
    text: 'Om vi begränsar, tillfälligt stänger av eller avslutar en säljares användning av marknadsplatsen motiverar vi det: vid en begränsning eller tillfällig avstängning innan eller när den får verkan, vid ett fullständigt avslutande minst 30 dagar i förväg, utom när en lag eller upprepade överträdelser kräver något annat. Ändringar av dessa villkor meddelas säljare minst 15 dagar innan de börjar gälla (förordning (EU) 2019/1150).',
    rights:
      'Säljare behåller rättigheterna till sina texter, bilder och varumärken. Så länge ett erbjudande visas låter de oss kostnadsfritt använda dem för att visa erbjudandet på marknadsplatsen och uppmärksamma det på andra håll, till exempel i sökmotorer och annonser.',
    data: 'Via sitt konto har säljare tillgång till uppgifterna om sina egna erbjudanden, beställningar och omdömen och till de uppgifter om köpare som de behöver för att fullgöra ett avtal; de kan hämta dessa uppgifter i 30 dagar efter det att användningen har upphört. Vi har tillgång till alla uppgifter som uppstår när marknadsplatsen används. Uppgifter om en säljare lämnar vi till andra säljare endast i aggregerad form.',
    complaints:
      'Säljare kan kostnadsfritt klaga hos oss på %{contact}. Vi prövar varje klagomål inom skälig tid och meddelar säljaren resultatet och skälen.',
    mediators:
      'För att lösa tvister med säljare utanför domstol är vi villiga att anlita följande medlare: %{mediators}.',
  },
};
