import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Australijoje esantiems asmenims',
  scope:
    'Kai taikomas Australijos 1988 m. Privatumo aktas (Privacy Act 1988), šis skyrius papildo politiką. Jame nurodomi to akto 1 priedo Australijos privatumo principai (Australian Privacy Principles, APP).',
  kinds:
    'Kokių rūšių asmeninę informaciją renkame ir laikome, kaip ją renkame ir kokiais tikslais renkame, laikome, naudojame ir atskleidžiame, aprašyta šioje politikoje (APP 1.4).',
  anonymity: 'Visada, kai tai teisėta ir įmanoma, galite nenurodyti savo tapatybės arba naudoti slapyvardį (APP 2).',
  overseas:
    'Tikėtina, kad asmeninę informaciją atskleisime gavėjams šiose šalyse už Australijos ribų: %{countries} (APP 1.4(f) ir (g), APP 8).',
  access:
    'Norėdami susipažinti su mūsų laikoma Jūsų asmenine informacija (APP 12) arba ją ištaisyti (APP 13), rašykite: %{contact}. Prašymas nieko nekainuoja.',
  complaint:
    'Jeigu manote, kad pažeidėme Australijos privatumo principą, rašykite tuo pačiu adresu. Jeigu per 30 dienų negaunate atsakymo arba jis Jūsų netenkina, galite pateikti skundą Australijos informacijos komisaro tarnybai (Office of the Australian Information Commissioner) (%{link}).',
  decisions:
    'Skyriuje apie automatizuotus sprendimus nurodyta, kokiems sprendimams kompiuterių programos naudoja asmeninę informaciją ir kokia tai informacija (APP 1.7–1.9).',
  noDecisions:
    'Nenaudojame kompiuterių programų, kurios priimtų sprendimus, galinčius, kaip pagrįstai galima tikėtis, reikšmingai paveikti Jūsų teises ar interesus (APP 1.7–1.9).',
};
