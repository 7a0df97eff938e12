import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Evästeseloste',
  about: {
    heading: 'Mitä tämä evästeseloste koskee',
    site: 'Tässä evästeselosteessa kerrotaan, mitä evästeitä ja muita seurantatunnisteita palvelu %{site} käyttää, mihin kukin niistä on tarkoitettu, kuka voi lukea niitä, kuinka kauan ne säilyvät laitteellasi ja miten voit kieltäytyä niistä.',
    app: 'Tässä evästeselosteessa kerrotaan, mitä seurantatunnisteita sovellus %{site} käyttää, mihin kukin niistä on tarkoitettu, kuka voi lukea niitä, kuinka kauan ne säilyvät laitteellasi ja miten voit kieltäytyä niistä.',
    more: 'Siitä, mitä muuta henkilötiedoilla tehdään, kenelle niitä luovutetaan, minne ne menevät ja mitä oikeuksia sinulla on, kerrotaan täällä: %{link}.',
    moreText: 'tietosuojaseloste',
  },
  what: {
    heading: 'Mitä seurantatunnisteet ovat',
    kinds: {
      cookie: 'Evästeet',
      cookieText:
        'Pieniä tekstitiedostoja, jotka sivusto tallentaa selaimeesi ja jotka selain lähettää takaisin myöhempien pyyntöjen yhteydessä. Istuntoevästeet häviävät, kun selain suljetaan, muut silloin, kun niiden säilytysaika päättyy tai kun poistat ne.',
      local: 'Paikallinen tallennustila',
      localText:
        'Merkintöjä, jotka sivusto tallentaa selaimesi tallennustilaan ja lukee myöhemmällä käynnillä uudelleen.',
      app: 'Laitetunnisteet',
      appText: 'Numeroita, joiden avulla sovellus tai siihen sisältyvät palvelut tunnistavat laitteesi.',
    },
    parties:
      'Seurantatunniste on ensimmäisen osapuolen tunniste, kun se asetetaan sen sivuston osoitteelle, jolla vierailet, ja kolmannen osapuolen tunniste, kun se asetetaan jonkun muun osoitteelle.',
  },
  categories: {
    necessary: 'Ehdottoman välttämättömät seurantatunnisteet',
    functionality: 'Toimintojen seurantatunnisteet',
    experience: 'Käyttökokemusta parantavat seurantatunnisteet',
    measurement: 'Mittaamisen seurantatunnisteet',
    marketing: 'Markkinoinnin seurantatunnisteet',
  },
  onlyWithConsent: 'Näitä seurantatunnisteita käytetään vain, jos annat siihen suostumuksesi.',
  withoutConsent:
    'Näitä seurantatunnisteita käytetään ilman suostumusta, koska pyytämäsi toiminto ei toimi ilman niitä.',
  used: 'Näitä seurantatunnisteita käytetään palvelussa %{site}.',
  provider: 'Palveluntarjoaja',
  purpose: 'Tarkoitus',
  duration: 'Säilytysaika',
  longest: 'Tämän palvelun kaikkien seurantatunnisteiden säilytysaika on enintään: %{period}.',
  allSession: 'Kaikki tämän palvelun seurantatunnisteet poistetaan, kun selain tai sovellus suljetaan.',
  allIndefinite: 'Tämän palvelun seurantatunnisteet säilyvät, kunnes poistat ne.',
  unstated:
    'Palveluntarjoaja päättää, kuinka kauan tämän palvelun seurantatunnisteet säilyvät; sen oma seloste kertoo asiasta lisää.',
  namesUnknown: 'Tämän palvelun yksittäisten seurantatunnisteiden nimet eivät ole tiedossamme.',
  caption: 'Palvelun %{service} seurantatunnisteet',
  name: 'Nimi',
  storage: 'Laji',
  storages: { cookie: 'Eväste', local: 'Paikallinen tallennustila', app: 'Laitetunniste' },
  party: 'Asettaja',
  choices: {
    heading: 'Miten voit päättää',
    devices:
      'Selaimesi asetuksissa näet, mitä evästeitä ja tallennettuja tietoja se sisältää, ja voit poistaa ne ja estää uudet. Ohjeet löytyvät täältä:',
    phones:
      'Puhelimessa tai tabletissa voit järjestelmän asetuksissa nollata mainostunnisteen tai poistaa sen käytöstä ja päättää, mitkä sovellukset saavat seurata sinua.',
    consequence:
      'Jos estät ehdottoman välttämättömät seurantatunnisteet, palvelu %{site} ei ehkä enää toimi kaikilta osin.',
    optOuts: 'Jotkin palveluntarjoajat tarjoavat oman tavan kieltäytyä (opt-out):',
    optOut: 'Kieltäytyminen (opt-out): %{name}',
  },
  rights: {
    heading: 'Oikeutesi',
    text: 'Kun seurantatunnisteilla käsitellään henkilötietoja, sinulla on tietosuojalainsäädännön antamat oikeudet. Jos haluat käyttää niitä, ota meihin yhteyttä: %{contact}.',
    complain: 'Voit myös valittaa tietosuojaviranomaiselle.',
  },
  none: {
    heading: 'Ei seurantatunnisteita',
    text: 'Palvelussa %{site} ei käytetä palveluja, jotka asettavat laitteellesi seurantatunnisteita.',
  },
  changes: {
    heading: 'Tämän evästeselosteen muutokset',
    text: 'Kun seurantatunnisteet muuttuvat, myös tämä evästeseloste muuttuu. Jokaisessa versiossa on päiväys, ja aiemmat versiot voi avata sivulta, jolla seloste on julkaistu.',
  },
};
