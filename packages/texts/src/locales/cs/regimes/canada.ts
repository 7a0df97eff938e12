import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Pro osoby v Kanadě',
    scope:
      'Použije-li se kanadský zákon Personal Information Protection and Electronic Documents Act (PIPEDA), tento oddíl doplňuje tyto zásady. Uváděné principy jsou principy z přílohy 1 tohoto zákona.',
    consent:
      'Vaše osobní údaje shromažďujeme, používáme a zpřístupňujeme s vaším vědomím a souhlasem, ledaže zákon dovoluje něco jiného. Souhlas můžete kdykoli odvolat, s výhradou zákonných nebo smluvních omezení a s přiměřeným předstihem (princip 4.3.8).',
    accountable: 'Kontakt na osobu, která odpovídá za to, že zákon dodržujeme (princip 4.1): %{contact}.',
    rights:
      'Na žádost vám sdělíme, které osobní údaje o vás máme, k čemu se používají a komu byly zpřístupněny, umožníme vám k nim přístup a opravíme to, co je nepřesné nebo neúplné (princip 4.9). Odpovídáme do 30 dnů od písemné žádosti (section 8(3)).',
    outside:
      'Osobní údaje zpracovávají poskytovatelé služeb i v dalších zemích uvedených v těchto zásadách. Tam mohou být podle práva dané země přístupné soudům a úřadům.',
    complaint:
      'Dodržování zákona z naší strany můžete zpochybnit na stejné adrese (princip 4.10) a stěžovat si můžete u kanadského úřadu pro ochranu údajů, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Pro osoby v Québecu',
    scope:
      'Použije-li se québecký zákon o ochraně osobních údajů v soukromém sektoru (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), tento oddíl doplňuje tyto zásady. Uváděné články jsou články tohoto zákona.',
    officer: 'Za ochranu osobních údajů odpovídá výše uvedená osoba (čl. 3.1).',
    head: 'Za ochranu osobních údajů odpovídá osoba, která u nás vykonává nejvyšší pravomoc (čl. 3.1). Kontakt na ni: %{contact}.',
    collection:
      'Osobní údaje od vás shromažďujeme pro účely uvedené v těchto zásadách, když nám je poskytnete, a pomocí služeb a sledovacích prvků zde uvedených (čl. 8).',
    profiling:
      'Oddíl o sledovacích prvcích uvádí technologii, která umožňuje osoby identifikovat, lokalizovat nebo profilovat, a jak ji zapnout nebo vypnout (čl. 8.1).',
    rightsIntro: 'Můžete:',
    rights: {
      access: 'získat přístup k údajům, které o vás máme, a obdržet jejich kopii (čl. 27)',
      portability:
        'obdržet elektronické údaje, které jste nám poskytli, ve strukturovaném a běžně používaném technickém formátu nebo je nechat předat jinému subjektu (čl. 27)',
      rectification:
        'nechat opravit údaje, které jsou nepřesné, neúplné nebo nejednoznačné nebo jejichž shromažďování či uchovávání zákon nedovoluje (čl. 28)',
      withdrawal: 'odvolat souhlas s použitím nebo sdělováním údajů (čl. 8)',
      dissemination:
        'požadovat ukončení šíření údajů nebo vyřazení hypertextového odkazu spojeného s vaším jménem z výsledků vyhledávání, způsobuje-li vám to vážnou újmu (čl. 28.1)',
      decisions:
        'dozvědět se o rozhodnutí založeném výhradně na automatizovaném zpracování, zjistit jeho důvody a předložit připomínky (čl. 12.1)',
    },
    onRequest:
      'Na žádost vám sdělíme, které údaje byly od vás shromážděny, které kategorie osob k nim u nás mají přístup a jak dlouho se uchovávají (čl. 8). Odpovídáme do 30 dnů (čl. 32).',
    outside: 'Osobní údaje mohou být sdělovány mimo Québec, do zemí uvedených v těchto zásadách (čl. 8 a 17).',
    authority: 'Můžete se také obrátit na orgán Commission d’accès à l’information du Québec (%{link}).',
  },
};
