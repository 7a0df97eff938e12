import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Odpovědnost',
  general: {
    unlimited:
      'Neomezeně odpovídáme za újmu způsobenou úmyslně nebo z hrubé nedbalosti, za újmu na životě, těle nebo zdraví, pokud jsme lstivě zamlčeli vadu nebo převzali záruku, a podle předpisů o odpovědnosti za škodu způsobenou vadou výrobku.',
    essential:
      'Za lehkou nedbalost odpovídáme jen tehdy, je-li porušena povinnost, jejíž splnění řádné plnění smlouvy vůbec umožňuje a na jejíž dodržení se můžete zpravidla spoléhat. Odpovědnost je pak omezena na škodu, která je pro takové smlouvy typická a kterou bylo možné předvídat.',
    else: 'Nad tento rámec je odpovědnost za lehkou nedbalost vyloučena. Totéž platí pro odpovědnost osob, které jednají za nás.',
    consumers:
      'Vůči spotřebitelům odpovídáme podle zákona; nic v těchto podmínkách tuto odpovědnost nevylučuje ani neomezuje.',
    businesses: 'Vůči podnikatelům platí následující:',
    mandatory: 'Práva, která spotřebitelům náležejí podle kogentních předpisů, nejsou dotčena.',
  },
  unitedKingdom: {
    unlimited:
      'Nic v těchto podmínkách neomezuje ani nevylučuje naši odpovědnost za smrt nebo újmu na zdraví způsobenou naší nedbalostí, za podvod nebo podvodné uvedení v omyl ani za nic jiného, u čeho to zákon nedovoluje.',
    consumers:
      'Jste-li spotřebitel, odpovídáme za ztrátu nebo škodu, která je předvídatelným důsledkem toho, že porušíme smlouvu nebo nepostupujeme s přiměřenou péčí a odborností. Vaše zákonná práva zůstávají zachována.',
    businesses:
      'Jste-li podnikatel, neodpovídáme za ušlý zisk, ztrátu obchodů nebo obchodních příležitostí ani za nepřímou škodu a naše celková odpovědnost ze smlouvy je omezena na částku, která za ni byla zaplacena v průběhu dvanácti měsíců před událostí.',
  },
  unitedStates: {
    asIs: 'V rozsahu, v jakém to zákon dovoluje, je online služba %{site} poskytována tak, jak je, a podle dostupnosti („as is“ a „as available“), bez jakýchkoli záruk, výslovných nebo předpokládaných.',
    cap: 'V rozsahu, v jakém to zákon dovoluje, neodpovídáme za nepřímé, vedlejší, zvláštní ani následné škody a naše celková odpovědnost je omezena na částku, kterou jste nám zaplatili v průběhu dvanácti měsíců před událostí, z níž nárok vznikl.',
    states:
      'Některé právní řády nedovolují vyloučit určité záruky nebo omezit odpovědnost za určité škody. V takovém případě se na vás výše uvedená omezení nevztahují a můžete mít další práva.',
  },
};
