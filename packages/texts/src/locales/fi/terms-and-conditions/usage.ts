import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Mitä saat tehdä',
    software:
      'Saat käyttää ohjelmistoa sopimuksen voimassaoloaikana itse tai omassa organisaatiossasi. Oikeus ei ole yksinomainen, eikä sitä voi siirtää.',
    content:
      'Saat käyttää ostamaasi digitaalista sisältöä itse ilman ajallista rajoitusta, ellei tarjouksessa sanota toisin. Oikeus ei ole yksinomainen, eikä sitä voi siirtää.',
    app: 'Saat asentaa sovelluksen laitteille, jotka ovat omiasi tai hallinnassasi, ja käyttää sitä niillä.',
    limits:
      'Et saa kopioida sitä, luovuttaa sitä edelleen, vuokrata sitä, purkaa sitä osiin etkä kiertää sen suojausta, paitsi jos laki sallii sen riippumatta siitä, mitä sopimuksessa sanotaan.',
  },
  conduct: {
    heading: 'Mikä ei ole sallittua',
    intro: 'Kun käytät palvelua %{site}, et saa:',
    rules: {
      law: 'rikkoa lakia tai loukata muiden oikeuksia',
      malware: 'levittää haittaohjelmia tai kiertää turvatoimia',
      load: 'häiritä sen toimintaa esimerkiksi ylikuormittavilla automaattisilla pyynnöillä',
      access: 'käyttää muiden tilejä tai tietoja ilman lupaa',
      resale: 'myydä pääsyä siihen muille, ellemme ole hyväksyneet sitä',
    },
    measures:
      'Jos rikot näitä sääntöjä, voimme rajoittaa pääsyäsi tai estää sen siltä osin kuin se on oikeasuhteista. Ellei asia ole kiireellinen, varoitamme sinua ensin.',
  },
  content: {
    heading: 'Meidän sisältömme',
    text: 'Palvelussa %{site} olevat tekstit, kuvat, ohjelmat ja tavaramerkit kuuluvat meille tai niille, jotka ovat antaneet meille niihin käyttöoikeuden. Saat katsella niitä ja käyttää niitä yksityisesti; kaikkeen muuhun tarvitaan lupamme tai sen salliva laki.',
    textBusinesses:
      'Palvelussa %{site} olevat tekstit, kuvat, ohjelmat ja tavaramerkit kuuluvat meille tai niille, jotka ovat antaneet meille niihin käyttöoikeuden. Saat katsella niitä ja käyttää niitä omiin tarkoituksiisi; kaikkeen muuhun tarvitaan lupamme tai sen salliva laki.',
  },
  entrusted: {
    heading: 'Meille uskomasi henkilötiedot',
    text: 'Kun asiakkaat käsittelevät ohjelmistolla henkilötietoja liiketoiminnassaan, he ovat rekisterinpitäjiä ja me heidän henkilötietojen käsittelijänsä. Käsittelemme näitä tietoja vain tietosuoja-asetuksen 28 artiklan mukaisen sopimuksen nojalla, jota tarjoamme jokaiselle tällaiselle asiakkaalle.',
  },
  switching: {
    heading: 'Vaihtaminen toiseen palveluntarjoajaan',
    right:
      'Asiakkaat voivat milloin tahansa vaihtaa toiseen palveluntarjoajaan, siirtyä omiin järjestelmiinsä tai poistattaa tietonsa enintään kahden kuukauden irtisanomisajalla (asetuksen (EU) 2023/2854, datasäädöksen, 25 artikla).',
    transition:
      'Irtisanomisajan jälkeen toteutamme vaihdon ilman aiheetonta viivytystä ja 30 päivän kuluessa. Jos se ei ole teknisesti mahdollista, kerromme syyn 14 työpäivän kuluessa pyynnöstä ja ilmoitamme muun, enintään seitsemän kuukauden ajan. Asiakas voi pidentää aikaa kerran. Sen päättymiseen saakka annamme kohtuullista apua, pidämme palvelun toiminnassa yhtä turvallisesti kuin ennen ja kerromme sen jatkuvuutta uhkaavista tiedossa olevista riskeistä.',
    data: 'Kaikki tiedot, jotka asiakas on tuonut palveluun tai jotka ovat syntyneet sitä käytettäessä, voidaan siirtää jäsennellyssä, yleisesti käytetyssä ja koneellisesti luettavassa muodossa. Poikkeuksena ovat palvelun sisäistä toimintaa koskevat tiedot, jotka ovat liikesalaisuuksiamme, siltä osin kuin tämä ei haittaa vaihtoa. Tiedot voi hakea vähintään 30 päivän ajan siirtymän jälkeen; sen jälkeen poistamme ne.',
    end: 'Sopimus päättyy, kun vaihto on tehty, tai jos asiakas haluaa vain tietojen poistamista, irtisanomisajan päättyessä.',
    charges:
      'Tammikuun 11. päivään 2027 saakka veloitamme vaihdosta enintään siitä välittömästi aiheutuvat kustannukset; sen jälkeen emme veloita mitään.',
    free: 'Emme veloita vaihdosta mitään.',
  },
  information: {
    heading: 'Sivustolla oleva tieto',
    text: 'Laadimme palvelussa %{site} olevan tiedon huolellisesti. Se on yleistä, ei ole neuvo sinun tapauksessasi ja voi olla vanhentunutta.',
    links: 'Muiden sivustojen, joille linkitämme, sisällöstä vastaavat niiden omistajat.',
  },
  availability: {
    heading: 'Saatavuus',
    text: 'Huolehdimme kohtuudella siitä, että palvelu %{site} on saatavilla. Se voi keskeytyä ylläpidon, turvallisuuden tai meistä riippumattomien syiden vuoksi; ilmoitamme pidemmistä keskeytyksistä etukäteen, kun voimme.',
  },
  stores: {
    heading: 'Sovelluskaupat',
    parties:
      'Nämä ehdot sovitaan vain sinun ja meidän välillä. Sovelluksesta, sen sisällöstä, ylläpidosta ja tuesta vastaamme me eikä sovelluskaupan ylläpitäjä (%{stores}).',
    purchases:
      'Sovelluskaupan kautta tehtyihin ostoihin sovelletaan myös kyseisen kaupan sääntöjä maksamisesta ja palautuksista. Lakiin perustuvat oikeutesi meitä kohtaan säilyvät.',
    apple:
      'Apple ja sen tytäryhtiöt ovat näiden ehtojen kolmansia edunsaajia ja voivat vedota niihin sinua vastaan. Vahvistat, ettet ole maassa, jota koskee Yhdysvaltain kauppasaarto, etkä ole millään Yhdysvaltain kiellettyjen osapuolten luettelolla.',
  },
};
