import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Personām Brazīlijā',
  scope:
    'Ja ir piemērojams Brazīlijas Vispārīgais datu aizsardzības likums (Lei Geral de Proteção de Dados Pessoais, Likums Nr. 13.709/2018, LGPD), šī sadaļa papildina politiku.',
  bases:
    'Ja šajā politikā kā juridiskais pamats ir minēta piekrišana, līgums, juridisks pienākums vai leģitīmās intereses, tas ir arī tāda paša nosaukuma juridiskais pamats saskaņā ar LGPD 7. pantu; attiecībā uz sensitīviem datiem tas ir kāds no LGPD 11. pantā minētajiem pamatiem.',
  basesPlain:
    'Mēs apstrādājam personas datus ar Jūsu piekrišanu, līguma ar Jums vajadzībām, lai izpildītu juridisku pienākumu, vai savu leģitīmo interešu dēļ (LGPD 7. pants); sensitīvus datus – tikai uz kāda no LGPD 11. pantā minētajiem juridiskajiem pamatiem.',
  rightsIntro: 'Jums ir šādas tiesības (LGPD 18. un 20. pants):',
  rights: {
    access: 'saņemt apstiprinājumu, ka mēs apstrādājam Jūsu datus, un piekļūt tiem',
    correction: 'panākt nepilnīgu, neprecīzu vai novecojušu datu labošanu',
    blocking:
      'panākt nevajadzīgu vai pārmērīgu datu vai pretlikumīgi apstrādātu datu anonimizēšanu, bloķēšanu vai dzēšanu',
    portability: 'panākt Jūsu datu pārnešanu pie cita pakalpojuma sniedzēja',
    erasure:
      'panākt ar Jūsu piekrišanu apstrādātu datu dzēšanu, izņemot gadījumus, kad LGPD 16. pants atļauj tos glabāt',
    sharing: 'saņemt informāciju par publiskajām un privātajām struktūrām, ar kurām mēs esam kopīgojuši Jūsu datus',
    refusal: 'saņemt informāciju par iespēju nedot piekrišanu un atteikuma sekām',
    withdrawal: 'bez maksas un tikpat viegli, kā tā dota, atsaukt piekrišanu (LGPD 8. panta 5. punkts)',
    objection: 'iebilst pret apstrādi bez piekrišanas, kas pārkāpj likumu (LGPD 18. panta 2. punkts)',
    review:
      'panākt tikai ar automatizētiem līdzekļiem pieņemtu lēmumu, kas ietekmē Jūsu intereses, pārskatīšanu (LGPD 20. pants)',
  },
  exercise:
    'Lai tās īstenotu, kā arī ar jebkuru jautājumu par datu aizsardzību (LGPD 41. pants) rakstiet: %{contact}. Vienkāršotā veidā mēs atbildam nekavējoties, pilnībā – 15 dienu laikā pēc pieprasījuma (LGPD 19. pants).',
  transfers:
    'Uz šajā politikā minētajām valstīm ārpus Brazīlijas dati nonāk tikai tā, kā to atļauj LGPD 33. pants: uz valstīm, kuru aizsardzību ir atzinusi ANPD, saskaņā ar Rezolūcijas CD/ANPD Nr. 19/2024 līguma standartklauzulām vai uz cita šajā pantā minēta pamata.',
  children: 'Bērnu un pusaudžu dati tiek apstrādāti viņu interesēs (LGPD 14. pants).',
  authority:
    'Varat arī vērsties Brazīlijas Nacionālajā datu aizsardzības iestādē ANPD (%{link}) un patērētāju aizsardzības iestādēs (LGPD 18. panta 1. un 8. punkts).',
};
