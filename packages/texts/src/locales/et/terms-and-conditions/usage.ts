import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Mida te tohite teha',
    software:
      'Tarkvara tohite lepingu kehtivuse ajal kasutada ise või oma organisatsioonis. Õigus ei ole ainuõigus ega ole üleantav.',
    content:
      'Ostetud digitaalset sisu tohite kasutada enda jaoks ilma ajalise piiranguta, kui pakkumises ei ole öeldud teisiti. Õigus ei ole ainuõigus ega ole üleantav.',
    app: 'Rakenduse tohite paigaldada seadmetesse, mis kuuluvad teile või on teie kontrolli all, ja seda seal kasutada.',
    limits:
      'Keelatud on kopeerimine, edasiandmine, rentimine, lahtivõtmine ja kaitsest möödahiilimine, välja arvatud ulatuses, milles seadus seda lepingust olenemata lubab.',
  },
  conduct: {
    heading: 'Mis ei ole lubatud',
    intro: 'Veebiteenust %{site} kasutades ei tohi te:',
    rules: {
      law: 'rikkuda seadust ega teiste õigusi',
      malware: 'levitada kahjurprogramme ega hiilida mööda turvameetmetest',
      load: 'häirida selle toimimist, näiteks automaatsete päringutega, mis seda üle koormavad',
      access: 'siseneda loata teiste kontodele ega kasutada loata teiste andmeid',
      resale: 'müüa sellele juurdepääsu teistele, kui me ei ole selles kokku leppinud',
    },
    measures:
      'Kui te neid reegleid rikute, võime teie juurdepääsu proportsionaalses ulatuses piirata või blokeerida. Kui asi ei ole kiireloomuline, hoiatame teid enne.',
  },
  content: {
    heading: 'Meie sisu',
    text: 'Veebiteenuse %{site} tekstid, pildid, programmid ja kaubamärgid kuuluvad meile või neile, kes on andnud meile nende litsentsi. Tohite neid vaadata ja isiklikult kasutada; kõigeks muuks on vaja meie luba või seda lubavat seadust.',
  },
  information: {
    heading: 'Teave veebisaidil',
    text: 'Koostame veebiteenuses %{site} oleva teabe hoolikalt. See on üldine, ei ole nõuanne teie juhtumi kohta ja võib olla aegunud.',
    links: 'Muude veebisaitide sisu eest, millele me viitame, vastutavad nende omanikud.',
  },
  availability: {
    heading: 'Kättesaadavus',
    text: 'Hoolitseme mõistliku hoolega selle eest, et veebiteenus %{site} oleks kättesaadav. See võib katkeda hoolduse, turvalisuse või meist sõltumatute põhjuste tõttu; pikematest katkestustest teatame võimaluse korral ette.',
  },
  stores: {
    heading: 'Rakenduste poed',
    parties:
      'Need üldtingimused on sõlmitud üksnes teie ja meie vahel. Rakenduse, selle sisu, hoolduse ja toe eest vastutame meie, mitte rakenduste poe käitaja (%{stores}).',
    purchases:
      'Rakenduste poe kaudu tehtud ostudele kehtivad ka selle poe makse- ja tagasimaksereeglid. Teie seadusest tulenevad õigused meie suhtes jäävad alles.',
    apple:
      'Apple ja tema tütarettevõtjad on kolmandad isikud, kelle kasuks need üldtingimused on sõlmitud, ja võivad neid teie suhtes maksma panna. Kinnitate, et te ei ole riigis, mille suhtes kehtib Ameerika Ühendriikide embargo, ega üheski nende loetelus isikutest, kellega äritegevus on keelatud.',
  },
};
