import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Ameerika Ühendriikides elavate laste vanematele',
  scope:
    'Õigusakti Children’s Online Privacy Protection Rule (16 CFR Part 312) kohaselt selgitatakse selles jaotises vanematele, kuidas veebiteenuses %{site} käideldakse alla 13-aastaste laste isikuandmeid.',
  operator:
    'Käitaja on %{owner}. Tema postiaadress, e-posti aadress ja, kui see on olemas, telefoninumber on selle privaatsuspoliitika alguses. Kõigile laste andmeid puudutavatele küsimustele vastab ta siin: %{contact}.',
  others:
    'Veebiteenuse %{site} kaudu koguvad või saavad andmeid ka järgmised teenused: %{services}. Kes neid osutab ja kuidas teenuseosutajatega ühendust saab, on öeldud teenuste jaotises.',
  collected:
    'Andmed, mida lastelt võidakse koguda: %{data}. Kuidas neid kasutatakse ja avaldatakse, on selles privaatsuspoliitikas öeldud iga juhu ja teenuse kohta.',
  persistent:
    'Püsivaid identifikaatoreid, mida kogutakse veebiteenuse %{site} sisemiseks toimimiseks, ei kasutata millekski muuks: ei lapsega ühenduse võtmiseks, ei käitumispõhiseks reklaamiks ega profiili koostamiseks.',
  consent:
    'Enne kui kogume, kasutame või avaldame lapse isikuandmeid väljaspool § 312.5(c) erandeid, saame vanema kontrollitava nõusoleku. Vanem võib nõustuda kogumise ja kasutamisega, nõustumata avaldamisega kolmandatele isikutele, välja arvatud juhul, kui avaldamine on teenuse lahutamatu osa.',
  rights:
    'Vanem võib tutvuda lapse andmetega, lasta need kustutada ning keelata nende edasise kogumise või kasutamise. Selleks tuleb kirjutada eespool nimetatud aadressil; veendume, et taotleja on vanem (§ 312.6).',
  condition: 'Me ei nõua lapselt rohkem andmeid, kui on tegevuses osalemiseks mõistlikult vajalik (§ 312.7).',
  retention:
    'Laste andmeid säilitatakse üksnes nii kaua, kui on mõistlikult vajalik eesmärgiks, milleks need koguti, ja seejärel need kustutatakse (§ 312.10). Tähtajad ja kriteeriumid on nimetatud selles privaatsuspoliitikas.',
};
