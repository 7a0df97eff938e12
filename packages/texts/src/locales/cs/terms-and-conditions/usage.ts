import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Co smíte',
    software:
      'Software smíte po dobu trvání smlouvy používat pro sebe nebo v rámci vlastní organizace. Toto právo je nevýhradní a nepřevoditelné.',
    content:
      'Zakoupený digitální obsah smíte používat pro sebe, a to bez časového omezení, ledaže z nabídky vyplývá něco jiného. Toto právo je nevýhradní a nepřevoditelné.',
    app: 'Aplikaci smíte nainstalovat do zařízení, která vám patří nebo která máte pod kontrolou, a tam ji používat.',
    limits:
      'Poskytnutý software, obsah ani aplikaci nesmíte kopírovat, předávat dál, pronajímat ani zpětně rozkládat a nesmíte obcházet jejich ochranu, ledaže to zákon dovoluje bez ohledu na to, co stanoví smlouva.',
  },
  conduct: {
    heading: 'Co není dovoleno',
    intro: 'Při používání online služby %{site} nesmíte:',
    rules: {
      law: 'porušovat zákon ani práva jiných',
      malware: 'šířit škodlivé programy ani obcházet bezpečnostní opatření',
      load: 'narušovat její provoz, například automatickými požadavky, které ji přetěžují',
      access: 'bez oprávnění přistupovat k účtům nebo údajům jiných',
      resale: 'prodávat přístup k ní jiným, ledaže jsme s tím souhlasili',
    },
    measures:
      'Porušíte-li tato pravidla, můžeme váš přístup omezit nebo zablokovat, pokud je to přiměřené. Není-li věc naléhavá, nejprve vás upozorníme.',
  },
  content: {
    heading: 'Náš obsah',
    text: 'Texty, obrázky, programy a ochranné známky v online službě %{site} patří nám nebo těm, kdo nám k nim udělili licenci. Můžete si je prohlížet a soukromě je používat; vše nad tento rámec vyžaduje naše svolení nebo zákon, který to dovoluje.',
    textBusinesses:
      'Texty, obrázky, programy a ochranné známky v online službě %{site} patří nám nebo těm, kdo nám k nim udělili licenci. Můžete si je prohlížet a používat je pro vlastní účely; vše nad tento rámec vyžaduje naše svolení nebo zákon, který to dovoluje.',
  },
  entrusted: {
    heading: 'Osobní údaje, které nám svěříte',
    text: 'Zpracovávají-li zákazníci pomocí softwaru osobní údaje v rámci své podnikatelské činnosti, jsou správci a my jsme jejich zpracovatelem. Tyto údaje zpracováváme jen na základě smlouvy, která odpovídá čl. 28 GDPR a kterou nabízíme každému takovému zákazníkovi.',
  },
  switching: {
    heading: 'Přechod k jinému poskytovateli',
    right:
      'Zákazníci mohou kdykoli přejít k jinému poskytovateli, přesunout se do vlastních systémů nebo si nechat vymazat svá data, s výpovědní dobou nejvýše dva měsíce (čl. 25 nařízení (EU) 2023/2854, nařízení o datech).',
    transition:
      'Po uplynutí výpovědní doby provedeme přechod bez zbytečného odkladu a do 30 dnů. Není-li to technicky proveditelné, do 14 pracovních dnů od žádosti sdělíme důvod a stanovíme jinou lhůtu, nejvýše sedm měsíců. Zákazník může lhůtu jednou prodloužit. Do jejího konce poskytujeme přiměřenou součinnost, udržujeme službu v provozu stejně bezpečně jako dosud a upozorňujeme na známá rizika pro její kontinuitu.',
    data: 'Všechna data, která zákazník vložil nebo vytvořil používáním služby, lze vyexportovat ve strukturovaném, běžně používaném a strojově čitelném formátu. Výjimkou jsou data o vnitřním fungování služby, která jsou naším obchodním tajemstvím, pokud to přechodu nebrání. Data lze vyzvednout nejméně 30 dnů po přechodu; poté je vymažeme.',
    end: 'Smlouva končí dokončením přechodu, nebo chce-li zákazník jen výmaz dat, uplynutím výpovědní doby.',
    charges: 'Do 11. ledna 2027 účtujeme za přechod nejvýše náklady, které s ním přímo vzniknou; poté neúčtujeme nic.',
    free: 'Za přechod nic neúčtujeme.',
  },
  information: {
    heading: 'Informace na webu',
    text: 'Informace v online službě %{site} připravujeme pečlivě. Jsou obecné, nejsou radou pro váš případ a mohou být zastaralé.',
    links: 'Za obsah jiných webů, na které odkazujeme, odpovídají jejich provozovatelé.',
  },
  availability: {
    heading: 'Dostupnost',
    text: 'O dostupnost online služby %{site} dbáme s přiměřenou péčí. Může být přerušena kvůli údržbě, z důvodu bezpečnosti nebo z důvodů, které nemůžeme ovlivnit; delší přerušení předem oznámíme, pokud můžeme.',
  },
  stores: {
    heading: 'Obchody s aplikacemi',
    parties:
      'Smlouvu za těchto podmínek uzavíráte pouze vy a my. Za aplikaci, její obsah, údržbu a podporu odpovídáme my, nikoli provozovatel obchodu s aplikacemi (%{stores}).',
    purchases:
      'Nákupy prostřednictvím obchodu s aplikacemi se řídí také pravidly tohoto obchodu pro platby a vracení peněz. Vaše zákonná práva vůči nám zůstávají zachována.',
    apple:
      'Společnost Apple a její dceřiné společnosti jsou třetími osobami, v jejichž prospěch jsou tyto podmínky sjednány, a mohou je vůči vám vymáhat. Potvrzujete, že se nenacházíte v zemi, na kterou se vztahuje embargo Spojených států, a že nejste na žádném z jejich seznamů osob, s nimiž je obchod zakázán.',
  },
};
