import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Det du publicerar',
    yours: 'Det du publicerar förblir ditt. Du ansvarar för det och måste ha rättigheterna till det.',
    licence:
      'Så länge det är publicerat tillåter du oss, utan ersättning och i hela världen, att lagra det, visa det för andra på %{site} och ändra dess form när tekniken kräver det. Detta upphör när du tar bort det, utom i fråga om kopior som andra lagligen har framställt.',
    rulesIntro: 'Du får inte publicera:',
    rules: {
      illegal: 'något som strider mot lagen eller uppmanar till lagbrott',
      rights: 'något som kränker upphovsrätt, varumärken, privatliv eller andra rättigheter som tillkommer någon annan',
      hate: 'hat, hot, trakasserier eller förhärligande av våld',
      children: 'något som skadar eller sexualiserar minderåriga',
      deception: 'vilseledande innehåll, skräppost eller skadliga program',
      data: 'personuppgifter om andra utan rätt till det',
    },
    ownIntro: 'Dessutom gäller följande regler:',
  },
  moderation: {
    heading: 'Hur vi hanterar innehåll som strider mot reglerna',
    notice:
      'Vem som helst kan anmäla innehåll till oss via %{contact}: ange vad det är, var det finns och varför du anser att det är olagligt eller strider mot dessa regler, och uppge ditt namn och din e-postadress, utom när det rör sexuella övergrepp mot barn. Vi bekräftar att anmälan har mottagits, fattar beslut skyndsamt, omsorgsfullt, objektivt och på ett icke-godtyckligt sätt och meddelar dig beslutet.',
    measures:
      'Innehåll som är olagligt eller strider mot dessa regler kan tas bort, göras mindre synligt eller blockeras. Konton som ofta publicerar uppenbart olagligt innehåll stängs av under en rimlig tid efter en varning, eller avslutas.',
    reasons:
      'Den som berörs får veta vilket beslut som har fattats, vilka omständigheter och vilken regel det grundas på och hur man kan invända mot det. Du kan invända genom att skriva till samma adress; en människa prövar varje invändning.',
    objection:
      'Det är kostnadsfritt att invända, och det är möjligt i sex månader efter beslutet. Vi avgör invändningen utan onödigt dröjsmål och motiverar avgörandet.',
    settlement:
      'I den mån förordning (EU) 2022/2065 ålägger oss det kan en tvist om ett beslut även hänskjutas till ett certifierat organ för tvistlösning utanför domstol (artikel 21). Domstolarna står fortfarande öppna för dig.',
    automated:
      'Automatiserade medel hjälper oss att hitta och bedöma innehåll; beslut om invändningar fattas aldrig enbart med sådana medel.',
    manual: 'Vi använder inga automatiserade medel för att bedöma innehåll: det är människor som fattar besluten.',
    contactPoint:
      'Den gemensamma kontaktpunkten för myndigheter, kommissionen och nämnden för digitala tjänster (artikel 11 i förordning (EU) 2022/2065, rättsakten om digitala tjänster) och för användare (artikel 12 i samma förordning) är %{contact}.',
    contactLanguages: 'Du kan skriva dit på vart och ett av de språk som dessa villkor är publicerade på.',
  },
};
