import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Vaikų tėvams Jungtinėse Amerikos Valstijose',
  scope:
    'Pagal Vaikų privatumo apsaugos internete taisyklę (Children’s Online Privacy Protection Rule, 16 CFR Part 312) šiame skyriuje tėvai informuojami, kaip naudojantis „%{site}“ tvarkoma jaunesnių nei 13 metų vaikų asmeninė informacija.',
  operator:
    'Operatorius yra %{owner}. Jo pašto adresas, el. pašto adresas ir, jeigu yra, telefono numeris nurodyti šios politikos pradžioje. Jis atsako į visas užklausas dėl vaikų informacijos: %{contact}.',
  others:
    'Per „%{site}“ informaciją taip pat renka arba gauna šios paslaugos: %{services}. Kas jas teikia ir kaip susisiekti su jų teikėjais, nurodyta skyriuje apie paslaugas.',
  collected:
    'Informacija, kuri gali būti renkama iš vaikų: %{data}. Kaip ji naudojama ir atskleidžiama, šioje politikoje nurodyta prie kiekvienos veiklos ir paslaugos.',
  persistent:
    'Nuolatiniai identifikatoriai, renkami „%{site}“ vidaus veikimui užtikrinti, niekam kitam nenaudojami: nei susisiekti su vaiku, nei elgsena grindžiamai reklamai, nei profiliui sudaryti.',
  consent:
    'Prieš rinkdami, naudodami ar atskleisdami vaiko asmeninę informaciją ne pagal § 312.5(c) nurodytas išimtis, gauname patikrinamą vieno iš tėvų sutikimą. Vienas iš tėvų gali sutikti, kad informacija būtų renkama ir naudojama, bet nesutikti, kad ji būtų atskleidžiama trečiosioms šalims, nebent atskleidimas yra neatsiejama paslaugos dalis.',
  rights:
    'Vienas iš tėvų gali peržiūrėti vaiko informaciją, reikalauti ją ištrinti ir neleisti jos toliau rinkti ar naudoti. Dėl to rašykite pirmiau nurodytu adresu; įsitikiname, kad prašo būtent vienas iš tėvų (§ 312.6).',
  condition:
    'Neprašome, kad vaikas atskleistų daugiau informacijos, nei pagrįstai būtina dalyvauti veikloje (§ 312.7).',
  retention:
    'Vaikų informacija saugoma tik tiek, kiek pagrįstai būtina tikslui, kuriuo ji surinkta, o paskui ištrinama (§ 312.10). Laikotarpiai ir kriterijai nurodyti šioje politikoje.',
};
