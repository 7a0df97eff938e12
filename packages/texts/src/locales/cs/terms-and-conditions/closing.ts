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
  },
  disputes: {
    heading: 'Řešení sporů',
    first: 'Pokud s něčím nejste spokojeni, napište na adresu %{contact}: budeme hledat řešení.',
    none: 'Řízení o mimosoudním řešení spotřebitelských sporů se neúčastníme a nejsme k tomu povinni, nestanoví-li zákon jinak.',
    body: 'Účastníme se řízení o mimosoudním řešení spotřebitelských sporů u tohoto subjektu: %{body}.',
  },
  final: {
    heading: 'Závěrečné ustanovení',
    text: 'Je-li některé ustanovení těchto podmínek neplatné nebo se k němu nepřihlíží, použije se místo něj zákon; ostatní ustanovení zůstávají v platnosti.',
  },
};
