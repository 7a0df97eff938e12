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
    textBusinesses:
      'Veebiteenuse %{site} tekstid, pildid, programmid ja kaubamärgid kuuluvad meile või neile, kes on andnud meile nende litsentsi. Tohite neid vaadata ja oma otstarbel kasutada; kõigeks muuks on vaja meie luba või seda lubavat seadust.',
  },
  entrusted: {
    heading: 'Isikuandmed, mille te meile usaldate',
    text: 'Kui kliendid töötlevad tarkvaraga isikuandmeid oma majandustegevuses, on nemad vastutavad töötlejad ja meie nende volitatud töötleja. Töötleme neid andmeid üksnes isikuandmete kaitse üldmääruse artiklile 28 vastava lepingu alusel, mida pakume igale sellisele kliendile.',
  },
  switching: {
    heading: 'Üleminek teise teenuseosutaja juurde',
    right:
      'Kliendid võivad igal ajal minna üle teise teenuseosutaja juurde, kolida oma süsteemidesse või lasta oma andmed kustutada, teatades sellest ette kõige rohkem kaks kuud (määruse (EL) 2023/2854, andmemääruse, art 25).',
    transition:
      'Pärast etteteatamistähtaega viime ülemineku läbi põhjendamatu viivituseta ja 30 päeva jooksul. Kui see ei ole tehniliselt teostatav, ütleme 14 tööpäeva jooksul taotlusest, miks, ja nimetame muu, kõige rohkem seitsmekuulise tähtaja. Klient võib tähtaega üks kord pikendada. Kuni selle lõpuni anname mõistlikku abi, hoiame teenuse sama turvaliselt töös ja juhime tähelepanu teadaolevatele ohtudele selle järjepidevusele.',
    data: 'Kõik andmed, mille klient on sisestanud või teenust kasutades loonud, saab eksportida struktureeritud, üldkasutatavas ja masinloetavas vormingus. Erandiks on andmed teenuse sisemise toimimise kohta, mis on meie ärisaladused, kui see üleminekut ei takista. Andmed saab kätte vähemalt 30 päeva pärast üleminekut; seejärel kustutame need.',
    end: 'Leping lõpeb, kui üleminek on lõpule viidud, või kui klient soovib üksnes andmete kustutamist, etteteatamistähtaja möödumisel.',
    charges:
      'Kuni 11. jaanuarini 2027 võtame ülemineku eest kõige rohkem sellest otseselt tekkivad kulud; pärast seda ei võta me midagi.',
    free: 'Ülemineku eest ei võta me midagi.',
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
