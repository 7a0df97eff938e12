import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Pre osoby v Austrálii',
  scope:
    'Ak sa uplatňuje austrálsky zákon o ochrane súkromia (Privacy Act 1988), tento oddiel dopĺňa tieto zásady. Odkazuje na princípy ochrany súkromia (Australian Privacy Principles, APP) z prílohy 1 tohto zákona.',
  kinds:
    'Druhy osobných údajov, ktoré získavame a uchovávame, spôsob ich získavania a účely, na ktoré ich získavame, uchovávame, používame a sprístupňujeme, sú opísané v týchto zásadách (APP 1.4).',
  anonymity:
    'Ak je to v súlade so zákonom a prakticky možné, nemusíte uvádzať svoju totožnosť alebo môžete používať pseudonym (APP 2).',
  overseas:
    'Osobné údaje pravdepodobne sprístupníme príjemcom v týchto krajinách mimo Austrálie: %{countries} (APP 1.4(f) a (g), APP 8).',
  access:
    'Ak chcete získať prístup k osobným údajom, ktoré o vás máme (APP 12), alebo ich dať opraviť (APP 13), obráťte sa na nás: %{contact}. Žiadosť nič nestojí.',
  complaint:
    'Ak sa domnievate, že sme niektorý z týchto princípov porušili, napíšte na tú istú adresu. Ak nedostanete odpoveď do 30 dní alebo s ňou nebudete spokojní, môžete podať sťažnosť austrálskemu orgánu pre ochranu údajov, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'Oddiel o automatizovanom rozhodovaní uvádza, pri ktorých rozhodnutiach používajú počítačové programy osobné údaje a ktoré údaje to sú (APP 1.7 až 1.9).',
  noDecisions:
    'Nepoužívame počítačové programy, ktoré by prijímali rozhodnutia, pri ktorých možno odôvodnene očakávať významný vplyv na vaše práva alebo záujmy (APP 1.7 až 1.9).',
};
