import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Za starše otrok v Združenih državah Amerike',
  scope:
    'V skladu s pravili Children’s Online Privacy Protection Rule (16 CFR Part 312) ta razdelek staršem pojasnjuje, kako se v spletni storitvi %{site} ravna z osebnimi podatki otrok, mlajših od 13 let.',
  operator:
    'Upravljavec storitve (operator) je %{owner}. Njegov poštni naslov, elektronski naslov in, če obstaja, telefonska številka so navedeni na začetku te politike zasebnosti. Na vsa vprašanja o podatkih otrok odgovarja tukaj: %{contact}.',
  others:
    'Prek spletne storitve %{site} podatke zbirajo ali prejemajo tudi naslednje storitve: %{services}. Kdo jih zagotavlja in kako doseči njihove ponudnike, je navedeno v razdelku o storitvah.',
  collected:
    'Podatki, ki se lahko zberejo od otrok: %{data}. Kako se uporabljajo in razkrivajo, je v tej politiki zasebnosti navedeno pri vsakem primeru in vsaki storitvi.',
  persistent:
    'Trajni identifikatorji, zbrani za notranje delovanje spletne storitve %{site}, se ne uporabljajo za nič drugega: ne za navezovanje stika z otrokom, ne za oglaševanje na podlagi vedenja in ne za oblikovanje profila.',
  consent:
    'Preden osebne podatke otroka zberemo, uporabimo ali razkrijemo zunaj izjem iz § 312.5(c), pridobimo preverljivo privolitev starša. Starš lahko privoli v zbiranje in uporabo, ne da bi privolil v razkritje tretjim osebam, razen če je razkritje sestavni del storitve.',
  rights:
    'Starš lahko pregleda podatke otroka, zahteva njihov izbris in zavrne nadaljnje zbiranje ali uporabo. V ta namen naj piše na zgornji naslov; prepričamo se, da zahtevo podaja starš (§ 312.6).',
  condition: 'Od otroka ne zahtevamo več podatkov, kot je razumno potrebno za sodelovanje v dejavnosti (§ 312.7).',
  retention:
    'Podatki otrok se hranijo le toliko časa, kolikor je razumno potrebno za namen, za katerega so bili zbrani, nato pa se izbrišejo (§ 312.10). Roki in merila so navedeni v tej politiki zasebnosti.',
};
