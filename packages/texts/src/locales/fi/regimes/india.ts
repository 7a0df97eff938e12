import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Intiassa oleville',
  scope:
    'Kun sovelletaan digitaalisten henkilötietojen suojasta annettua Intian lakia (Digital Personal Data Protection Act, 2023), tämä jakso täydentää tietosuojaselostetta. Mainitut pykälät ovat tämän lain pykäliä.',
  notice:
    'Käsiteltävät henkilötiedot ja käsittelyn tarkoitukset mainitaan tässä tietosuojaselosteessa (5 §). Voit pyytää tämän ilmoituksen englanniksi tai jollakin Intian perustuslain liitteessä 8 (Eighth Schedule) mainitulla kielellä.',
  withdrawal: 'Voit peruuttaa suostumuksesi milloin tahansa yhtä helposti kuin annoit sen (6 §:n 4 momentti).',
  rightsIntro: 'Voit:',
  rights: {
    access:
      'saada yhteenvedon tiedoistasi ja siitä, mitä niillä tehdään, sekä tiedon kaikista, joille niitä on luovutettu (11 §)',
    correction: 'saada tietosi oikaistuiksi, täydennetyiksi, ajantasaistetuiksi tai poistetuiksi (12 §)',
    grievance: 'saada valituksesi käsitellyiksi ja epäkohdat korjatuiksi (13 §)',
    nomination: 'nimetä henkilön, joka käyttää oikeuksiasi, jos kuolet tai menetät toimintakykysi (14 §)',
  },
  exercise:
    'Ota meihin yhteyttä: %{contact}. Sieltä saat vastauksen myös käsittelyä koskeviin kysymyksiisi (8 §:n 9 momentti). Vastaamme valituksiin 90 päivän kuluessa.',
  authority:
    'Jos tämä ei auta, voit valittaa Intian tietosuojaviranomaiselle (Data Protection Board of India, %{link}).',
};
