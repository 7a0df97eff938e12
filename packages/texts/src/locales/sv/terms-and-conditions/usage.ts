import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Vad du får göra med det',
    software:
      'Du får använda programvaran, så länge avtalet löper, för egen del eller inom din egen organisation. Rätten är inte exklusiv och kan inte överlåtas.',
    content:
      'Du får använda digitalt innehåll som du har köpt för egen del, utan tidsbegränsning om inte något annat framgår av erbjudandet. Rätten är inte exklusiv och kan inte överlåtas.',
    app: 'Du får installera appen på de enheter som tillhör dig eller som du kontrollerar, och använda den där.',
    limits:
      'Du får inte kopiera, föra vidare, hyra ut eller demontera det som tillhandahålls eller kringgå dess skydd, utom när lagen tillåter det oavsett vad ett avtal säger.',
  },
  conduct: {
    heading: 'Vad som inte är tillåtet',
    intro: 'När du använder %{site} får du inte:',
    rules: {
      law: 'bryta mot lagen eller kränka andras rättigheter',
      malware: 'sprida skadliga program eller kringgå säkerhetsåtgärder',
      load: 'störa driften, till exempel genom automatiserade anrop som överbelastar den',
      access: 'skaffa dig åtkomst till andras konton eller uppgifter utan tillåtelse',
      resale: 'sälja åtkomst till andra, om vi inte har gått med på det',
    },
    measures:
      'Om du bryter mot dessa regler får vi begränsa eller spärra din åtkomst, i den mån det är proportionerligt. Om det inte är brådskande varnar vi dig först.',
  },
  content: {
    heading: 'Vårt innehåll',
    text: 'Texter, bilder, program och varumärken på %{site} tillhör oss eller dem som har gett oss licens till dem. Du får se dem och använda dem privat; allt därutöver kräver vårt tillstånd eller en lag som tillåter det.',
  },
  information: {
    heading: 'Informationen på webbplatsen',
    text: 'Vi sammanställer informationen på %{site} omsorgsfullt. Den är allmän, utgör ingen rådgivning i ditt fall och kan vara inaktuell.',
    links: 'De som driver andra webbplatser som vi länkar till ansvarar för innehållet på dem.',
  },
  availability: {
    heading: 'Tillgänglighet',
    text: 'Vi vidtar rimliga åtgärder för att %{site} ska vara tillgänglig. Avbrott kan förekomma för underhåll, av säkerhetsskäl eller av skäl utanför vår kontroll; när vi kan meddelar vi längre avbrott i förväg.',
  },
  stores: {
    heading: 'Appbutiker',
    parties:
      'Dessa villkor ingås endast mellan dig och oss. Det är vi, och inte den som driver appbutiken (%{stores}), som ansvarar för appen och för dess innehåll, underhåll och support.',
    purchases:
      'För köp genom en appbutik gäller även butikens regler om betalning och återbetalning. Dina rättigheter gentemot oss enligt lag kvarstår.',
    apple:
      'Apple och dess dotterbolag är förmånstagande tredje parter enligt dessa villkor och får göra dem gällande mot dig. Du bekräftar att du inte befinner dig i ett land som omfattas av ett embargo från USA och att du inte finns på någon av USA:s listor över parter som handel är förbjuden med.',
  },
};
