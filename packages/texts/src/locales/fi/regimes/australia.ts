import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Australiassa oleville',
  scope:
    'Kun sovelletaan Australian tietosuojalakia (Privacy Act 1988), tämä jakso täydentää tietosuojaselostetta. Siinä mainitaan lain liitteen 1 (Schedule 1) Australian tietosuojaperiaatteet (Australian Privacy Principles, APP).',
  kinds:
    'Tässä tietosuojaselosteessa kuvataan, millaisia henkilötietoja keräämme ja säilytämme, miten keräämme niitä ja mihin tarkoituksiin keräämme, säilytämme, käytämme ja luovutamme niitä (APP 1.4).',
  anonymity:
    'Sinun ei tarvitse ilmoittaa henkilöllisyyttäsi, tai voit käyttää salanimeä, aina kun se on lain mukaan ja käytännössä mahdollista (APP 2).',
  overseas:
    'Todennäköisesti luovutamme henkilötietoja vastaanottajille seuraavissa Australian ulkopuolisissa maissa: %{countries} (APP 1.4(f) ja (g), APP 8).',
  access:
    'Jos haluat tutustua meillä oleviin henkilötietoihisi (APP 12) tai saada ne korjatuiksi (APP 13), ota meihin yhteyttä: %{contact}. Pyyntö ei maksa mitään.',
  complaint:
    'Jos katsot, että olemme rikkoneet Australian tietosuojaperiaatetta, ilmoita siitä meille samalla tavalla. Jos et ole saanut vastausta 30 päivän kuluttua tai et ole siihen tyytyväinen, voit valittaa Australian tietosuojaviranomaiselle (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Automaattisia päätöksiä koskevassa jaksossa kerrotaan, mitä päätöksiä varten tietokoneohjelmat käyttävät henkilötietoja ja mitä nämä tiedot ovat (APP 1.7–1.9).',
  noDecisions:
    'Emme käytä tietokoneohjelmaa, joka tekee päätöksiä, joiden voidaan kohtuudella odottaa vaikuttavan merkittävästi oikeuksiisi tai etuihisi (APP 1.7–1.9).',
};
