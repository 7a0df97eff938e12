import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Bērnu vecākiem Amerikas Savienotajās Valstīs',
  scope:
    'Saskaņā ar Noteikumiem par bērnu privātuma aizsardzību tiešsaistē (Children’s Online Privacy Protection Rule, 16 CFR Part 312) šajā sadaļā vecāki tiek informēti, kā, izmantojot „%{site}”, tiek apstrādāta to bērnu personas informācija, kuri ir jaunāki par 13 gadiem.',
  operator:
    'Operators ir %{owner}. Tā pasta adrese, e-pasta adrese un, ja tāds ir, tālruņa numurs ir norādīti šīs politikas sākumā. Tas atbild uz visiem jautājumiem par bērnu informāciju: %{contact}.',
  others:
    'Ar „%{site}” starpniecību informāciju vāc vai saņem arī šādi pakalpojumi: %{services}. Kas tos sniedz un kā sazināties ar to sniedzējiem, ir norādīts sadaļā par pakalpojumiem.',
  collected:
    'Informācija, ko var vākt no bērniem: %{data}. Kā tā tiek izmantota un izpausta, šajā politikā ir norādīts pie katras darbības un pakalpojuma.',
  persistent:
    'Pastāvīgie identifikatori, kas vākti „%{site}” iekšējai darbībai, netiek izmantoti nekam citam: ne saziņai ar bērnu, ne uzvedībā balstītai reklāmai, ne profila veidošanai.',
  consent:
    'Pirms vācam, izmantojam vai izpaužam bērna personas informāciju ārpus § 312.5(c) paredzētajiem izņēmumiem, mēs saņemam pārbaudāmu viena no vecākiem piekrišanu. Vecāki var piekrist vākšanai un izmantošanai, nepiekrītot izpaušanai trešajām personām, ja vien izpaušana nav neatņemama pakalpojuma daļa.',
  rights:
    'Vecāki var iepazīties ar bērna informāciju, panākt tās dzēšanu un atteikt turpmāku tās vākšanu vai izmantošanu. Šajā nolūkā rakstiet uz iepriekš minēto adresi; mēs pārliecināmies, ka pieprasījumu iesniedz viens no vecākiem (§ 312.6).',
  condition:
    'Mēs neprasām, lai bērns izpaustu vairāk informācijas, nekā pamatoti nepieciešams, lai piedalītos kādā darbībā (§ 312.7).',
  retention:
    'Bērnu informācija tiek glabāta tikai tik ilgi, cik pamatoti nepieciešams nolūkam, kuram tā vākta, un pēc tam tiek dzēsta (§ 312.10). Laikposmi un kritēriji ir norādīti šajā politikā.',
};
