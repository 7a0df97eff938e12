import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Vad dessa villkor gäller',
    text: 'Dessa villkor gäller för användningen av %{site} och för de avtal som %{owner} ingår med dig genom %{site}.',
    consumersOnly: 'Vårt erbjudande riktar sig till konsumenter.',
    businessesOnly:
      'Vårt erbjudande riktar sig endast till näringsidkare, det vill säga till personer som handlar för ändamål som har samband med deras näringsverksamhet, affärsverksamhet, hantverk eller yrke, och till juridiska personer. Vi ingår inga avtal med konsumenter.',
    both: 'Vårt erbjudande riktar sig till konsumenter och näringsidkare. När en bestämmelse talar om konsumenter gäller den endast för dem.',
    consumer:
      'Med konsument avses en fysisk person som handlar för ändamål som ligger utanför den egna näringsverksamheten, affärsverksamheten, hantverket eller yrket.',
    privacy:
      'Hur vi hanterar personuppgifter förklaras i %{link}. Den är till för att informera dig; du behöver inte godkänna den, och att godkänna dessa villkor innebär inte samtycke till att dina uppgifter används.',
    privacyText: 'integritetspolicyn',
    privacyPlain:
      'Att godkänna dessa villkor innebär inte samtycke till att dina personuppgifter används; vi informerar dig om det särskilt.',
  },
  provider: {
    heading: 'Vilka vi är',
    text: 'Din avtalspart är %{owner}.',
    representative: 'Företräds av',
    register: 'Registrering',
    registerEntry: '%{name}, %{number}',
    we: 'I dessa villkor avses med ”vi” %{owner}.',
  },
  offer: {
    heading: 'Vad vi erbjuder',
    intro: 'Genom %{site} erbjuder vi:',
    kinds: {
      goods: 'varor som vi säljer och skickar till dig',
      digitalContent: 'digitalt innehåll som du laddar ned eller spelar upp',
      software: 'programvara som du använder via internet',
      marketplace: 'en marknadsplats där andra erbjuder sina varor och tjänster',
      community: 'en gemenskap där användarna publicerar eget innehåll',
      mobileApp: 'en app för mobila enheter',
      information: 'information som du kan läsa gratis',
    },
    description: 'Exakt vad du får framgår av den beskrivning som visas vid erbjudandet.',
  },
  account: {
    heading: 'Ditt konto',
    truth: 'Om du öppnar ett konto ska du lämna sanningsenliga uppgifter och hålla dem aktuella.',
    secret:
      'Håll ditt lösenord för dig själv. Om du tror att någon annan använder ditt konto ska du meddela oss utan dröjsmål.',
    close: 'Du kan när som helst avsluta ditt konto. Avtal som fortfarande löper avslutas enligt sina egna regler.',
  },
  days: {
    notice: { one: '%{number} dag', other: '%{number} dagar' },
    before: { one: '%{number} dag', other: '%{number} dagar' },
  },
};
