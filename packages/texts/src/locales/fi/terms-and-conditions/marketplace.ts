import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Markkinapaikka',
  role: 'Markkinapaikalla muut tarjoavat tavaroita ja palveluja. Niitä koskeva sopimus tehdään ostajan ja myyjän välillä; me tarjoamme markkinapaikan emmekä ole sopimuksen osapuoli, ellei tarjouksessa sanota, että olemme myyjä.',
  status:
    'Jokaisessa tarjouksessa kerrotaan, ilmoittaako myyjä olevansa elinkeinonharjoittaja. Jos myyjä ei ole elinkeinonharjoittaja, hänen kanssaan tehtyyn sopimukseen ei sovelleta unionin kuluttajansuojalainsäädäntöön perustuvia kuluttajan oikeuksia, peruuttamisoikeus mukaan lukien.',
  traders: 'Kaikki myyjät ovat elinkeinonharjoittajia.',
  duties:
    'Myyjä vastaa tarjouksesta, toimituksesta ja ostajan sopimukseen perustuvista oikeuksista. Me vastaamme markkinapaikan toiminnasta.',
  ranking: {
    heading: 'Miten tarjoukset asetetaan järjestykseen',
    intro: 'Järjestys, jossa tarjoukset näytetään hakutuloksissa, riippuu pääasiassa seuraavista seikoista:',
    paid: 'Jos maksu vaikuttaa tarjouksen sijoitukseen, tarjous merkitään sen mukaisesti.',
    own: 'Markkinapaikalla on myös omia tarjouksiamme. Pääsy, järjestys ja ehdot ovat niille samat kuin myyjien tarjouksille.',
    ownDiffers:
      'Markkinapaikalla on myös omia tarjouksiamme. Niitä kohdellaan seuraavalla tavalla toisin kuin myyjien tarjouksia:',
  },
  business: {
    heading: 'Myyjille',
    grounds:
      'Rajoitamme myyjän mahdollisuutta käyttää markkinapaikkaa, keskeytämme käytön tai päätämme sen vain, jos näitä ehtoja tai lakia rikotaan, muiden oikeuksien tai käyttäjien turvallisuuden suojaamiseksi tai siksi, että laissa myyjiltä vaadittuja tietoja puuttuu.',
    text: 'Jos rajoitamme myyjän mahdollisuutta käyttää markkinapaikkaa, keskeytämme käytön tai päätämme sen, ilmoitamme perusteet: rajoittamisen tai keskeyttämisen osalta ennen sen voimaantuloa tai silloin, kun se tulee voimaan, ja kaiken käytön päättämisen osalta vähintään 30 päivää etukäteen, paitsi jos laki tai toistuvat rikkomukset edellyttävät muuta. Näiden ehtojen muutoksista ilmoitetaan myyjille vähintään 15 päivää ennen kuin niitä sovelletaan (asetus (EU) 2019/1150).',
    rights:
      'Myyjät säilyttävät oikeudet teksteihinsä, kuviinsa ja tavaramerkkeihinsä. Niin kauan kuin tarjous on esillä, he antavat meidän maksutta käyttää niitä tarjouksen esittämiseen markkinapaikalla ja sen tuomiseen esille muualla, esimerkiksi hakukoneissa ja mainoksissa.',
    data: 'Tilinsä kautta myyjillä on pääsy omia tarjouksiaan, tilauksiaan ja arviointejaan koskeviin tietoihin ja niihin ostajien tietoihin, joita he tarvitsevat sopimuksen täyttämiseen; he voivat hakea nämä tiedot 30 päivän ajan käytön päättymisestä. Meillä on pääsy kaikkiin tietoihin, joita markkinapaikan käytössä syntyy. Annamme myyjää koskevia tietoja muille myyjille vain koosteina.',
    complaints:
      'Myyjät voivat valittaa meille maksutta osoitteeseen %{contact}. Käsittelemme jokaisen valituksen kohtuullisessa ajassa ja ilmoitamme myyjälle tuloksen ja perustelut.',
    mediators:
      'Olemme valmiita ratkaisemaan riitoja myyjien kanssa tuomioistuimen ulkopuolella näiden sovittelijoiden avulla: %{mediators}.',
  },
};
