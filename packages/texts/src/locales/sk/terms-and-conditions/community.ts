import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Čo zverejňujete',
    yours: 'To, čo zverejníte, zostáva vaše. Zodpovedáte za to a musíte k tomu mať práva.',
    licence:
      'Kým je obsah zverejnený, dovoľujete nám bezodplatne a na celom svete ukladať ho, zobrazovať ho ostatným v online službe %{site} a meniť jeho podobu, ak si to vyžaduje technika. Toto povolenie sa končí, keď obsah odstránite, s výnimkou kópií, ktoré v súlade so zákonom vyhotovili iní.',
    rulesIntro: 'Nesmiete zverejňovať:',
    rules: {
      illegal: 'nič, čo porušuje zákon alebo vyzýva na jeho porušenie',
      rights: 'nič, čo porušuje autorské práva, ochranné známky, súkromie alebo iné práva ostatných',
      hate: 'nenávisť, hrozby, obťažovanie alebo schvaľovanie násilia',
      children: 'nič, čo škodí maloletým alebo ich sexualizuje',
      deception: 'klamlivý obsah, spam alebo škodlivé programy',
      data: 'osobné údaje iných osôb bez oprávnenia',
    },
    ownIntro: 'Okrem toho platia tieto pravidlá:',
  },
  moderation: {
    heading: 'Ako zaobchádzame s obsahom, ktorý porušuje pravidlá',
    notice:
      'Obsah nám môže oznámiť ktokoľvek na adrese %{contact}: uveďte, o čo ide, kde sa obsah nachádza a prečo ho považujete za nezákonný alebo odporujúci týmto pravidlám, a tiež svoje meno a e-mailovú adresu, okrem prípadu, keď sa oznámenie týka sexuálneho zneužívania detí. Prijatie oznámenia potvrdíme, rozhodneme včas, s náležitou starostlivosťou, nie svojvoľne a objektívne a rozhodnutie vám oznámime.',
    measures:
      'Obsah, ktorý je nezákonný alebo porušuje tieto pravidlá, možno odstrániť, obmedziť jeho viditeľnosť alebo ho zablokovať. Účty, na ktorých sa často zverejňuje zjavne nezákonný obsah, po predchádzajúcom upozornení na primeraný čas pozastavíme alebo zrušíme.',
    reasons:
      'Komu sa rozhodnutie týka, tomu oznámime, aké rozhodnutie sa prijalo, na akých skutočnostiach a na akom pravidle sa zakladá a ako proti nemu podať sťažnosť. Sťažnosť môžete podať na tej istej adrese; každú z nich posudzuje človek.',
    objection:
      'Sťažnosť je bezplatná a možno ju podať do šiestich mesiacov od rozhodnutia. Rozhodneme o nej bez zbytočného odkladu a rozhodnutie odôvodníme.',
    settlement:
      'V rozsahu, v akom nám to ukladá nariadenie (EÚ) 2022/2065, možno spor o rozhodnutie predložiť aj certifikovanému orgánu mimosúdneho riešenia sporov (čl. 21). Cesta na súd zostáva otvorená.',
    automated:
      'Vyhľadávať a posudzovať obsah nám pomáhajú automatizované prostriedky; o sťažnostiach sa nikdy nerozhoduje iba ich prostredníctvom.',
    manual: 'Na posudzovanie obsahu nepoužívame automatizované prostriedky: rozhodujú ľudia.',
    contactPoint:
      'Jednotné kontaktné miesto pre orgány, Komisiu a Európsky výbor pre digitálne služby (čl. 11 nariadenia (EÚ) 2022/2065, akt o digitálnych službách) a pre používateľov (čl. 12 toho istého nariadenia): %{contact}.',
    contactLanguages: 'Môžete naň písať v každom z jazykov, v ktorých sú tieto podmienky zverejnené.',
  },
};
