import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Za ljudi v Avstraliji',
  scope:
    'Kadar velja avstralski zakon o zasebnosti (Privacy Act 1988), ta razdelek dopolnjuje politiko zasebnosti. Navaja avstralska načela zasebnosti (Australian Privacy Principles, APP) iz priloge 1 (Schedule 1) k temu zakonu.',
  kinds:
    'Vrste osebnih podatkov, ki jih zbiramo in hranimo, način zbiranja ter nameni, za katere jih zbiramo, hranimo, uporabljamo in razkrivamo, so opisani v tej politiki zasebnosti (APP 1.4).',
  anonymity:
    'Kadar je to zakonito in izvedljivo, se vam ni treba identificirati ali pa lahko uporabite psevdonim (APP 2).',
  overseas:
    'Osebne podatke bomo verjetno razkrili uporabnikom podatkov v naslednjih državah zunaj Avstralije: %{countries} (APP 1.4(f) in (g), APP 8).',
  access:
    'Če želite dostop do osebnih podatkov, ki jih hranimo o vas (APP 12), ali njihov popravek (APP 13), se obrnite na nas: %{contact}. Zahteva je brezplačna.',
  complaint:
    'Če menite, da smo kršili katero od avstralskih načel zasebnosti, nam pišite na isti naslov. Če po 30 dneh ne prejmete odgovora ali z njim niste zadovoljni, se lahko pritožite pri avstralskem informacijskem pooblaščencu (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Razdelek o avtomatiziranih odločitvah navaja, za katere odločitve računalniški programi uporabljajo osebne podatke in kateri podatki so to (APP 1.7 do 1.9).',
  noDecisions:
    'Ne uporabljamo računalniškega programa, ki bi sprejemal odločitve, za katere je mogoče razumno pričakovati, da bi znatno vplivale na vaše pravice ali interese (APP 1.7 do 1.9).',
};
