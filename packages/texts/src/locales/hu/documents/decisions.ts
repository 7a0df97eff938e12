import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatizált döntéshozatal és profilalkotás',
    none: 'Nem hozunk Önről olyan döntéseket, amelyek kizárólag automatizált adatkezelésen – ideértve a profilalkotást is – alapulnak, és Önre nézve joghatással járnak vagy Önt hasonlóképpen jelentős mértékben érintik (GDPR 22. cikk).',
    nonePlain:
      'Nem hozunk Önről olyan, kizárólag automatizált döntéseket, amelyek Önre nézve joghatással járnak vagy Önt hasonlóképpen jelentős mértékben érintik.',
    reason: 'Indok',
    made: 'Hozunk olyan döntéseket, amelyek kizárólag automatizált adatkezelésen – ideértve a profilalkotást is – alapulnak, és Önre nézve joghatással járnak vagy Önt hasonlóképpen jelentős mértékben érintik (GDPR 22. cikk).',
    madePlain:
      'Hozunk olyan, kizárólag automatizált döntéseket, amelyek Önre nézve joghatással járnak vagy Önt hasonlóképpen jelentős mértékben érintik.',
    logic: 'Az alkalmazott logika',
    consequences: 'Mit jelent ez az Ön számára',
    rights:
      'Ön kérheti, hogy az ilyen döntést ember vizsgálja felül, kifejtheti álláspontját, és a döntést megtámadhatja.',
    profilingIntro:
      'A webhelyek és alkalmazások használata alapján reklámcélból vagy a tartalmak testreszabása érdekében érdeklődési profilokat készítenek a következő szolgáltatások:',
  },
  sources: {
    heading: 'Másoktól kapott adatok',
    intro: 'A személyes adatok egy részét nem Öntől, hanem másoktól kapjuk (GDPR 14. cikk):',
    introPlain: 'A személyes adatok egy részét nem Öntől, hanem másoktól kapjuk:',
    caption: 'Más forrásból származó adatok',
    from: 'Forrás',
    data: 'Adatok',
    purpose: 'Cél',
    public: 'Nyilvánosan hozzáférhető?',
  },
  obligation: {
    heading: 'Köteles-e adatokat megadni',
    text: 'Ön szabadon dönt arról, hogy használja-e felületünket (%{site}). Azt, hogy egyes adatok szükségesek-e ahhoz, amit tőlünk kér, és mi a következménye annak, ha nem adja meg őket, fent az egyes eseteknél jeleztük.',
    services:
      'Azoknak az adatoknak a megadása, amelyek kezelése az Ön hozzájárulásán alapul, mindig önkéntes: ha nem járul hozzá, csak az érintett funkció nem vehető igénybe.',
  },
  children: {
    heading: 'Gyermekek',
    notDirected:
      'Felületünk (%{site}) nem gyermekeknek szól, és tudatosan nem gyűjtünk tőlük adatokat. Ha úgy véli, hogy gyermek adott meg nekünk személyes adatokat, jelezze nekünk, és töröljük azokat. Elérhetőségünk: %{contact}.',
    minimumAge: {
      one: 'Felületünket (%{site}) a legalább %{number} éves személyek használhatják.',
      other: 'Felületünket (%{site}) a legalább %{number} éves személyek használhatják.',
    },
    directed:
      'Felületünk (%{site}) gyermekeknek is szól. Ha a gyermek adatainak kezelése hozzájáruláson alapul, és a gyermek még nem érte el a jogszabályban előírt életkort, a hozzájárulást a gyermek feletti szülői felügyeletet gyakorlónak kell megadnia vagy engedélyeznie (GDPR 8. cikk).',
    directedPlain: 'Felületünk (%{site}) gyermekeknek is szól.',
    parents:
      'A szülők és gyámok a következő elérhetőségen megismerhetik gyermekük adatait, kérhetik azok törlését, és megtilthatják további gyűjtésüket: %{contact}.',
    parentsUs:
      'Az Egyesült Államokban a gyermekek online magánéletének védelméről szóló szabályok (Children’s Online Privacy Protection Rule, 16 CFR Part 312) értelmében 13 év alatti gyermekek személyes adatai online, az ott megnevezett kivételekkel, csak valamelyik szülő igazolható hozzájárulásával gyűjthetők.',
  },
};
