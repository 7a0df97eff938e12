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
    paid: 'Kui pakkumise kohta mõjutab makse, on pakkumine vastavalt märgistatud.',
    own: 'Kauplemiskohas teeme ka oma pakkumisi. Juurdepääs, järjestus ja tingimused on nende jaoks samad mis müüjate pakkumiste jaoks.',
    ownDiffers: 'Kauplemiskohas teeme ka oma pakkumisi. Neid koheldakse müüjate pakkumistest erinevalt järgmiselt:',
  },
  business: {
    heading: 'Müüjatele',
    grounds:
      'Piirame müüja õigust kauplemiskohta kasutada, peatame või lõpetame selle üksnes nende üldtingimuste või seaduse rikkumise tõttu, teiste õiguste või kasutajate turvalisuse kaitseks või seetõttu, et puudub teave, mida seadus müüjatelt nõuab.',
    text: 'Kui piirame müüja õigust kauplemiskohta kasutada, peatame või lõpetame selle, põhjendame seda: piiramise või peatamise korral hiljemalt selle jõustumisel, kogu kasutamise lõpetamise korral vähemalt 30 päeva ette, välja arvatud juhul, kui seadus või korduvad rikkumised nõuavad teisiti. Nende üldtingimuste muudatustest teatame müüjatele vähemalt 15 päeva enne nende kehtima hakkamist (määrus (EL) 2019/1150).',
    rights:
      'Müüjatele jäävad õigused nende tekstidele, piltidele ja kaubamärkidele. Seni kuni pakkumist näidatakse, lubavad nad meil neid tasuta kasutada, et pakkumist kauplemiskohas näidata ja sellele mujal tähelepanu juhtida, näiteks otsingumootorites ja reklaamides.',
    data: 'Oma konto kaudu on müüjatel juurdepääs andmetele oma pakkumiste, tellimuste ja hinnangute kohta ning ostjate andmetele, mida neil on vaja lepingu täitmiseks; need andmed saavad nad kätte veel 30 päeva pärast kasutamise lõppu. Meil on juurdepääs kõigile andmetele, mis kauplemiskoha kasutamisel tekivad. Müüja andmeid anname teistele müüjatele üksnes koondkujul.',
    complaints:
      'Müüjad võivad meile tasuta kaebusi esitada aadressil %{contact}. Vaatame iga kaebuse läbi mõistliku aja jooksul ning teatame müüjale tulemuse ja selle põhjused.',
    mediators:
      'Vaidluste kohtuväliseks lahendamiseks müüjatega oleme valmis tegema koostööd järgmiste vahendajatega: %{mediators}.',
  },
};
