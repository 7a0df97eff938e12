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
