import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Mida te avaldate',
    yours:
      'See, mida te avaldate, jääb teie omaks. Te vastutate selle eest ja teil peavad olema selleks vajalikud õigused.',
    licence:
      'Senikaua, kui sisu on avaldatud, lubate meil tasuta ja territoriaalse piiranguta seda salvestada, näidata seda veebiteenuses %{site} teistele ja muuta selle vormi, kui tehnika seda nõuab. Luba lõpeb, kui te sisu kustutate, välja arvatud koopiate puhul, mille teised on seaduslikult teinud.',
    rulesIntro: 'Avaldada ei tohi:',
    rules: {
      illegal: 'midagi, mis rikub seadust või kutsub seda rikkuma',
      rights: 'midagi, mis rikub autoriõigusi, kaubamärke, privaatsust või muid teiste õigusi',
      hate: 'vihakõnet, ähvardusi, ahistamist ega vägivalla ülistamist',
      children: 'midagi, mis kahjustab alaealisi või seksualiseerib neid',
      deception: 'pettust, rämpsposti ega kahjurprogramme',
      data: 'teiste isikuandmeid ilma selleks õigust omamata',
    },
    ownIntro: 'Lisaks kehtivad järgmised reeglid:',
  },
  moderation: {
    heading: 'Kuidas käsitleme reegleid rikkuvat sisu',
    notice:
      'Sisust võib meile teatada igaüks: %{contact}. Märkige, millise sisuga on tegu, kus see asub ja miks peate seda ebaseaduslikuks või nende reeglitega vastuolus olevaks, ning oma nimi ja e-posti aadress, välja arvatud juhul, kui see puudutab laste seksuaalset kuritarvitamist. Kinnitame kättesaamist, teeme otsuse õigeaegselt, hoolsalt, objektiivselt ja mittemeelevaldselt ning teatame teile otsuse.',
    measures:
      'Ebaseadusliku või neid reegleid rikkuva sisu võib eemaldada, muuta vähem nähtavaks või blokeerida. Kontod, kust avaldatakse sageli ilmselgelt ebaseaduslikku sisu, peatatakse pärast hoiatust mõistlikuks ajaks või suletakse.',
    reasons:
      'Mõjutatud isikule teatatakse, milline otsus tehti, millistel asjaoludel ja millisel reeglil see põhineb ning kuidas saab selle kohta kaebuse esitada. Kaebuse võite esitada samal aadressil; iga kaebuse vaatab läbi inimene.',
    objection:
      'Kaebus on tasuta ja selle saab esitada kuue kuu jooksul otsusest. Lahendame selle põhjendamatu viivituseta ja põhjendame oma otsust.',
    settlement:
      'Kui määrus (EL) 2022/2065 meid selleks kohustab, võib otsust käsitleva vaidluse anda ka sertifitseeritud kohtuvälise vaidluste lahendamise organile (art 21). Õigus pöörduda kohtusse jääb alles.',
    automated:
      'Automatiseeritud vahendid aitavad meil sisu leida ja hinnata; kaebuste üle ei otsustata kunagi üksnes nende abil.',
    manual: 'Me ei kasuta sisu hindamiseks automatiseeritud vahendeid: otsustavad inimesed.',
    contactPoint:
      'Ühtne kontaktpunkt asutustele, komisjonile ja nõukojale (digiteenuste määruse, määruse (EL) 2022/2065 art 11) ning kasutajatele (art 12): %{contact}.',
    contactLanguages: 'Sinna võite kirjutada igas keeles, milles need üldtingimused on avaldatud.',
  },
};
