import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Internetipõhine kauplemiskoht',
  role: 'Kauplemiskohas pakuvad kaupu ja teenuseid teised. Nende kohta sõlmivad lepingu ostja ja müüja; meie pakume kauplemiskohta ega ole lepingupool, välja arvatud juhul, kui pakkumises on öeldud, et müüja oleme meie.',
  status:
    'Iga pakkumise juures on näidatud, kas müüja on enda sõnul kaupleja. Kui ta seda ei ole, ei kohaldata temaga sõlmitud lepingule liidu tarbijakaitseõigusest tulenevaid tarbija õigusi, sealhulgas taganemisõigust.',
  traders: 'Kõik müüjad on kauplejad.',
  duties:
    'Pakkumise, kättetoimetamise ja ostja lepingust tulenevate õiguste eest vastutab müüja. Meie vastutame kauplemiskoha toimimise eest.',
  ranking: {
    heading: 'Kuidas pakkumisi järjestatakse',
    intro: 'Pakkumiste järjekord otsingutulemustes sõltub peamiselt järgmisest:',
  },
  business: {
    heading: 'Müüjatele',
    text: 'Kui piirame müüja õigust kauplemiskohta kasutada, peatame või lõpetame selle, põhjendame seda: piiramise või peatamise korral hiljemalt selle jõustumisel, kogu kasutamise lõpetamise korral vähemalt 30 päeva ette, välja arvatud juhul, kui seadus või korduvad rikkumised nõuavad teisiti. Nende üldtingimuste muudatustest teatame müüjatele vähemalt 15 päeva enne nende kehtima hakkamist (määrus (EL) 2019/1150).',
  },
};
