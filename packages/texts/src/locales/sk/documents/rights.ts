import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Vaše práva',
  intro: 'V rozsahu, v akom to ustanovuje právo, ktoré sa na vás vzťahuje, máte tieto práva:',
  access: {
    name: 'Prístup k údajom',
    text: 'Môžete sa dozvedieť, či o vás spracúvame údaje, a získať ich kópiu spolu s podrobnosťami o spracúvaní (čl. 15 GDPR).',
  },
  rectification: {
    name: 'Oprava',
    text: 'Môžete požadovať opravu nesprávnych a doplnenie neúplných údajov (čl. 16 GDPR).',
  },
  erasure: {
    name: 'Vymazanie',
    text: 'Môžete požadovať vymazanie svojich údajov, napríklad ak už nie sú potrebné alebo ak odvoláte súhlas (čl. 17 GDPR).',
  },
  restriction: {
    name: 'Obmedzenie spracúvania',
    text: 'Môžete požadovať, aby sa údaje iba uchovávali a inak nepoužívali, napríklad počas overovania ich správnosti (čl. 18 GDPR).',
  },
  notification: {
    name: 'Oznámenie príjemcom',
    text: 'O oprave, vymazaní alebo obmedzení spracúvania informujeme každého príjemcu vašich údajov, okrem prípadu, keď je to nemožné alebo si to vyžaduje neprimerané úsilie; na požiadanie vám oznámime, kto nimi je (čl. 19 GDPR).',
  },
  portability: {
    name: 'Prenosnosť údajov',
    text: 'Môžete získať údaje, ktoré ste nám poskytli, v štruktúrovanom, bežne používanom a strojovo čitateľnom formáte alebo ich dať preniesť inému prevádzkovateľovi, ak je spracúvanie založené na súhlase alebo zmluve a vykonáva sa automatizovane (čl. 20 GDPR).',
  },
  automated: {
    name: 'Žiadne výlučne automatizované rozhodnutia',
    text: 'Máte právo na to, aby sa na vás nevzťahovalo rozhodnutie založené výlučne na automatizovanom spracúvaní, ktoré vás významne ovplyvňuje, okrem prípadov, keď to zákon dovoľuje; vtedy môžete požadovať jeho preskúmanie človekom (čl. 22 GDPR).',
  },
  withdrawal: {
    name: 'Odvolanie súhlasu',
    text: 'Každý súhlas môžete kedykoľvek odvolať. Zákonnosť toho, čo sa vykonalo pred odvolaním, tým nie je dotknutá (čl. 7 ods. 3 GDPR).',
  },
  deceased: {
    name: 'Údaje zosnulých osôb',
    france:
      'Môžete určiť pokyny, ako sa majú vaše údaje po vašej smrti uchovávať, vymazať a oznamovať (čl. 85 francúzskeho zákona o ochrane údajov, zákon č. 78-17 zo 6. januára 1978).',
    italy:
      'Práva podľa čl. 15 až 22 GDPR k údajom zosnulej osoby patria tomu, kto má na tom vlastný záujem, koná ako jej splnomocnenec na jej ochranu alebo koná z rodinných dôvodov hodných ochrany (čl. 2-terdecies talianskeho zákonníka o ochrane osobných údajov, legislatívny dekrét č. 196/2003).',
    spain:
      'Príbuzní a dedičia zosnulej osoby a osoby, ktoré s ňou žili, nás môžu požiadať o prístup k jej údajom a o ich opravu alebo vymazanie, okrem prípadov, keď to táto osoba výslovne zakázala alebo zákon ustanovuje inak (čl. 3 španielskeho organického zákona č. 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Právo namietať',
    reasons:
      'Ak vaše údaje spracúvame na základe oprávnených záujmov alebo vo verejnom záujme, môžete z dôvodov týkajúcich sa vašej konkrétnej situácie kedykoľvek namietať. Spracúvanie potom ukončíme, okrem prípadu, keď preukážeme nevyhnutné oprávnené dôvody, ktoré prevažujú nad vašimi záujmami, právami a slobodami, alebo keď údaje potrebujeme na preukazovanie, uplatňovanie alebo obhajovanie právnych nárokov (čl. 21 ods. 1 GDPR).',
    marketing:
      'Proti použitiu vašich údajov na priamy marketing môžete namietať kedykoľvek a bez uvedenia dôvodov. Na tento účel ich potom už nebudeme používať (čl. 21 ods. 2 a 3 GDPR).',
  },
  exercise: {
    heading: 'Ako uplatniť svoje práva',
    write:
      'Ak chcete uplatniť svoje práva, obráťte sa na nás: %{contact}. Stačí jedna veta; nie je potrebný žiadny formulár.',
    form: 'Ak chcete uplatniť svoje práva, použite %{link}. Môžete nám aj napísať: %{contact}.',
    formText: 'formulár žiadosti',
    answer:
      'Odpovedáme bezplatne a bez zbytočného odkladu, najneskôr do jedného mesiaca. Ak sú žiadosti zložité alebo početné, možno túto lehotu predĺžiť o ďalšie dva mesiace; v takom prípade vás o tom počas prvého mesiaca informujeme a uvedieme dôvody (čl. 12 GDPR).',
    identity: 'Len ak máme oprávnené pochybnosti o vašej totožnosti, požiadame o ďalšie informácie na jej potvrdenie.',
  },
  complaint: {
    heading: 'Sťažnosť dozornému orgánu',
    gdpr: 'Ak sa domnievate, že spracúvaním vašich údajov dochádza k porušeniu práva, môžete podať sťažnosť dozornému orgánu pre ochranu údajov, najmä v členskom štáte svojho obvyklého pobytu, miesta výkonu práce alebo miesta údajného porušenia (čl. 77 GDPR).',
    competent: 'Orgánom príslušným pre nás je:',
    competentOneOf:
      'Ktorý orgán je pre nás príslušný, závisí od toho, v ktorej časti krajiny sme usadení. Orgány v tejto krajine (%{country}) sú uvedené nižšie; môžete sa obrátiť na ktorýkoľvek z nich:',
    find: 'Orgány všetkých krajín Európskeho hospodárskeho priestoru sú uvedené tu: %{link}.',
    findText: 'Európsky výbor pre ochranu údajov, členovia',
    court: 'Môžete sa obrátiť aj na súd (čl. 79 GDPR).',
    name: 'Orgán',
    address: 'Adresa',
    email: 'E-mail',
    website: 'Webová stránka',
  },
};
