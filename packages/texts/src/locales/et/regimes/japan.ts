import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Inimestele Jaapanis',
  scope:
    'Kui kohaldub Jaapani isikuandmete kaitse seadus (Act on the Protection of Personal Information, APPI), täiendab see jaotis privaatsuspoliitikat.',
  operator: 'Teie isikuandmeid käitlev ettevõtja on %{owner}; tema aadress on eespool.',
  operatorWith:
    'Teie isikuandmeid käitlev ettevõtja on %{owner} (esindaja: %{representative}); tema aadress on eespool.',
  purposes:
    'Kasutamise eesmärgid on need, mis on nimetatud selles privaatsuspoliitikas (APPI art 21). Me ei kasuta isikuandmeid väljaspool neid eesmärke ilma teie nõusolekuta, välja arvatud juhul, kui APPI art 18 seda lubab.',
  thirdParties:
    'Kolmandad isikud saavad isikuandmeid teie nõusolekul või siis, kui APPI art 27 seda lubab. Teenuseosutajatele, kes käitlevad neid meie nimel kasutamise eesmärkide piires, on andmed usaldatud (APPI art 27 lg 5 p i).',
  foreign:
    'Isikuandmeid käideldakse ka järgmistes riikides väljaspool Jaapanit: %{countries}. Taotluse korral teavitame teid isikuandmete kaitsest igas neist riikidest ja vastuvõtja võetud meetmetest (APPI art 28).',
  requests:
    'Võite nõuda, et teatame teile kasutamise eesmärgid (APPI art 32), avaldame teie kohta hoitavad isikuandmed ja andmed nende kolmandatele isikutele andmise kohta (APPI art 33), parandame, täiendame või kustutame andmed (APPI art 34) ning lõpetame nende kasutamise või kolmandatele isikutele andmise või hävitame need (APPI art 35).',
  exercise:
    'Selliste taotluste ja kaebuste korral ning et teada saada, milliseid meetmeid me isikuandmete turvalisuse tagamiseks võtame (APPI art 23), pöörduge meie poole: %{contact}.',
  authority:
    'Pädev asutus on Jaapani isikuandmete kaitse komisjon (Personal Information Protection Commission, %{link}).',
};
