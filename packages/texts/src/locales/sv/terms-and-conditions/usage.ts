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
    textBusinesses:
      'Texter, bilder, program och varumärken på %{site} tillhör oss eller dem som har gett oss licens till dem. Du får se dem och använda dem för egna ändamål; allt därutöver kräver vårt tillstånd eller en lag som tillåter det.',
  },
  entrusted: {
    heading: 'Personuppgifter som du anförtror oss',
    text: 'När kunder behandlar personuppgifter med programvaran inom ramen för sin verksamhet är de personuppgiftsansvariga och vi deras personuppgiftsbiträde. Vi behandlar dessa uppgifter endast enligt ett avtal som uppfyller artikel 28 i dataskyddsförordningen och som vi erbjuder var och en av dessa kunder.',
  },
  switching: {
    heading: 'Byte till en annan leverantör',
    right:
      'Kunder kan när som helst byta till en annan leverantör, flytta till egna system eller få sina data raderade, med en uppsägningstid på högst två månader (artikel 25 i förordning (EU) 2023/2854, dataförordningen).',
    transition:
      'Efter uppsägningstiden genomför vi bytet utan onödigt dröjsmål och inom 30 dagar. Om det inte är tekniskt möjligt talar vi inom 14 arbetsdagar från begäran om varför och anger en annan period på högst sju månader. Kunden kan förlänga perioden en gång. Till dess att den löper ut ger vi rimligt stöd, håller tjänsten i drift lika säkert som förut och påtalar kända risker för dess kontinuitet.',
    data: 'Alla data som kunden har fört in eller skapat genom att använda tjänsten kan exporteras i ett strukturerat, allmänt använt och maskinläsbart format. Undantagna är data om tjänstens inre funktion som är våra företagshemligheter, i den mån detta inte hindrar bytet. Data kan hämtas i minst 30 dagar efter övergången; därefter raderar vi dem.',
    end: 'Avtalet upphör när bytet är slutfört eller, om kunden bara vill få sina data raderade, när uppsägningstiden löper ut.',
    charges:
      'Till och med den 11 januari 2027 tar vi för bytet ut högst de kostnader som direkt följer av det; därefter tar vi inte ut något.',
    free: 'Vi tar inte ut något för bytet.',
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
