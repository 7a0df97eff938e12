import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Ukončení používání',
    text: 'Účet můžeme ukončit ze závažného důvodu, zejména po závažných nebo opakovaných porušeních těchto podmínek, jinak s výpovědní dobou %{days}. Platby za dobu, po kterou se plnění již neposkytuje, vrátíme, ledaže jste ukončení způsobili svým porušením.',
    data: 'Před ukončením a po dobu 30 dnů po něm mohou spotřebitelé bezplatně získat zpět obsah, který vytvořili nebo poskytli.',
  },
  changes: {
    heading: 'Změny těchto podmínek',
    reasons:
      'U již běžících smluv měníme tyto podmínky jen ze závažného důvodu: při změně právních předpisů, na základě rozhodnutí soudu nebo úřadu, z důvodu bezpečnosti nebo kvůli novým funkcím, které vyžadují úpravu.',
    notice:
      'O změně a o tom, v čem spočívá, vás informujeme nejméně %{days} předtím, než začne platit. Než začne platit, můžete smlouvu bezplatně ukončit. Změna hlavních plnění kterékoli strany vyžaduje váš souhlas.',
    use: 'Užívání služby %{site} se řídí zněním těchto podmínek, které je v dané době zveřejněno.',
    versions:
      'Každé znění je opatřeno datem a dřívější znění lze otevřít na stránce, kde jsou tyto podmínky zveřejněny.',
  },
  law: {
    heading: 'Rozhodné právo a soudy',
    law: 'Rozhodným právem je právo této země: %{country}.',
    lawState: 'Rozhodným právem je právo tohoto státu Spojených států, s vyloučením jeho kolizních norem: %{state}.',
    consumers:
      'Spotřebitelům zůstává zachována ochrana podle kogentních ustanovení země, ve které mají obvyklé bydliště (čl. 6 nařízení (ES) č. 593/2008, pokud se použije).',
    convention: 'Ve vztahu k podnikatelům se nepoužije Úmluva OSN o smlouvách o mezinárodní koupi zboží.',
    court: 'Pro spory s podnikateli jsou příslušné soudy v tomto místě: %{place}.',
    consumerCourts:
      'Spotřebitelé s bydlištěm v Evropském hospodářském prostoru, ve Švýcarsku nebo ve Spojeném království mohou podat žalobu u soudů v místě svého bydliště a žalováni mohou být jen tam.',
    consumersElsewhere:
      'Spotřebitelé s bydlištěm jinde mohou podat žalobu i u soudů, ke kterým mají přístup podle práva země svého bydliště.',
  },
  disputes: {
    heading: 'Řešení sporů',
    first: 'Pokud s něčím nejste spokojeni, napište na adresu %{contact}: budeme hledat řešení.',
    none: 'Nejsme povinni ani ochotni účastnit se řízení o mimosoudním řešení spotřebitelských sporů.',
    unlessObliged: 'Řízení o mimosoudním řešení spotřebitelských sporů se účastníme jen tehdy, ukládá-li nám to zákon.',
    body: 'Účastníme se řízení o mimosoudním řešení spotřebitelských sporů u tohoto subjektu: %{body}.',
    france:
      'Spotřebitelé se na tento subjekt mohou bezplatně obrátit, pokud se nejprve pokusili vyřešit spor s námi písemnou stížností, a to do jednoho roku od ní (čl. L. 612-1 a L. 612-2 francouzského spotřebitelského zákoníku).',
    hungary:
      'Spotřebitelé mohou spor předložit smírčí komisi (békéltető testület). V místě našeho sídla je to: %{body}. V Maďarsku je příslušná komise místa, kde spotřebitel bydlí, nebo jiná, kterou uvede v návrhu.',
    hungaryDuty:
      'Ze zákona jsme povinni v jejím řízení spolupracovat (§ 29 zákona č. CLV z roku 1997 o ochraně spotřebitele).',
  },
  approval: {
    heading: 'Zvláštní schválení ujednání',
    text: 'Zákazníci, kteří nejsou spotřebiteli, zvlášť schvalují tato ujednání těchto podmínek, jak to vyžadují čl. 1341 druhý pododstavec a čl. 1342 italského občanského zákoníku:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'změny běžících digitálních služeb',
      subscription: 'mlčky sjednané prodloužení a změna ceny',
      conformity: 'povinnost prohlédnout zboží a oznámit vady; promlčení nároků',
      marketplace: 'omezení, pozastavení a ukončení používání prodávajícími',
      conduct: 'omezení a zablokování přístupu',
      availability: 'přerušení služby',
      liability: 'vyloučení a omezení naší odpovědnosti',
      termination: 'naše právo ukončit smlouvu',
      changes: 'naše právo změnit tyto podmínky',
      court: 'příslušnost soudu',
    },
    separately:
      'Schválení se uděluje druhým podpisem nebo, online, samostatným prohlášením, odděleně od přijetí těchto podmínek jako celku.',
  },
  final: {
    heading: 'Závěrečné ustanovení',
    text: 'Je-li některé ustanovení těchto podmínek neplatné nebo se k němu nepřihlíží, použije se místo něj zákon; ostatní ustanovení zůstávají v platnosti.',
  },
};
