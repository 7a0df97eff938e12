import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Toimitus',
    countries: 'Toimitamme seuraaviin maihin: %{countries}.',
    anywhere: 'Tilattaessa näytetään, mihin maihin toimitamme.',
    within: 'Saat tavarat viimeistään seuraavassa ajassa sopimuksen syntymisestä: %{period}.',
    shown: 'Toimitusaika näytetään tilattaessa; se on enintään 30 päivää sopimuksen syntymisestä.',
    risk: 'Kuluttajien osalta vaaranvastuu tavaran häviämisestä ja vahingoittumisesta siirtyy, kun kuluttaja tai hänen nimeämänsä henkilö, joka ei ole kuljettaja, saa tavarat. Yritysten osalta se siirtyy, kun luovutamme tavarat kuljettajalle.',
    riskConsumers:
      'Vaaranvastuu tavaran häviämisestä ja vahingoittumisesta siirtyy sinulle, kun sinä tai nimeämäsi henkilö, joka ei ole kuljettaja, saa tavarat.',
    riskBusinesses:
      'Vaaranvastuu tavaran häviämisestä ja vahingoittumisesta siirtyy sinulle, kun luovutamme tavarat kuljettajalle.',
  },
  digital: {
    heading: 'Käyttöönotto ja päivitykset',
    access:
      'Annamme sinulle pääsyn siihen, mitä olet tilannut, ilman aiheetonta viivytystä sopimuksen syntymisen jälkeen.',
    updates:
      'Toimitamme päivitykset, turvallisuuspäivitykset mukaan lukien, jotka ovat tarpeen, jotta tilaamasi pysyy sopimuksen mukaisena, ja ilmoitamme niistä sinulle: kestotilauksen osalta sen voimassaolon ajan, kertaoston osalta niin kauan kuin voit kohtuudella odottaa.',
    requirements: 'Tarjouksen yhteydessä kerrotaan, millä laitteilla ja ohjelmilla se toimii.',
    changes:
      'Voimme muuttaa jatkuvia digitaalisia palveluja tätä enemmän vain pätevästä syystä, kuten uuden teknisen ympäristön, käyttäjämäärän kasvun tai muun tärkeän toiminnallisen perusteen vuoksi, ilman kustannuksia sinulle ja ilmoitettuamme siitä sinulle selkeästi. Jos muutos heikentää käyttöäsi vähäistä enemmän, ilmoitamme siitä sinulle etukäteen ja voit päättää sopimuksen maksutta 30 päivän kuluessa.',
  },
  conformity: {
    heading: 'Jos jokin on vialla',
    goods:
      'Vastaamme virheistä lain mukaan: jos tavara on virheellinen, voit vaatia maksutonta korjausta tai vaihtoa ja laissa säädetyin edellytyksin hinnanalennusta tai rahojesi palauttamista.',
    goodsPeriod:
      'Euroopan talousalueella olevien kuluttajien osalta lakisääteinen virhevastuu kattaa kaikki virheet, jotka ilmenevät vähintään kahden vuoden kuluessa toimituksesta.',
    digital:
      'Vastaamme digitaalisen sisällön ja digitaalisten palvelujen virheistä lain mukaan: jos ne eivät ole sopimuksen mukaisia, voit vaatia, että oikaisemme virheen, ja laissa säädetyin edellytyksin maksaa vähemmän tai purkaa sopimuksen.',
    personalData:
      'Jos kuluttajat Euroopan talousalueella antavat hinnan sijasta henkilötietoja, laissa säädetty virhevastuu koskee myös digitaalisia palvelujamme, paitsi jos käsittelemme tietoja vain palvelun toimittamiseksi tai lain noudattamiseksi: jos palvelu ei ole sopimuksen mukainen, he voivat vaatia, että oikaisemme virheen, tai purkaa sopimuksen.',
    unitedKingdom:
      'Yhdistyneessä kuningaskunnassa olevilla kuluttajilla on Consumer Rights Act 2015 -lain mukaiset oikeudet.',
    businessRights: 'Jos se, mitä toimitamme tai tarjoamme, on virheellinen, sinulla on lain antamat oikeudet.',
    businesses:
      'Yritysten on tarkastettava tavarat viipymättä toimituksen jälkeen ja ilmoitettava meille havaittavissa olevista virheistä; piilevistä virheistä on ilmoitettava heti, kun ne havaitaan. Yritysten virheisiin perustuvat vaatimukset vanhentuvat vuoden kuluttua toimituksesta, paitsi tapauksissa, joissa vastaamme rajoituksetta.',
    guarantee: 'Lisäksi annamme seuraavan takuun, joka ei vaikuta lakisääteisiin oikeuksiisi:',
    contact: 'Jos jokin on vialla, kirjoita meille: %{contact}.',
    france: {
      goods:
        'Tavaroiden myynnistä kuluttajille Ranskan laki määrää annettavaksi tämän tiedon (Ranskan kuluttajalain D. 211-2 §:n liite):',
      once: 'Digitaalisesta sisällöstä ja digitaalisista palveluista, jotka toimitetaan kuluttajille kertaluonteisesti tai yksittäisinä toimituksina, Ranskan laki määrää annettavaksi tämän tiedon (Ranskan kuluttajalain D. 211-3 §:n liite):',
      continuous:
        'Digitaalisesta sisällöstä ja digitaalisista palveluista, joita toimitetaan kuluttajille jatkuvasti, Ranskan laki määrää annettavaksi tämän tiedon (Ranskan kuluttajalain D. 211-4 §:n liite):',
    },
  },
};
