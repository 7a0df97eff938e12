import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Pro osoby v Brazílii',
  scope:
    'Použije-li se brazilský zákon o ochraně údajů (Lei Geral de Proteção de Dados Pessoais, zákon č. 13.709/2018, LGPD), tento oddíl doplňuje tyto zásady.',
  bases:
    'Uvádějí-li tyto zásady jako právní základ souhlas, smlouvu, právní povinnost nebo oprávněné zájmy, je to zároveň stejnojmenný právní základ podle čl. 7 LGPD; u citlivých údajů je to některý z právních základů podle čl. 11 LGPD.',
  basesPlain:
    'Osobní údaje zpracováváme s vaším souhlasem, pro smlouvu s vámi, pro splnění právní povinnosti nebo pro naše oprávněné zájmy (čl. 7 LGPD); citlivé údaje jen na některém z právních základů podle čl. 11 LGPD.',
  rightsIntro: 'Máte tato práva (čl. 18 a 20 LGPD):',
  rights: {
    access: 'potvrzení, že vaše údaje zpracováváme, a přístup k nim',
    correction: 'oprava neúplných, nepřesných nebo zastaralých údajů',
    blocking:
      'anonymizace, blokování nebo výmaz údajů, které jsou nadbytečné nebo nepřiměřené nebo se zpracovávají v rozporu se zákonem',
    portability: 'přenesení vašich údajů k jinému poskytovateli',
    erasure: 'výmaz údajů zpracovávaných s vaším souhlasem, ledaže čl. 16 LGPD dovoluje jejich uchování',
    sharing: 'informace o veřejných a soukromých subjektech, s nimiž jsme vaše údaje sdíleli',
    refusal: 'informace o možnosti souhlas odmítnout a o důsledcích odmítnutí',
    withdrawal: 'odvolání souhlasu, bezplatně a stejně snadno, jako byl udělen (čl. 8 § 5 LGPD)',
    objection: 'námitka proti zpracování bez souhlasu, které je v rozporu se zákonem (čl. 18 § 2 LGPD)',
    review: 'přezkum rozhodnutí učiněných výhradně automatizovaně, která se dotýkají vašich zájmů (čl. 20 LGPD)',
  },
  exercise:
    'Chcete-li je uplatnit nebo máte-li jakýkoli dotaz k ochraně údajů (čl. 41 LGPD), obraťte se na nás: %{contact}. Odpovídáme neprodleně ve zjednodušené podobě nebo v plném rozsahu do 15 dnů od žádosti (čl. 19 LGPD).',
  transfers:
    'Do zemí mimo Brazílii uvedených v těchto zásadách se údaje předávají jen tak, jak dovoluje čl. 33 LGPD: do zemí, jejichž ochranu uznal úřad ANPD, podle standardních smluvních doložek z usnesení CD/ANPD č. 19/2024 nebo z jiného důvodu podle tohoto článku.',
  children: 'Údaje dětí a dospívajících se zpracovávají v jejich nejlepším zájmu (čl. 14 LGPD).',
  authority:
    'Můžete se také obrátit na brazilský úřad pro ochranu údajů, ANPD (%{link}), a na orgány ochrany spotřebitelů (čl. 18 § 1 a § 8 LGPD).',
};
