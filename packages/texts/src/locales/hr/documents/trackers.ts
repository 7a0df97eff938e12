import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Kolačići i drugi alati za praćenje',
  intro:
    'Alati za praćenje jesu kolačići, unosi u lokalnoj pohrani preglednika, identifikatori uređaja i slične tehnike kojima se na vašem uređaju pohranjuju informacije ili se s njega čitaju.',
  necessary:
    'Alati za praćenje bez kojih funkcija koju tražite ne bi radila upotrebljavaju se bez privole (%{provisions}).',
  consent:
    'Svi drugi alati za praćenje temelje se na vašoj privoli. Možete je uskratiti i u svakom trenutku povući; obrada do tog trenutka ostaje zakonita.',
  provisions: {
    union: 'čl. 5. st. 3. Direktive 2002/58/EZ',
    france: 'čl. 82. francuskog Zakona o zaštiti podataka, Zakon br. 78-17 od 6. siječnja 1978.',
    germany: '§ 25. njemačkog zakona TDDDG',
    italy: 'čl. 122. talijanskog Zakonika o zaštiti osobnih podataka, zakonodavna uredba br. 196/2003',
    spain: 'čl. 22. st. 2. španjolskog Zakona 34/2002, LSSI',
    unitedKingdom: 'regulation 6 britanskih propisa Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Na uređaje u Ujedinjenom Kraljevstvu primjenjuje se regulation 6 propisa Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Na uređaje u Švicarskoj primjenjuje se čl. 45.c švicarskog Zakona o telekomunikacijama: možete odbiti obradu podataka na svojem uređaju. Ovaj vas dokument obavješćuje čemu ta obrada služi.',
  withdrawControl:
    'Svoj odabir možete promijeniti ili povući u postavkama privatnosti koje su dostupne na svakoj stranici.',
  withdrawLink: 'Promjena ili povlačenje vašeg odabira: %{link}.',
  withdrawLinkText: 'vaši odabiri o alatima za praćenje',
  withdrawBrowser:
    'Privolu povlačite tako da u postavkama preglednika ili uređaja izbrišete pohranjene alate za praćenje i blokirate nove. Možete nam i pisati: %{contact}.',
  withdrawDevice:
    'U postavkama preglednika ili uređaja možete izbrisati pohranjene alate za praćenje i blokirati nove.',
  policy: 'Koji se kolačići i drugi alati za praćenje upotrebljavaju i kako ih možete odbiti, objašnjava %{link}.',
  policyText: 'politika kolačića',
  listIntro: 'Tablica navodi alate za praćenje po imenu. Zvjezdica označava promjenjive znakove.',
  caption: 'Alati za praćenje',
  name: 'Ime',
  service: 'Usluga',
  purpose: 'Svrha',
  duration: 'Razdoblje čuvanja',
  party: 'Podrijetlo',
  firstParty: 'Vlastiti',
  thirdParty: 'Treća strana',
  unnamed: 'Alate za praćenje koji ovdje nisu navedeni po imenu mogu upotrebljavati sljedeće usluge: %{services}.',
};
