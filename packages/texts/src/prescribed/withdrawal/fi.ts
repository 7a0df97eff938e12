import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Finnish. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Peruuttamisoikeus',
    period: 'Teillä on oikeus peruuttaa tämä sopimus 14 päivän kuluessa syytä ilmoittamatta.',
    expires: {
      contract: 'Peruuttamisen määräaika päättyy 14 päivän kuluttua sopimuksen tekemistä koskevasta päivästä.',
      together:
        'Peruuttamisen määräaika päättyy 14 päivän kuluttua päivästä, jona te tai muu kuin kuljetusliikkeen edustaja teidän ilmoittamananne kolmantena osapuolena sai tavarat hallintaansa.',
      separately:
        'Peruuttamisen määräaika päättyy 14 päivän kuluttua päivästä, jona te tai muu kuin kuljetusliikkeen edustaja teidän ilmoittamananne kolmantena osapuolena sai viimeisen tavaran hallintaansa.',
      pieces:
        'Peruuttamisen määräaika päättyy 14 päivän kuluttua päivästä, jona te tai muu kuin kuljetusliikkeen edustaja teidän ilmoittamananne kolmantena osapuolena sai viimeisen erän tai osan hallintaansa.',
      regularly:
        'Peruuttamisen määräaika päättyy 14 päivän kuluttua päivästä, jona te tai muu kuin kuljetusliikkeen edustaja teidän ilmoittamananne kolmantena osapuolena sai ensimmäisen tavaran hallintaansa.',
    },
    exercise:
      'Peruuttamisoikeuden käyttämiseksi teidän on ilmoitettava meille (%{trader}) päätöksestänne peruuttaa sopimus yksiselitteisellä tavalla (esimerkiksi kirjeellä postitse tai sähköpostilla). Voitte käyttää liitteenä olevaa peruuttamislomaketta, mutta sen käyttö ei ole pakollista.',
    online:
      'Voitte käyttää peruuttamisoikeuttanne myös verkossa osoitteessa %{function}. Jos käytätte tätä verkkotoimintoa, lähetämme teille ilman aiheetonta viivytystä pysyvällä välineellä (esimerkiksi sähköpostilla) vahvistuksen peruuttamisilmoituksen vastaanottamisesta, mukaan lukien sen sisältö sekä sen lähettämisen päivämäärä ja kellonaika.',
    deadline:
      'Peruuttamisen määräajan noudattamiseksi riittää, että lähetätte ilmoituksenne peruuttamisoikeuden käytöstä ennen peruuttamisajan päättymistä.',
    effects: 'Peruuttamisen vaikutukset',
    reimburse:
      'Jos peruutatte tämän sopimuksen, palautamme teille kaikki teiltä saamamme suoritukset, myös toimituskustannukset (paitsi lisäkustannuksia siitä, että olette valinnut jonkin muun kuin tarjoamamme edullisimman vakiotoimitustavan), viivytyksettä ja joka tapauksessa viimeistään 14 päivän kuluttua peruuttamisilmoituksen saatuamme. Suoritamme palautuksen sillä maksutavalla, jota olette käyttänyt alkuperäisessä liiketoimessa, ellette ole nimenomaisesti suostunut muuhun, ja joka tapauksessa siten, että teille ei aiheudu suoritusten palauttamisesta kustannuksia.',
    withhold:
      'Voimme pidättyä maksujen palautuksesta, kunnes olemme saaneet tavaran takaisin tai kunnes olette osoittanut lähettäneenne tavaran takaisin.',
    collect: 'Noudamme tavarat.',
    sendBack:
      'Teidän on lähetettävä tavarat takaisin tai luovutettava ne meille viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen tekemisestä. Määräaikaa on noudatettu, jos lähetätte tavarat takaisin ennen kyseisen 14 päivän määräajan päättymistä.',
    sendBackTo:
      'Teidän on lähetettävä tavarat takaisin tai luovutettava ne meille tai seuraavalle vastaanottajalle: %{recipient}, viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen tekemisestä. Määräaikaa on noudatettu, jos lähetätte tavarat takaisin ennen kyseisen 14 päivän määräajan päättymistä.',
    costOwner: 'Vastaamme tavaroiden palauttamisesta johtuvista kustannuksista.',
    costCustomer: 'Teidän on vastattava tavaroiden palauttamisesta johtuvista välittömistä kustannuksista.',
    costEstimate:
      'Teidän on vastattava tavaroiden palauttamisesta johtuvista välittömistä kustannuksista. Kustannusten arvioidaan olevan enintään noin %{amount}.',
    value:
      'Olette vastuussa vain sellaisesta tavaroiden arvon alentumisesta, joka on seurausta muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarvittavasta käsittelystä.',
    services:
      'Jos olette pyytänyt palvelun suorittamisen aloittamista ennen peruuttamisajan päättymistä, teidän on maksettava meille peruuttamisilmoituksen tekemiseen mennessä sopimuksen täyttämiseksi tehdystä suorituksesta kohtuullinen korvaus.',
  },
  form: {
    title: 'Peruuttamislomakkeen malli',
    intro: '(täyttäkää ja palauttakaa tämä lomake vain siinä tapauksessa, että haluatte peruuttaa sopimuksen)',
    to: 'Vastaanottaja: %{recipient}',
    declare:
      'Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden toimittamista (*)/seuraavan palvelun suorittamista (*)',
    ordered: 'Tilauspäivä (*)/vastaanottopäivä (*)',
    name: 'Kuluttajan nimi/kuluttajien nimet',
    address: 'Kuluttajan osoite/kuluttajien osoitteet',
    signature: 'Kuluttajan allekirjoitus/kuluttajien allekirjoitukset (vain jos lomake täytetään paperimuodossa)',
    date: 'Päiväys',
    delete: '(*) Tarpeeton yliviivataan.',
  },
};
