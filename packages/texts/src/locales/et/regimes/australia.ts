import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Inimestele Austraalias',
  scope:
    'Kui kohaldub Austraalia privaatsusseadus (Privacy Act 1988), täiendab see jaotis privaatsuspoliitikat. Selles viidatakse seaduse 1. lisa (Schedule 1) Austraalia privaatsuspõhimõtetele (Australian Privacy Principles, APP).',
  kinds:
    'Milliseid isikuandmeid me kogume ja hoiame, kuidas me neid kogume ning millisel eesmärgil neid kogume, hoiame, kasutame ja avaldame, on kirjeldatud selles privaatsuspoliitikas (APP 1.4).',
  anonymity: 'Kui see on seaduslik ja teostatav, ei pea te oma isikut avaldama või võite kasutada pseudonüümi (APP 2).',
  overseas:
    'Tõenäoliselt avaldame isikuandmeid vastuvõtjatele järgmistes riikides väljaspool Austraaliat: %{countries} (APP 1.4(f) ja (g), APP 8).',
  access:
    'Et tutvuda isikuandmetega, mida me teie kohta hoiame (APP 12), või lasta need parandada (APP 13), pöörduge meie poole: %{contact}. Taotlus on tasuta.',
  complaint:
    'Kui arvate, et oleme mõnda Austraalia privaatsuspõhimõtet rikkunud, kirjutage meile samal aadressil. Kui te 30 päeva möödudes vastust ei saa või ei ole sellega rahul, võite esitada kaebuse Austraalia teabevolinikule (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Automatiseeritud otsuste jaotises on öeldud, milliste otsuste jaoks arvutiprogrammid isikuandmeid kasutavad ja millised andmed need on (APP 1.7–1.9).',
  noDecisions:
    'Me ei kasuta arvutiprogrammi, mis teeks otsuseid, mille puhul võib mõistlikult eeldada, et need mõjutavad märkimisväärselt teie õigusi või huve (APP 1.7–1.9).',
};
