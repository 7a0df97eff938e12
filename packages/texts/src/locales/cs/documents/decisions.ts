import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatizované rozhodování a profilování',
    none: 'Nečiníme rozhodnutí, která jsou založena výhradně na automatizovaném zpracování, včetně profilování, a mají pro vás právní účinky nebo se vás obdobným způsobem významně dotýkají (čl. 22 GDPR).',
    nonePlain:
      'Nečiníme výhradně automatizovaně rozhodnutí, která pro vás mají právní účinky nebo se vás obdobným způsobem významně dotýkají.',
    reason: 'Odůvodnění',
    made: 'Činíme rozhodnutí, která jsou založena výhradně na automatizovaném zpracování, včetně profilování, a mají pro vás právní účinky nebo se vás obdobným způsobem významně dotýkají (čl. 22 GDPR).',
    madePlain:
      'Činíme výhradně automatizovaně rozhodnutí, která pro vás mají právní účinky nebo se vás obdobným způsobem významně dotýkají.',
    logic: 'Použitý postup',
    consequences: 'Co to pro vás znamená',
    rights: 'Můžete požadovat, aby takové rozhodnutí přezkoumal člověk, vyjádřit svůj názor a rozhodnutí napadnout.',
    profilingIntro:
      'Z toho, jak lidé používají weby a aplikace, se pro účely reklamy nebo přizpůsobení obsahu vytvářejí profily zájmů. Vytvářejí je tyto služby:',
  },
  sources: {
    heading: 'Údaje, které získáváme od jiných',
    intro: 'Některé osobní údaje nezískáváme od vás, ale od jiných osob (čl. 14 GDPR):',
    introPlain: 'Některé osobní údaje nezískáváme od vás, ale od jiných osob:',
    caption: 'Údaje z jiných zdrojů',
    from: 'Zdroj',
    data: 'Údaje',
    purpose: 'Účel',
    public: 'Veřejně přístupný zdroj?',
  },
  obligation: {
    heading: 'Zda musíte údaje poskytnout',
    text: 'Používání online služby %{site} je dobrovolné. Zda jsou určité údaje potřebné k tomu, o co nás žádáte, a co se stane, když je neposkytnete, je uvedeno výše u každého případu.',
    services:
      'Poskytnutí údajů, jejichž zpracování je založeno na vašem souhlasu, je vždy dobrovolné: pokud souhlas odmítnete, nedostupná bude pouze dotčená funkce.',
  },
  children: {
    heading: 'Děti',
    notDirected:
      'Online služba %{site} není určena dětem a údaje dětí vědomě neshromažďujeme. Pokud se domníváte, že nám dítě poskytlo osobní údaje, informujte nás (%{contact}): údaje vymažeme.',
    minimumAge: {
      one: 'Online službu %{site} mohou používat osoby ve věku od %{number} roku.',
      few: 'Online službu %{site} mohou používat osoby ve věku od %{number} let.',
      other: 'Online službu %{site} mohou používat osoby ve věku od %{number} let.',
    },
    directed:
      'Online služba %{site} je určena i dětem. Pokud je zpracování údajů dítěte založeno na souhlasu a dítě nedosáhlo věku požadovaného zákonem, musí souhlas vyjádřit nebo schválit osoba, která vykonává rodičovskou zodpovědnost k dítěti (čl. 8 GDPR).',
    directedPlain: 'Online služba %{site} je určena i dětem.',
    parents:
      'Rodiče a poručníci mohou nahlédnout do údajů svého dítěte, nechat je vymazat a odmítnout jejich další shromažďování. Kontakt pro tyto případy: %{contact}.',
    parentsUs:
      'Ve Spojených státech dovoluje předpis Children’s Online Privacy Protection Rule (16 CFR Part 312) shromažďovat online osobní údaje dětí mladších 13 let pouze s ověřitelným souhlasem rodiče, s výjimkami v něm uvedenými.',
  },
};
