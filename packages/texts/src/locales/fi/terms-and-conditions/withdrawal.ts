import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Peruuttamisoikeus',
  who: 'Euroopan talousalueella ja Yhdistyneessä kuningaskunnassa olevilla kuluttajilla on oikeus peruuttaa etäsopimus ilmoittamatta mitään syytä.',
  brazil:
    'Brasilian lain suojaamat kuluttajat voivat peruuttaa sopimuksen seitsemän päivän kuluessa sen tekemisestä tai tavaran tai palvelun vastaanottamisesta ja saavat heti takaisin kaiken maksamansa (Brasilian kuluttajansuojalain 49 §). Jäljempänä olevat edellytykset ja poikkeukset eivät rajoita tätä oikeutta.',
  periodGoods:
    'Peruuttamisaika on %{days} siitä päivästä, jona sinä tai nimeämäsi henkilö, joka ei ole kuljettaja, saa tavarat; jos tilaus toimitetaan useassa erässä, siitä päivästä, jona viimeinen erä saadaan.',
  periodServices: 'Palvelujen ja digitaalisen sisällön peruuttamisaika on %{days} sopimuksen tekopäivästä.',
  function: {
    heading: 'Miten peruutat',
    link: 'Voit peruuttaa sopimuksen verkossa milloin tahansa ennen peruuttamisajan päättymistä täällä: %{link}. Anna nimesi, sopimus ja vahvistusta varten sähköpostiosoitteesi ja paina sitten ”Vahvista peruuttaminen”. Vahvistamme heti sähköpostitse peruutuksesi saapumisen, sen sisällön sekä päivän ja kellonajan.',
    label: 'Peruuta sopimus tästä',
    statement:
      'Voit ilmoittaa meille päätöksestäsi myös millä tahansa muulla yksiselitteisellä tavalla, esimerkiksi kirjeellä osoitteeseemme tai sähköpostilla osoitteeseen %{contact}. Voit käyttää jäljempänä olevaa lomaketta, mutta se ei ole pakollista.',
    deadline: 'Määräajan noudattamiseksi riittää, että lähetät ilmoituksesi ennen peruuttamisajan päättymistä.',
  },
  effects: {
    heading: 'Peruuttamisen vaikutukset',
    refund:
      'Palautamme kaikki sinulta saamamme suoritukset, myös tavanomaisen toimituksen kustannukset, viivytyksettä ja viimeistään 14 päivän kuluttua siitä päivästä, jona saimme ilmoituksen peruuttamisesta. Käytämme samaa maksutapaa, jota itse käytit, ellei nimenomaisesti ole sovittu toisin, emmekä veloita palautuksesta.',
    refundServices:
      'Palautamme kaikki sinulta saamamme suoritukset, viivytyksettä ja viimeistään 14 päivän kuluttua siitä päivästä, jona saimme ilmoituksen peruuttamisesta. Käytämme samaa maksutapaa, jota itse käytit, ellei nimenomaisesti ole sovittu toisin, emmekä veloita palautuksesta.',
    withhold:
      'Voimme pidättyä maksujen palauttamisesta, kunnes olemme saaneet tavarat takaisin tai olet osoittanut lähettäneesi ne takaisin, sen mukaan, kumpi tapahtuu aiemmin.',
    sendTo:
      'Lähetä tavarat viivytyksettä ja viimeistään 14 päivän kuluttua siitä päivästä, jona ilmoitat meille peruuttamisesta, seuraavaan osoitteeseen: %{address}.',
    send: 'Lähetä tavarat takaisin osoitteeseemme viivytyksettä ja viimeistään 14 päivän kuluttua siitä päivästä, jona ilmoitat meille peruuttamisesta.',
    costCustomer: 'Vastaat tavaroiden palauttamisesta aiheutuvista välittömistä kustannuksista.',
    costOwner: 'Vastaamme tavaroiden palauttamisesta aiheutuvista kustannuksista.',
    value:
      'Olet vastuussa tavaroiden arvon alentumisesta vain, jos se johtuu muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarpeellisesta käsittelystä.',
    services:
      'Jos pyysit meitä aloittamaan palvelun suorittamisen peruuttamisaikana, maksat siitä osasta, joka on suoritettu siihen mennessä, kun ilmoitit meille peruuttamisesta.',
  },
  exceptions: {
    heading: 'Milloin peruuttamisoikeutta ei ole',
    goods: {
      bespoke: 'tavarat, jotka on valmistettu vaatimustesi mukaisesti tai jotka on selvästi muokattu yksilöllisiksi',
      perishable: 'tavarat, jotka pilaantuvat tai vanhenevat nopeasti',
      sealed:
        'sinetöidyt tavarat, joita ei voida palauttaa terveydellisistä tai hygieenisistä syistä, kun sinetti on avattu',
      mixed: 'tavarat, jotka toimituksen jälkeen ovat erottamattomasti sekoittuneet muihin',
      recordings: 'sinetöidyt ääni- tai kuvatallenteet ja sinetöidyt tietokoneohjelmat, kun sinetti on avattu',
    },
    digital:
      'digitaalinen sisältö, jota ei toimiteta aineellisella tallennusvälineellä, kun olemme aloittaneet toimittamisen nimenomaisella ennakkosuostumuksellasi, olet hyväksynyt, että menetät samalla peruuttamisoikeutesi, ja olemme vahvistaneet sopimuksen',
    services:
      'palvelut, jotka on suoritettu kokonaan, jos suorittaminen on aloitettu nimenomaisella ennakkosuostumuksellasi ja olet hyväksynyt, että menetät peruuttamisoikeutesi, kun sopimus on kokonaan täytetty',
  },
  form: {
    heading: 'Peruuttamislomake',
    intro: 'Jos haluat peruuttaa sopimuksen, voit täyttää tämän lomakkeen ja palauttaa sen:',
    to: 'Vastaanottaja: %{recipient}',
    declare:
      'Ilmoitan/Ilmoitamme, että haluan/haluamme peruuttaa tekemäni/tekemämme sopimuksen, joka koskee seuraavien tavaroiden / seuraavan palvelun toimittamista:',
    ordered: 'Tilauspäivä / vastaanottopäivä:',
    name: 'Kuluttajan nimi / kuluttajien nimet:',
    address: 'Kuluttajan osoite / kuluttajien osoitteet:',
    signature: 'Kuluttajan allekirjoitus / kuluttajien allekirjoitukset (vain jos tämä lomake toimitetaan paperilla):',
    date: 'Päiväys:',
  },
};
