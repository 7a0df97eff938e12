import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Kas ir pārzinis',
  intro:
    'Pārzinis, proti, tas, kurš nosaka, kādiem nolūkiem un kādā veidā tiek apstrādāti personas dati, Jums izmantojot „%{site}”, ir %{owner}.',
  we: 'Šajā politikā „mēs” ir %{owner}.',
  name: 'Nosaukums vai vārds un uzvārds',
  address: 'Adrese',
  country: 'Valsts',
  email: 'E-pasts',
  phone: 'Tālrunis',
  vatNumber: 'PVN reģistrācijas numurs',
  site: 'Vietne',
  app: 'Lietotne',
  jointControllers: 'Kopīgi pārziņi',
  jointIntro:
    'Par daļu apstrādes mēs lemjam kopā ar šeit minētajām personām. Savas tiesības varat īstenot pret ikvienu no mums (VDAR 26. panta 3. punkts).',
  jointIntroPlain:
    'Par daļu apstrādes mēs lemjam kopā ar šeit minētajām personām. Savas tiesības varat īstenot pret ikvienu no mums.',
  essence: 'Vienošanās būtība',
  representative: 'Pārstāvis Eiropas Savienībā (VDAR 27. pants)',
  ukRepresentative: 'Pārstāvis Apvienotajā Karalistē (AK VDAR 27. pants)',
  swissRepresentative: 'Pārstāvis Šveicē (FADP 14. pants)',
  dpo: 'Datu aizsardzības speciālists',
  dpoIntro:
    'Ar datu aizsardzības speciālistu varat sazināties par visiem jautājumiem, kas attiecas uz Jūsu datiem un tiesībām.',
  privacyOfficer: 'Par personas informācijas aizsardzību atbildīgā persona (Kvebeka)',
  officerTitle: 'Amats',
};
