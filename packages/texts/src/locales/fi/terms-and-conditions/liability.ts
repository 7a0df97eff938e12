import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Vastuu',
  general: {
    unlimited:
      'Vastaamme rajoituksetta tahallisesti ja törkeällä huolimattomuudella aiheutetuista vahingoista, henkeen, ruumiiseen tai terveyteen kohdistuvista vahingoista, silloin, kun olemme vilpillisesti salanneet virheen tai antaneet takuun, sekä tuotevastuulainsäädännön mukaan.',
    essential:
      'Lievän huolimattomuuden osalta vastaamme vain, jos rikotaan velvoitetta, jonka täyttäminen on ylipäätään edellytys sopimuksen asianmukaiselle täyttämiselle ja johon voit yleensä luottaa. Vastuu rajoittuu silloin vahinkoon, joka on tällaisille sopimuksille tyypillinen ja joka oli ennakoitavissa.',
    else: 'Muilta osin vastuu lievästä huolimattomuudesta on suljettu pois. Sama koskee puolestamme toimivien vastuuta.',
    consumers: 'Kuluttajille vastaamme lain mukaan; mikään näissä ehdoissa ei sulje pois eikä rajoita tätä vastuuta.',
    businesses: 'Yrityksiin sovelletaan seuraavaa:',
    mandatory: 'Kuluttajien pakottavaan lainsäädäntöön perustuvat oikeudet säilyvät.',
  },
  unitedKingdom: {
    unlimited:
      'Mikään näissä ehdoissa ei rajoita eikä sulje pois vastuutamme huolimattomuudestamme johtuvasta kuolemasta tai henkilövahingosta, petoksesta tai petollisesta harhaanjohtamisesta tai muusta sellaisesta, jonka osalta laki ei salli sitä.',
    consumers:
      'Jos olet kuluttaja, vastaamme menetyksestä tai vahingosta, joka on ennakoitavissa oleva seuraus siitä, että rikomme sopimusta tai emme noudata kohtuullista huolellisuutta ja ammattitaitoa. Lakisääteiset oikeutesi säilyvät.',
    businesses:
      'Jos olet yritys, emme vastaa voiton, liiketoiminnan tai liiketoimintamahdollisuuden menetyksestä emmekä välillisestä vahingosta, ja sopimukseen perustuva kokonaisvastuumme rajoittuu siihen, mitä sopimuksen perusteella on maksettu tapahtumaa edeltävien kahdentoista kuukauden aikana.',
  },
  unitedStates: {
    asIs: 'Siltä osin kuin laki sallii, palvelu %{site} tarjotaan sellaisena kuin se on (”as is”) ja sen mukaan kuin se on saatavilla (”as available”), ilman minkäänlaisia nimenomaisia tai oletettuja takuita.',
    cap: 'Siltä osin kuin laki sallii, emme vastaa välillisistä, satunnaisista, erityisistä tai seurannaisvahingoista, ja kokonaisvastuumme rajoittuu määrään, jonka olet maksanut meille vaatimuksen aiheuttanutta tapahtumaa edeltävien kahdentoista kuukauden aikana.',
    states:
      'Joillakin lainkäyttöalueilla ei sallita tiettyjen takuiden poissulkemista tai tiettyjä vahinkoja koskevan vastuun rajoittamista. Silloin edellä mainittuja rajoituksia ei sovelleta sinuun, ja sinulla voi olla muitakin oikeuksia.',
  },
};
