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
  },
  disputes: {
    heading: 'Tvistlösning',
    first: 'Om du är missnöjd med något, skriv till %{contact}: vi försöker hitta en lösning.',
    none: 'Vi är varken skyldiga eller villiga att delta i ett förfarande vid ett organ för alternativ tvistlösning i konsumenttvister.',
    body: 'Vi deltar i förfaranden vid följande organ för alternativ tvistlösning i konsumenttvister: %{body}.',
  },
  final: {
    heading: 'Slutbestämmelse',
    text: 'Om en bestämmelse i dessa villkor är ogiltig gäller i stället lagen; övriga bestämmelser fortsätter att gälla.',
  },
};
