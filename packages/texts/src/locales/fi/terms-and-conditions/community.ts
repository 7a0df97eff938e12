import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Mitä julkaiset',
    yours: 'Julkaisemasi sisältö pysyy omanasi. Vastaat siitä, ja sinulla on oltava siihen oikeudet.',
    licence:
      'Niin kauan kuin sisältö on julkaistuna, annat meille maksutta ja kaikkialla luvan tallentaa sen, näyttää sitä muille palvelussa %{site} ja muuttaa sen muotoa, kun tekniikka sitä edellyttää. Lupa päättyy, kun poistat sisällön, lukuun ottamatta muiden laillisesti valmistamia kappaleita.',
    rulesIntro: 'Et saa julkaista:',
    rules: {
      illegal: 'lainvastaista tai lain rikkomiseen kehottavaa sisältöä',
      rights: 'sisältöä, joka loukkaa tekijänoikeuksia, tavaramerkkejä, yksityisyyttä tai muita toisten oikeuksia',
      hate: 'vihaa, uhkauksia, häirintää tai väkivallan ihannointia',
      children: 'alaikäisiä vahingoittavaa tai seksualisoivaa sisältöä',
      deception: 'harhaanjohtavaa sisältöä, roskapostia tai haittaohjelmia',
      data: 'muiden henkilötietoja ilman oikeutta siihen',
    },
    ownIntro: 'Lisäksi sovelletaan seuraavia sääntöjä:',
  },
  moderation: {
    heading: 'Miten käsittelemme sääntöjen vastaista sisältöä',
    notice:
      'Kuka tahansa voi ilmoittaa meille sisällöstä: %{contact}. Kerro, mistä sisällöstä on kyse, missä se on ja miksi pidät sitä laittomana tai näiden sääntöjen vastaisena, sekä nimesi ja sähköpostiosoitteesi, paitsi jos asia koskee lasten seksuaalista hyväksikäyttöä. Vahvistamme ilmoituksen vastaanottamisen, teemme päätöksen oikea-aikaisesti, huolellisesti, objektiivisesti ja ilman mielivaltaa ja ilmoitamme sinulle päätöksen.',
    measures:
      'Laiton tai näiden sääntöjen vastainen sisältö voidaan poistaa, sen näkyvyyttä voidaan vähentää tai pääsy siihen voidaan estää. Tilit, joilla julkaistaan usein ilmeisen laitonta sisältöä, suljetaan varoituksen jälkeen kohtuulliseksi ajaksi tai kokonaan.',
    reasons:
      'Sille, jota asia koskee, ilmoitetaan, mikä päätös on tehty, mihin tosiseikkoihin ja sääntöön se perustuu ja miten siitä voi valittaa. Voit valittaa kirjoittamalla samaan osoitteeseen; ihminen käsittelee jokaisen valituksen.',
    objection:
      'Valittaminen on maksutonta ja mahdollista kuuden kuukauden ajan päätöksestä. Ratkaisemme valituksen ilman aiheetonta viivytystä ja perustelemme ratkaisun.',
    settlement:
      'Siltä osin kuin asetus (EU) 2022/2065 velvoittaa meidät siihen, päätöstä koskeva riita voidaan saattaa myös sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen käsiteltäväksi (21 artikla). Tie tuomioistuimeen pysyy avoinna.',
    automated:
      'Automaattiset välineet auttavat meitä löytämään ja arvioimaan sisältöä; valituksista ei koskaan päätetä pelkästään niiden avulla.',
    manual: 'Emme käytä sisällön arvioinnissa automaattisia välineitä: päätökset tekevät ihmiset.',
    contactPoint:
      'Keskitetty yhteyspiste viranomaisille, komissiolle ja Euroopan digitaalisten palvelujen lautakunnalle (digipalvelusäädöksen, asetus (EU) 2022/2065, 11 artikla) sekä käyttäjille (saman asetuksen 12 artikla) on %{contact}.',
    contactLanguages: 'Siihen voi kirjoittaa millä tahansa kielellä, jolla nämä ehdot on julkaistu.',
  },
};
