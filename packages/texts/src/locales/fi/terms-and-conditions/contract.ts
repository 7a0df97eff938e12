import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Miten sopimus syntyy',
    display: 'Se, mitä esitämme palvelussa %{site}, ei ole vielä sitova tarjous vaan kehotus tehdä tilaus.',
    steps:
      'Ennen tilaamista näet, mitä olet valinnut, mitä se maksaa ja mitä tietoja olet antanut, ja voit korjata virheet. Teet tilauksen painamalla painiketta, jossa sanotaan, että tilaukseen liittyy maksuvelvoite. Se on tarjouksesi sopimuksen tekemisestä.',
    confirmation:
      'Vahvistamme heti sähköpostitse, että tilauksesi on saapunut. Sopimus syntyy, kun nimenomaisesti hyväksymme tilauksen, lähetämme tavarat tai annamme sinulle pääsyn siihen, mitä tilasit.',
    confirmationGoods:
      'Vahvistamme heti sähköpostitse, että tilauksesi on saapunut. Sopimus syntyy, kun nimenomaisesti hyväksymme tilauksen tai lähetämme tavarat.',
    confirmationDigital:
      'Vahvistamme heti sähköpostitse, että tilauksesi on saapunut. Sopimus syntyy, kun nimenomaisesti hyväksymme tilauksen tai annamme sinulle pääsyn siihen, mitä tilasit.',
    storage:
      'Tallennamme sopimuksen tekstin ja lähetämme sen sinulle yhdessä näiden ehtojen kanssa sähköpostitse, jotta voit säilyttää sen.',
    languages: 'Voit tehdä sopimuksen millä tahansa kielellä, jolla tilaaminen on mahdollista.',
  },
  prices: {
    heading: 'Hinnat ja maksaminen',
    shown: 'Sovelletaan tilaushetkellä näytettyjä hintoja.',
    withTax: 'Ne sisältävät arvonlisäveron ja kaikki muut hinnan osat.',
    withoutTax: 'Niihin lisätään arvonlisävero, joka näytetään erikseen.',
    currency: 'Hinnat ilmoitetaan seuraavassa valuutassa: %{currency}.',
    delivery: 'Toimituskulut näytetään ennen tilaamista.',
    methods: 'Voit maksaa seuraavilla tavoilla: %{methods}.',
    names: {
      card: 'luotto- tai pankkikortti',
      paypal: 'PayPal',
      bankTransfer: 'tilisiirto',
      directDebit: 'suoraveloitus',
      invoice: 'lasku',
      wallet: 'digitaalinen lompakko (kuten Apple Pay tai Google Pay)',
      cashOnDelivery: 'postiennakko',
      appStore: 'sovelluskauppasi tili',
    },
    due: 'Ellei muuta sovita, maksu erääntyy sopimuksen syntyessä.',
    late: 'Myöhässä maksava yritys on velvollinen maksamaan laissa säädetyn viivästyskoron ja vakiokorvauksen perintäkuluista, Euroopan unionissa vähintään 40 euroa (direktiivi 2011/7/EU).',
    lateFrance:
      'Jos yritys maksaa myöhässä, sen on ilman muistutusta maksettava korkoa, joka on Euroopan keskuspankin viimeisimmässä rahoitusoperaatiossaan soveltama korko lisättynä kymmenellä prosenttiyksiköllä, sekä 40 euron vakiokorvaus perintäkuluista (Ranskan kauppalain L. 441-10 ja D. 441-5 §).',
    title: 'Tavarat pysyvät omaisuutenamme, kunnes ne on maksettu kokonaan.',
  },
  subscription: {
    heading: 'Kestotilaukset',
    period: 'Kestotilaus on voimassa tilattaessa näytetyn ajan tai, jos aikaa ei näytetä, seuraavan ajan: %{period}.',
    shown: 'Kestotilaus on voimassa tilattaessa näytetyn ajan.',
    renews: 'Se uusiutuu samanpituiseksi jaksoksi, ellei sitä irtisanota ennen jakson päättymistä.',
    renewsConsumers:
      'Kuluttajia muistutetaan tulevasta uusiutumisesta niin kuin heihin sovellettava laki määrää, ja he voivat irtisanoa uusiutuneen sopimuksen aiemmin, jos laki sen sallii.',
    renewsGermany:
      'Kuluttajan kanssa tehty sopimus ei uusiudu uudeksi jaksoksi: jos sitä ei irtisanota ennen jakson päättymistä, se jatkuu toistaiseksi ja voidaan sen jälkeen irtisanoa milloin tahansa kuukauden irtisanomisajalla (Saksan siviililain 309 §:n 9 kohta).',
    france:
      'Kuluttajien kanssa tehdyistä sopimuksista, jotka uusiutuvat hiljaisesti, Ranskan laki määrää toistettavaksi kokonaisuudessaan nämä kuluttajalain pykälät (L. 215-4 §):',
    ends: 'Se päättyy tämän ajan jälkeen itsestään eikä uusiudu.',
    trial:
      'Jos saat kokeilujakson, se on maksuton seuraavan ajan: %{period}. Jos et irtisano sitä ennen sen päättymistä, maksullinen kestotilaus alkaa; kerromme tästä ennen kuin aloitat kokeilujakson.',
    cancel: 'Voit milloin tahansa irtisanoa kestotilauksen päättymään kuluvan jakson lopussa täällä: %{link}.',
    cancelText: 'kestotilauksen irtisanominen',
    cancelByMail:
      'Voit milloin tahansa irtisanoa kestotilauksen päättymään kuluvan jakson lopussa kirjoittamalla meille: %{contact}.',
    prices:
      'Jos korotamme voimassa olevan kestotilauksen hintaa, ilmoitamme siitä sinulle vähintään %{days} etukäteen, ja voit irtisanoa tilauksen maksutta siihen asti, kunnes uutta hintaa aletaan soveltaa. Sitä ei koskaan sovelleta jo maksettuun jaksoon.',
    cause: 'Kummankin osapuolen oikeus päättää sopimus painavasta syystä säilyy.',
  },
};
