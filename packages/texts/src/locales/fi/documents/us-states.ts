import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Yhdysvaltain osavaltioiden asukkaille',
    intro:
      'Tätä ja seuraavia jaksoja sovelletaan tämän tietosuojaselosteen muun sisällön lisäksi seuraavien osavaltioiden asukkaisiin siltä osin kuin osavaltion kuluttajien tietosuojaa koskevaa lakia sovelletaan meihin: %{states}.',
    date: 'Niissä kuvataan käsittelyä tämän tietosuojaselosteen päiväystä edeltävien 12 kuukauden aikana.',
  },
  collection: {
    heading: 'Henkilötietojen luokat (Yhdysvaltain osavaltiot)',
    intro:
      'Olemme näiden 12 kuukauden aikana keränneet seuraaviin luokkiin kuuluvia henkilötietoja. Kunkin säilytysaika määräytyy käyttötarkoitusten mukaan (ks. säilytysaikoja koskeva jakso).',
    sources: 'Lähteet: %{sources}.',
    sourceYou: 'sinä, kun annat meille tietoja',
    sourceDevice: 'laitteesi ja selaimesi, kun käytät palvelua %{site}',
    sourceServices: 'tässä tietosuojaselosteessa mainitut palvelut',
    caption: 'Kerättyjen tietojen luokat, tarkoitukset ja vastaanottajat',
    category: 'Luokka',
    examples: 'Tiedot',
    purposes: 'Tarkoitukset',
    disclosedTo: 'Kenelle luovutettu',
    soldOrShared: 'Myyty tai jaettu',
    categories: {
      identifiers: 'Tunnisteet',
      customerRecords: 'Asiakastiedot',
      protected: 'Syrjinnältä lailla suojatut ominaisuudet',
      commercial: 'Kaupalliset tiedot',
      biometric: 'Biometriset tiedot',
      internetActivity: 'Toiminta internetissä tai muissa sähköisissä verkoissa',
      geolocation: 'Sijaintitiedot',
      audioVisual: 'Ääni-, sähköiset, visuaaliset tai vastaavat tiedot',
      professional: 'Ammattiin tai työsuhteeseen liittyvät tiedot',
      inferences: 'Päätelmät ja profiilit',
      sensitive: 'Arkaluonteiset henkilötiedot',
      other: 'Muut henkilötiedot',
    },
  },
  disclosure: {
    heading: 'Henkilötietojen myynti ja jakaminen (Yhdysvaltain osavaltiot)',
    neither:
      'Emme ole näiden 12 kuukauden aikana myyneet henkilötietoja emmekä jakaneet tai käsitelleet niitä kohdennettua mainontaa varten.',
    shares:
      'Näiden 12 kuukauden aikana tietoja on käytetty kohdennettuun mainontaan eli mainontaan, joka valitaan useilla sivustoilla tai useissa sovelluksissa tapahtuvan toiminnan perusteella. Osavaltioiden laeissa tätä kutsutaan jakamiseksi (sharing), kohdennetuksi mainonnaksi (targeted advertising) tai, jos siitä saadaan vastineeksi jotakin arvokasta, myynniksi (sale). Tiedot on kerätty seuraavien palvelujen kautta: %{services}.',
    sells:
      'Olemme näiden 12 kuukauden aikana myyneet, näissä laeissa tarkoitetulla tavalla, henkilötietoja seuraaville: %{services}.',
    noOtherSale: 'Muutoin emme ole myyneet henkilötietoja.',
    minors: 'Tiedossamme ei tosiasiallisesti ole, että myisimme tai jakaisimme alle 16-vuotiaiden henkilötietoja.',
    minorsDirected:
      'Myymme tai jaamme alle 16-vuotiaiden henkilötietoja vain lain edellyttämällä suostumuksella: 13 vuotta täyttäneen osalta hänen omalla suostumuksellaan, sitä nuoremman osalta vanhemman tai huoltajan suostumuksella.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Ilmoitus: saatamme myydä arkaluonteisia henkilötietojasi.)',
    sensitiveLimited:
      'Käytämme ja luovutamme arkaluonteisia tietoja vain tarkoituksiin, joiden osalta laki ei anna oikeutta rajoittaa niiden käyttöä (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Käytämme arkaluonteisia tietoja myös muihin kuin säännöksessä California Code of Regulations, title 11, § 7027(m), mainittuihin tarkoituksiin. Voit rajoittaa niiden käyttöä: ks. ”Your Privacy Choices”.',
    sensitiveConsent:
      'Jos osavaltion laki edellyttää suostumusta arkaluonteisten tietojen käsittelyyn, käsittelemme niitä vain suostumuksellasi.',
  },
  choices: {
    heading: 'Your Privacy Choices – yksityisyysvalintasi (Yhdysvaltain osavaltiot)',
    intro:
      'Voit milloin tahansa ja ilman käyttäjätiliä kieltää (opt-out) tietojesi myynnin ja jakamisen sekä kohdennetun mainonnan:',
    link: 'tällä sivulla: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'yksityisyysvalinnoissa, jotka ovat käytettävissä jokaisella sivulla',
    write: 'ottamalla meihin yhteyttä: %{contact}',
    phone: 'soittamalla numeroon %{phone}',
    gpc: 'selaimesi Global Privacy Control -signaalilla, jota pidämme kieltona (opt-out) kyseisen selaimen ja, jos olet kirjautunut sisään, käyttäjätilisi osalta',
    time: 'Toteutamme kiellon (opt-out) niin pian kuin käytännössä mahdollista, viimeistään 15 arkipäivän kuluessa, ja pyydämme sinua sallimaan toiminnan uudelleen (opt-in) aikaisintaan 12 kuukauden kuluttua.',
    doNotTrack: 'Palvelu %{site} ei reagoi selainten vanhempaan ”Do Not Track” -signaaliin.',
  },
  rights: {
    heading: 'Oikeudet Yhdysvaltain osavaltioissa',
    intro: 'Taulukosta ilmenee, mikä oikeus perustuu minkäkin osavaltion lakiin. Kussakin laissa on poikkeuksia.',
    caption: 'Oikeudet osavaltioittain',
    right: 'Oikeus',
    where: 'Osavaltiot',
    all: 'Kaikki edellä mainitut osavaltiot',
    allExcept: 'Kaikki edellä mainitut osavaltiot paitsi %{states}',
    kinds: {
      access: 'Saada tietää, käsittelemmekö tietojasi, ja saada pääsy niihin',
      correct: 'Saada virheelliset tiedot korjatuiksi',
      delete: 'Saada tiedot poistetuiksi',
      portability: 'Saada tiedot siirrettävässä muodossa',
      optOutSale: 'Kieltää tietojen myynti',
      optOutAdvertising: 'Kieltää kohdennettu mainonta',
      optOutProfiling:
        'Kieltää profilointi päätöksiä varten, joilla on oikeudellisia tai vastaavalla tavalla merkittäviä vaikutuksia',
      sensitiveConsent: 'Saada arkaluonteiset tiedot käsitellyiksi vain suostumuksella',
      sensitiveLimit: 'Rajoittaa arkaluonteisten tietojen käyttöä tai kieltää se',
      thirdParties: 'Saada luettelo kolmansista osapuolista tai niiden ryhmistä, joille tietoja on luovutettu',
      questionProfiling: 'Kyseenalaistaa profiloinnin tulos ja saada se arvioiduksi uudelleen',
      appeal: 'Hakea muutosta pyynnön hylkäämiseen',
    },
    optOutSharing: 'Kieltää kohdennettu mainonta (Kaliforniassa: jakaminen)',
    noRetaliation: 'Emme kohtele sinua huonommin siksi, että käytät näitä oikeuksia.',
  },
  requests: {
    heading: 'Pyynnöt, henkilöllisyyden tarkistaminen ja muutoksenhaku (Yhdysvaltain osavaltiot)',
    how: 'Pyynnöt voit tehdä tätä kautta: %{contact}.',
    phone: 'Voit myös soittaa: %{phone}.',
    verify:
      'Kun pyyntö koskee tiedonsaantia, korjaamista tai poistamista, meidän on tarkistettava henkilöllisyytesi: vertaamme ilmoittamiasi tietoja meillä oleviin tietoihin emmekä pyydä enempää kuin se edellyttää. Kun kyse on kiellosta (opt-out), pyydämme vain sen toteuttamiseen tarvittavat tiedot.',
    agent:
      'Voit antaa valtuutetun edustajan tehdä pyynnön puolestasi. Voimme pyytää näyttöä valtuutuksesta ja, paitsi kun kyse on kiellosta (opt-out), pyytää sinua vahvistamaan sen.',
    time: 'Vastaamme 45 päivän kuluessa. Jos se on kohtuudella tarpeen, tätä määräaikaa voidaan jatkaa kerran 45 päivällä; ilmoitamme siitä ja sen syistä sinulle ensimmäisten 45 päivän kuluessa.',
    iowa: 'Iowassa ensimmäinen määräaika on 90 päivää.',
    california:
      'Kaliforniassa vahvistamme tiedonsaantia, korjaamista tai poistamista koskevan pyynnön vastaanottamisen 10 arkipäivän kuluessa.',
    appeal:
      'Jos hylkäämme pyynnön, voit hakea muutosta ottamalla meihin yhteyttä (%{contact}) ja mainitsemalla sanan ”appeal”. Vastaamme muutoksenhakuun kirjallisesti ja perustellusti 45 päivän kuluessa tai, jos osavaltiosi laki sen sallii, 60 päivän kuluessa. Jos muutoksenhaku ei menesty, voit valittaa osavaltiosi oikeusministerille (attorney general).',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornia',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
