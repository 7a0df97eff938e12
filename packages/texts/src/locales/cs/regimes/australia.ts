import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Pro osoby v Austrálii',
  scope:
    'Použije-li se australský zákon o ochraně soukromí (Privacy Act 1988), tento oddíl doplňuje tyto zásady. Odkazuje na principy ochrany soukromí (Australian Privacy Principles, APP) z přílohy 1 tohoto zákona.',
  kinds:
    'Druhy osobních údajů, které shromažďujeme a uchováváme, způsob jejich shromažďování a účely, pro které je shromažďujeme, uchováváme, používáme a zpřístupňujeme, jsou popsány v těchto zásadách (APP 1.4).',
  anonymity:
    'Pokud je to v souladu se zákonem a prakticky možné, nemusíte uvádět svou totožnost nebo můžete používat pseudonym (APP 2).',
  overseas:
    'Osobní údaje pravděpodobně zpřístupníme příjemcům v těchto zemích mimo Austrálii: %{countries} (APP 1.4(f) a (g), APP 8).',
  access:
    'Chcete-li získat přístup k osobním údajům, které o vás máme (APP 12), nebo je nechat opravit (APP 13), obraťte se na nás: %{contact}. Žádost nic nestojí.',
  complaint:
    'Pokud se domníváte, že jsme některý z těchto principů porušili, napište na stejnou adresu. Nedostanete-li odpověď do 30 dnů nebo s ní nebudete spokojeni, můžete si stěžovat u australského úřadu pro ochranu údajů, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'Oddíl o automatizovaném rozhodování uvádí, při kterých rozhodnutích používají počítačové programy osobní údaje a které údaje to jsou (APP 1.7 až 1.9).',
  noDecisions:
    'Nepoužíváme počítačové programy, které by činily rozhodnutí, u nichž lze důvodně očekávat významný dopad na vaše práva nebo zájmy (APP 1.7 až 1.9).',
};
