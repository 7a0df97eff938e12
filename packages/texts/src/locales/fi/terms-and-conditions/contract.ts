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
    title: 'Tavarat pysyvät omaisuutenamme, kunnes ne on maksettu kokonaan.',
  },
  subscription: {
    heading: 'Kestotilaukset',
    period: 'Kestotilaus on voimassa tilattaessa näytetyn ajan tai, jos aikaa ei näytetä, seuraavan ajan: %{period}.',
    shown: 'Kestotilaus on voimassa tilattaessa näytetyn ajan.',
    renews:
      'Se uusiutuu samanpituiseksi jaksoksi, ellei sitä irtisanota ennen jakson päättymistä. Jos sinuun sovellettava laki antaa kuluttajille oikeuden irtisanoa uusiutuneen sopimuksen aiemmin, voit tehdä niin.',
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
