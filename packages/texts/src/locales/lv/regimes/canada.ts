import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Personām Kanādā',
    scope:
      'Ja ir piemērojams Kanādas Personas informācijas aizsardzības un elektronisko dokumentu likums (Personal Information Protection and Electronic Documents Act, PIPEDA), šī sadaļa papildina politiku. Minētie principi ir šā likuma 1. pielikuma principi.',
    consent:
      'Jūsu personas informāciju mēs vācam, izmantojam un izpaužam ar Jūsu ziņu un piekrišanu, izņemot gadījumus, kad likums atļauj citādi. Piekrišanu Jūs varat jebkurā laikā atsaukt, ievērojot juridiskos vai līgumiskos ierobežojumus un saprātīgu brīdinājuma termiņu (4.3.8. princips).',
    accountable:
      'Ar personu, kas ir atbildīga par to, lai mēs ievērotu likumu (4.1. princips), var sazināties šeit: %{contact}.',
    rights:
      'Pēc pieprasījuma mēs paziņojam, kādu personas informāciju par Jums glabājam, kam tā tiek izmantota un kam ir izpausta, nodrošinām Jums piekļuvi tai un labojam neprecīzu vai nepilnīgu informāciju (4.9. princips). Mēs atbildam 30 dienu laikā pēc rakstveida pieprasījuma (8. panta 3. punkts).',
    outside:
      'Personas informāciju apstrādā arī pakalpojumu sniedzēji citās šajā politikā minētajās valstīs. Tur tā var būt pieejama tiesām un iestādēm saskaņā ar attiecīgās valsts tiesību aktiem.',
    complaint:
      'Jūs varat apstrīdēt to, kā mēs ievērojam likumu, rakstot uz to pašu adresi (4.10. princips), un iesniegt sūdzību Kanādas Privātuma komisāra birojam (Office of the Privacy Commissioner of Canada) (%{link}).',
  },
  quebec: {
    heading: 'Personām Kvebekā',
    scope:
      'Ja ir piemērojams Kvebekas Likums par personas informācijas aizsardzību privātajā sektorā (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), šī sadaļa papildina politiku. Minētie panti ir šā likuma panti.',
    officer: 'Par personas informācijas aizsardzību ir atbildīga iepriekš minētā persona (3.1. pants).',
    head: 'Par personas informācijas aizsardzību ir atbildīga persona, kurai pie mums ir augstākās pilnvaras (3.1. pants). Šai personai rakstiet: %{contact}.',
    collection:
      'Personas informācija no Jums tiek vākta šajā politikā minētajiem nolūkiem, kad Jūs to sniedzat, kā arī ar šeit minēto pakalpojumu un izsekošanas rīku palīdzību (8. pants).',
    profiling:
      'Sadaļā par izsekošanas rīkiem ir minēta tehnoloģija, ar kuru var identificēt personas, noteikt to atrašanās vietu vai veikt to profilēšanu, un līdzekļi, kā to aktivizēt vai deaktivizēt (8.1. pants).',
    rightsIntro: 'Jūs varat:',
    rights: {
      access: 'piekļūt informācijai, ko par Jums glabājam, un saņemt tās kopiju (27. pants)',
      portability:
        'saņemt mums sniegto datorizēto informāciju strukturētā, plaši izmantotā tehnoloģiskā formātā vai panākt tās nosūtīšanu citai struktūrai (27. pants)',
      rectification:
        'panākt tādas informācijas labošanu, kas ir neprecīza, nepilnīga vai neviennozīmīga vai kuras vākšana vai glabāšana nav atļauta ar likumu (28. pants)',
      withdrawal: 'atsaukt piekrišanu informācijas izmantošanai vai nodošanai (8. pants)',
      dissemination:
        'panākt informācijas izplatīšanas pārtraukšanu vai ar Jūsu vārdu saistītas saites izslēgšanu no meklēšanas rezultātiem, ja tā Jums nodara būtisku kaitējumu (28.1. pants)',
      decisions:
        'saņemt informāciju par lēmumu, kura pamatā ir tikai automatizēta apstrāde, uzzināt tā iemeslus un iesniegt apsvērumus (12.1. pants)',
    },
    onRequest:
      'Pēc pieprasījuma mēs paziņojam, kāda informācija no Jums ir vākta, kādu kategoriju personām pie mums tā ir pieejama un cik ilgi tā tiek glabāta (8. pants). Mēs atbildam 30 dienu laikā (32. pants).',
    outside: 'Personas informāciju var nodot ārpus Kvebekas – uz šajā politikā minētajām valstīm (8. un 17. pants).',
    authority: 'Varat vērsties arī iestādē „Commission d’accès à l’information du Québec” (%{link}).',
  },
};
