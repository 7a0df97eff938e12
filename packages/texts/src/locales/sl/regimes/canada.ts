import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Za ljudi v Kanadi',
    scope:
      'Kadar velja kanadski zakon o varstvu osebnih podatkov in elektronskih dokumentih (Personal Information Protection and Electronic Documents Act, PIPEDA), ta razdelek dopolnjuje politiko zasebnosti. Navedena načela so načela iz priloge 1 (Schedule 1) k temu zakonu.',
    consent:
      'Vaše osebne podatke zbiramo, uporabljamo in razkrivamo z vašo vednostjo in privolitvijo, razen kadar zakon dovoljuje drugače. Privolitev lahko kadar koli prekličete, ob upoštevanju zakonskih ali pogodbenih omejitev in razumnega roka (načelo 4.3.8).',
    accountable:
      'Oseba, ki pri nas odgovarja za skladnost s temi pravili (načelo 4.1), je dosegljiva tukaj: %{contact}.',
    rights:
      'Na zahtevo vam povemo, katere osebne podatke hranimo o vas, za kaj se uporabljajo in komu so bili razkriti, vam omogočimo dostop do njih in popravimo, kar je netočno ali nepopolno (načelo 4.9). Na pisno zahtevo odgovorimo v 30 dneh (section 8(3)).',
    outside:
      'Osebne podatke obdelujejo tudi ponudniki storitev v drugih državah, navedenih v tej politiki zasebnosti. Tam so lahko po pravu posamezne države dostopni sodiščem in organom.',
    complaint:
      'Glede našega spoštovanja teh pravil se lahko pritožite na istem naslovu (načelo 4.10) in pri kanadskem pooblaščencu za zasebnost (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Za ljudi v Quebecu',
    scope:
      'Kadar velja quebeški zakon o varstvu osebnih podatkov v zasebnem sektorju (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), ta razdelek dopolnjuje politiko zasebnosti. Oznaka »section« se nanaša na člene tega zakona.',
    officer: 'Za varstvo osebnih podatkov je odgovorna zgoraj navedena oseba (section 3.1).',
    head: 'Za varstvo osebnih podatkov je pri nas odgovorna oseba na najvišjem vodstvenem položaju (section 3.1). Dosegljiva je tukaj: %{contact}.',
    collection:
      'Osebne podatke za namene, navedene v tej politiki zasebnosti, zbiramo pri vas, kadar nam jih navedete, in s tukaj navedenimi storitvami in sledilniki (section 8).',
    profiling:
      'Razdelek o sledilnikih navaja tehnologije, s katerimi je mogoče ljudi prepoznati, locirati ali oblikovati njihove profile, in načine za njihov vklop ali izklop (section 8.1).',
    rightsIntro: 'Lahko:',
    rights: {
      access: 'dostopate do podatkov, ki jih hranimo o vas, in prejmete njihovo kopijo (section 27)',
      portability:
        'računalniško obdelane podatke, ki ste nam jih posredovali, prejmete v strukturirani, splošno uporabljani tehnološki obliki ali zahtevate, da se pošljejo drugi organizaciji (section 27)',
      rectification:
        'zahtevate popravek podatkov, ki so netočni, nepopolni ali dvoumni ali katerih zbiranje ali hramba po zakonu ni dovoljena (section 28)',
      withdrawal: 'prekličete privolitev v uporabo ali sporočanje podatkov (section 8)',
      dissemination:
        'zahtevate, da se razširjanje podatkov ustavi ali da se hiperpovezava, povezana z vašim imenom, odstrani iz kazala, če vam to povzroča resno škodo (section 28.1)',
      decisions:
        'ste obveščeni o odločitvi, ki temelji izključno na avtomatizirani obdelavi, izveste razloge in podate pripombe (section 12.1)',
    },
    onRequest:
      'Na zahtevo vam povemo, kateri podatki so bili zbrani pri vas, katere skupine oseb pri nas imajo dostop do njih in kako dolgo se hranijo (section 8). Odgovorimo v 30 dneh (section 32).',
    outside:
      'Osebni podatki se lahko sporočijo zunaj Quebeca, v države, navedene v tej politiki zasebnosti (sections 8 in 17).',
    authority:
      'Obrnete se lahko tudi na quebeški nadzorni organ (Commission d’accès à l’information du Québec, %{link}).',
  },
};
