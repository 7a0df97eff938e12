import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Avslutande av användningen',
    text: 'Vi kan avsluta ett konto omedelbart om det finns vägande skäl, särskilt efter allvarliga eller upprepade överträdelser av dessa villkor, och i övrigt med en uppsägningstid på %{days}. Betalningar för tid då tjänsten inte längre tillhandahålls återbetalas, om det inte är du som har orsakat avslutandet genom en överträdelse.',
    data: 'Före avslutandet och i 30 dagar därefter kan konsumenter utan kostnad hämta det innehåll som de har skapat eller tillhandahållit.',
  },
  changes: {
    heading: 'Ändringar av dessa villkor',
    reasons:
      'För redan löpande avtal ändrar vi dessa villkor endast av giltiga skäl: en lagändring, ett avgörande av en domstol eller myndighet, säkerhetsskäl eller nya funktioner som kräver regler.',
    notice:
      'Vi informerar dig om en ändring senast %{days} innan den börjar gälla och om vad den innebär. Du kan säga upp avtalet utan kostnad innan den börjar gälla. En ändring av någon av parternas huvudsakliga skyldigheter kräver att du godkänner den.',
    use: 'Den som använder %{site} gör det enligt den version av dessa villkor som är publicerad vid den tidpunkten.',
    versions:
      'Varje version är daterad, och tidigare versioner kan öppnas från den sida där dessa villkor är publicerade.',
  },
  law: {
    heading: 'Tillämplig lag och domstol',
    law: 'Lagen i följande land är tillämplig: %{country}.',
    lawState: 'Lagen i följande delstat i USA är tillämplig, med undantag av dess lagvalsregler: %{state}.',
    consumers:
      'Konsumenter behåller skyddet enligt de tvingande bestämmelserna i det land där de har sin vanliga vistelseort (artikel 6 i förordning (EG) nr 593/2008, när den är tillämplig).',
    convention:
      'I förhållande till näringsidkare är Förenta nationernas konvention angående avtal om internationella köp av varor inte tillämplig.',
    court: 'Tvister med näringsidkare ska avgöras av domstolen på följande ort: %{place}.',
    consumerCourts:
      'Konsumenter som är bosatta i Europeiska ekonomiska samarbetsområdet, i Schweiz eller i Storbritannien kan väcka talan vid domstolen på den ort där de är bosatta, och talan mot dem kan väckas endast där.',
    consumersElsewhere:
      'Konsumenter som är bosatta på annat håll kan även väcka talan vid de domstolar som lagen i det land där de är bosatta ger dem tillgång till.',
  },
  disputes: {
    heading: 'Tvistlösning',
    first: 'Om du är missnöjd med något, skriv till %{contact}: vi försöker hitta en lösning.',
    none: 'Vi är varken skyldiga eller villiga att delta i ett förfarande vid ett organ för alternativ tvistlösning i konsumenttvister.',
    unlessObliged:
      'Vi deltar i ett förfarande vid ett organ för alternativ tvistlösning i konsumenttvister endast när lagen ålägger oss det.',
    body: 'Vi deltar i förfaranden vid följande organ för alternativ tvistlösning i konsumenttvister: %{body}.',
    france:
      'Konsumenter kan kostnadsfritt vända sig till detta organ om de först har försökt lösa tvisten med oss genom ett skriftligt klagomål, och inom ett år från klagomålet (artiklarna L. 612-1 och L. 612-2 i den franska konsumentlagen).',
    hungary:
      'Konsumenter kan hänskjuta en tvist till en förlikningsnämnd (békéltető testület). Nämnden på vår ort är: %{body}. I Ungern är nämnden på den ort där konsumenten bor behörig, eller en annan som konsumenten anger i sin ansökan.',
    hungaryDuty:
      'Vi är enligt lag skyldiga att medverka i dess förfarande (29 § i lag CLV från 1997 om konsumentskydd).',
  },
  approval: {
    heading: 'Särskilt godkännande av klausuler',
    text: 'Kunder som inte är konsumenter godkänner särskilt följande klausuler i dessa villkor, så som artikel 1341 andra stycket och artikel 1342 i den italienska civillagen kräver:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'ändring av pågående digitala tjänster',
      subscription: 'tyst förlängning och ändring av priset',
      conformity: 'skyldighet att undersöka varor och reklamera; preskription av anspråk',
      marketplace: 'begränsning, tillfällig avstängning och avslutande av säljares användning',
      conduct: 'begränsning och spärrning av tillgången',
      availability: 'avbrott i tjänsten',
      liability: 'uteslutning och begränsning av vårt ansvar',
      termination: 'vår rätt att avsluta avtalet',
      changes: 'vår rätt att ändra dessa villkor',
      court: 'behörig domstol',
    },
    separately:
      'Detta godkännande lämnas genom en andra underskrift eller, på nätet, genom en egen förklaring, skild från godtagandet av dessa villkor i deras helhet.',
  },
  final: {
    heading: 'Slutbestämmelse',
    text: 'Om en bestämmelse i dessa villkor är ogiltig gäller i stället lagen; övriga bestämmelser fortsätter att gälla.',
  },
};
