import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Prenehanje uporabe',
    text: 'Uporabniški račun lahko ukinemo iz utemeljenega razloga, zlasti po hudih ali ponavljajočih se kršitvah teh splošnih pogojev, sicer pa z odpovednim rokom %{days}. Plačila za čas, v katerem storitve ne zagotavljamo več, vrnemo, razen če ste prenehanje povzročili s kršitvijo.',
    data: 'Pred prenehanjem in še 30 dni po njem lahko potrošniki brezplačno prenesejo vsebino, ki so jo ustvarili ali zagotovili.',
  },
  changes: {
    heading: 'Spremembe teh splošnih pogojev',
    reasons:
      'Za pogodbe, ki že veljajo, te splošne pogoje spremenimo le iz utemeljenega razloga: zaradi spremembe predpisov, odločbe sodišča ali organa, varnostnih razlogov ali novih funkcij, ki potrebujejo pravila.',
    notice:
      'O spremembi in o tem, v čem je, vas obvestimo najmanj %{days}, preden začne veljati. Preden začne veljati, lahko pogodbo brezplačno odpoveste. Za spremembo glavnih obveznosti katere koli strani je potrebno vaše soglasje.',
    use: 'Za uporabo spletne storitve %{site} velja različica teh splošnih pogojev, ki je takrat objavljena.',
    versions:
      'Vsaka različica nosi svoj datum, prejšnje različice pa so dostopne na strani, na kateri so ti splošni pogoji objavljeni.',
  },
  law: {
    heading: 'Pravo, ki se uporablja, in sodišča',
    law: 'Uporablja se pravo naslednje države: %{country}.',
    lawState:
      'Uporablja se pravo naslednje zvezne države Združenih držav Amerike, brez njenih kolizijskih pravil: %{state}.',
    consumers:
      'Potrošniki ohranijo varstvo, ki jim ga zagotavljajo prisilne določbe države, v kateri imajo običajno prebivališče (člen 6 Uredbe (ES) št. 593/2008, kadar se uporablja).',
    convention:
      'V razmerju do podjetij se Konvencija Združenih narodov o pogodbah o mednarodni prodaji blaga ne uporablja.',
    court: 'Za spore s podjetji so pristojna sodišča v naslednjem kraju: %{place}.',
    consumerCourts:
      'Potrošniki, ki prebivajo v Evropskem gospodarskem prostoru, v Švici ali v Združenem kraljestvu, lahko tožijo pred sodišči kraja, v katerem prebivajo, in jih je mogoče tožiti le tam.',
    consumersElsewhere:
      'Potrošniki, ki prebivajo drugje, lahko tožijo tudi pred sodišči, do katerih imajo dostop po pravu države, v kateri prebivajo.',
  },
  disputes: {
    heading: 'Reševanje sporov',
    first: 'Če z nečim niste zadovoljni, nam pišite: %{contact}. Poiskali bomo rešitev.',
    none: 'V postopkih izvensodnega reševanja potrošniških sporov nismo zavezani sodelovati in na to nismo pripravljeni.',
    unlessObliged:
      'V postopkih izvensodnega reševanja potrošniških sporov sodelujemo le, kadar nas k temu zavezuje zakon; drugače nobenega izvajalca izvensodnega reševanja potrošniških sporov ne priznavamo kot pristojnega.',
    body: 'V postopkih izvensodnega reševanja potrošniških sporov sodelujemo pri naslednjem izvajalcu: %{body}.',
    france:
      'Potrošniki se lahko na tega izvajalca brezplačno obrnejo, če so spor z nami najprej poskusili rešiti s pisno pritožbo, in sicer v enem letu od nje (člena L. 612-1 in L. 612-2 francoskega potrošniškega zakonika).',
    hungary:
      'Potrošniki lahko spor predložijo spravnemu odboru (békéltető testület). Na našem sedežu je to: %{body}. Na Madžarskem je pristojen odbor kraja, v katerem potrošnik živi, ali drug, ki ga potrošnik navede v zahtevi.',
    hungaryDuty:
      'Po zakonu smo dolžni sodelovati v njegovem postopku (29. člen Zakona št. CLV iz leta 1997 o varstvu potrošnikov).',
  },
  approval: {
    heading: 'Posebna odobritev določil',
    text: 'Stranke, ki niso potrošniki, posebej odobrijo naslednja določila teh splošnih pogojev, kot zahtevata člen 1341, drugi odstavek, in člen 1342 italijanskega civilnega zakonika:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'spremembe tekočih digitalnih storitev',
      subscription: 'molče dogovorjeno podaljšanje in sprememba cene',
      conformity: 'dolžnost pregledati blago in grajati napake; zastaranje zahtevkov',
      marketplace: 'omejitev, začasna prekinitev in ukinitev uporabe s strani prodajalcev',
      conduct: 'omejitev in blokada dostopa',
      availability: 'prekinitve storitve',
      liability: 'izključitev in omejitev naše odgovornosti',
      termination: 'naša pravica končati pogodbo',
      changes: 'naša pravica spremeniti te splošne pogoje',
      court: 'pristojnost sodišča',
    },
    separately:
      'Odobritev se da z drugim podpisom ali na spletu s samostojno izjavo, ločeno od sprejetja teh splošnih pogojev kot celote.',
  },
  final: {
    heading: 'Končna določba',
    text: 'Če je katera od določb teh splošnih pogojev neveljavna, jo nadomesti zakon; druge določbe ostanejo veljavne.',
  },
};
