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
  },
  business: {
    heading: 'Myyjille',
    text: 'Jos rajoitamme myyjän mahdollisuutta käyttää markkinapaikkaa, keskeytämme käytön tai päätämme sen, ilmoitamme perusteet: rajoittamisen tai keskeyttämisen osalta ennen sen voimaantuloa tai silloin, kun se tulee voimaan, ja kaiken käytön päättämisen osalta vähintään 30 päivää etukäteen, paitsi jos laki tai toistuvat rikkomukset edellyttävät muuta. Näiden ehtojen muutoksista ilmoitetaan myyjille vähintään 15 päivää ennen kuin niitä sovelletaan (asetus (EU) 2019/1150).',
  },
};
