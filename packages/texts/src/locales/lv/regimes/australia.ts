import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Personām Austrālijā',
  scope:
    'Ja ir piemērojams Austrālijas 1988. gada Privātuma likums (Privacy Act 1988), šī sadaļa papildina politiku. Tajā ir minēti šā likuma 1. pielikuma Austrālijas privātuma principi (Australian Privacy Principles, APP).',
  kinds:
    'Kāda veida personas informāciju mēs vācam un glabājam, kā mēs to vācam un kādiem nolūkiem to vācam, glabājam, izmantojam un izpaužam, ir aprakstīts šajā politikā (APP 1.4).',
  anonymity:
    'Ja tas ir likumīgi un iespējams, Jums nav jānorāda sava identitāte vai Jūs varat izmantot pseidonīmu (APP 2).',
  overseas:
    'Ir paredzams, ka mēs izpaudīsim personas informāciju saņēmējiem šādās valstīs ārpus Austrālijas: %{countries} (APP 1.4(f) un (g), APP 8).',
  access:
    'Lai piekļūtu personas informācijai, ko par Jums glabājam (APP 12), vai panāktu tās labošanu (APP 13), rakstiet: %{contact}. Pieprasījums neko nemaksā.',
  complaint:
    'Ja uzskatāt, ka mēs esam pārkāpuši kādu Austrālijas privātuma principu, rakstiet uz to pašu adresi. Ja 30 dienu laikā nesaņemat atbildi vai tā Jūs neapmierina, varat iesniegt sūdzību Austrālijas Informācijas komisāra birojam (Office of the Australian Information Commissioner) (%{link}).',
  decisions:
    'Sadaļā par automatizētiem lēmumiem ir norādīts, kādiem lēmumiem datorprogrammas izmanto personas informāciju un kāda informācija tā ir (APP 1.7–1.9).',
  noDecisions:
    'Mēs neizmantojam datorprogrammas, kas pieņem lēmumus, par kuriem var pamatoti sagaidīt, ka tie būtiski ietekmēs Jūsu tiesības vai intereses (APP 1.7–1.9).',
};
