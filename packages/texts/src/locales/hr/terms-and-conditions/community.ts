import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Ono što objavljujete',
    yours: 'Ono što objavite ostaje vaše. Za to odgovarate i morate imati potrebna prava.',
    licence:
      'Dok je sadržaj objavljen, besplatno i bez prostornog ograničenja dopuštate nam da ga pohranjujemo, da ga u okviru internetske usluge %{site} prikazujemo drugima i da mu mijenjamo oblik ako to zahtijeva tehnika. Dopuštenje prestaje kad sadržaj izbrišete, osim za kopije koje su drugi zakonito izradili.',
    rulesIntro: 'Ne smijete objavljivati:',
    rules: {
      illegal: 'ništa čime se krši zakon ili poziva na njegovo kršenje',
      rights: 'ništa čime se povrjeđuju autorska prava, žigovi, privatnost ili druga prava drugih',
      hate: 'mržnju, prijetnje, uznemiravanje ili veličanje nasilja',
      children: 'ništa što šteti maloljetnicima ili ih seksualizira',
      deception: 'obmane, neželjenu poštu ili štetne programe',
      data: 'osobne podatke drugih bez prava na to',
    },
    ownIntro: 'Uz to vrijede sljedeća pravila:',
  },
  moderation: {
    heading: 'Kako postupamo sa sadržajem kojim se krše pravila',
    notice:
      'Sadržaj nam može prijaviti svatko: %{contact}. Navedite o kojem je sadržaju riječ, gdje se nalazi i zašto ga smatrate nezakonitim ili protivnim ovim pravilima te svoje ime i adresu e-pošte, osim ako je riječ o seksualnom zlostavljanju djece. Primitak potvrđujemo, odlučujemo pravodobno, s dužnom pažnjom, objektivno i neproizvoljno te vam priopćujemo odluku.',
    measures:
      'Sadržaj koji je nezakonit ili kojim se krše ova pravila može se ukloniti, učiniti manje vidljivim ili blokirati. Računi s kojih se često objavljuje očito nezakonit sadržaj nakon upozorenja se suspendiraju na razumno razdoblje ili zatvaraju.',
    reasons:
      'Osoba na koju se odluka odnosi saznaje kakva je odluka donesena, na kojim se činjenicama i kojem pravilu temelji i kako se može uložiti pritužba. Pritužbu možete poslati na istu adresu; svaku pritužbu razmatra čovjek.',
    objection:
      'Pritužba je besplatna i moguća šest mjeseci nakon odluke. O njoj odlučujemo bez nepotrebnog odgađanja i odluku obrazlažemo.',
    settlement:
      'U mjeri u kojoj nas na to obvezuje Uredba (EU) 2022/2065, spor o odluci može se iznijeti i pred certificirano tijelo za izvansudsko rješavanje sporova (čl. 21.). Put prema sudu ostaje otvoren.',
    automated:
      'Automatizirana sredstva pomažu nam pronaći i ocijeniti sadržaj; o pritužbama se nikad ne odlučuje samo njima.',
    manual: 'Za ocjenu sadržaja ne služimo se automatiziranim sredstvima: odlučuju ljudi.',
    contactPoint:
      'Jedinstvena kontaktna točka za tijela, Komisiju i Odbor (čl. 11. Akta o digitalnim uslugama, Uredba (EU) 2022/2065) te za korisnike (čl. 12.): %{contact}.',
    contactLanguages: 'Možete joj pisati na svakom jeziku na kojem su ovi opći uvjeti objavljeni.',
  },
};
