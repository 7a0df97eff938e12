import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatizirane odluke i izrada profila',
    none: 'O vama ne donosimo odluke koje se temelje isključivo na automatiziranoj obradi, uključujući izradu profila, i koje za vas proizvode pravne učinke ili na sličan način značajno na vas utječu (čl. 22. GDPR-a).',
    nonePlain:
      'O vama ne donosimo isključivo automatizirane odluke koje za vas imaju pravne učinke ili na sličan način značajno na vas utječu.',
    reason: 'Razlog',
    made: 'Donosimo odluke koje se temelje isključivo na automatiziranoj obradi, uključujući izradu profila, i koje za vas proizvode pravne učinke ili na sličan način značajno na vas utječu (čl. 22. GDPR-a).',
    madePlain:
      'Donosimo isključivo automatizirane odluke koje za vas imaju pravne učinke ili na sličan način značajno na vas utječu.',
    logic: 'Logika odlučivanja',
    consequences: 'Što to znači za vas',
    rights: 'Možete tražiti da takvu odluku preispita čovjek, izraziti svoje stajalište i osporiti odluku.',
    profilingIntro:
      'Iz načina na koji se osobe služe internetskim stranicama i aplikacijama sljedeće usluge izrađuju profile interesa radi oglašavanja ili prilagodbe sadržaja:',
  },
  sources: {
    heading: 'Podaci koje primamo od drugih',
    intro: 'Neke osobne podatke ne primamo od vas, nego od drugih (čl. 14. GDPR-a):',
    introPlain: 'Neke osobne podatke ne primamo od vas, nego od drugih:',
    caption: 'Podaci iz drugih izvora',
    from: 'Izvor',
    data: 'Podaci',
    purpose: 'Svrha',
    public: 'Javno dostupno?',
  },
  obligation: {
    heading: 'Morate li dati podatke',
    text: 'Uporaba internetske usluge %{site} dobrovoljna je. Jesu li određeni podaci potrebni za ono što od nas tražite i što slijedi ako ih ne date, navedeno je gore uz svaki slučaj.',
    services:
      'Davanje podataka čija se obrada temelji na vašoj privoli uvijek je dobrovoljno: ako privolu uskratite, nije dostupna samo funkcija o kojoj je riječ.',
  },
  children: {
    heading: 'Djeca',
    notDirected:
      'Internetska usluga %{site} nije namijenjena djeci i svjesno ne prikupljamo njihove podatke. Ako smatrate da nam je dijete dalo osobne podatke, obavijestite nas (%{contact}): podatke ćemo izbrisati.',
    minimumAge: {
      one: 'Internetskom uslugom %{site} smiju se služiti osobe koje imaju najmanje %{number} godinu.',
      few: 'Internetskom uslugom %{site} smiju se služiti osobe koje imaju najmanje %{number} godine.',
      other: 'Internetskom uslugom %{site} smiju se služiti osobe koje imaju najmanje %{number} godina.',
    },
    directed:
      'Internetska usluga %{site} namijenjena je i djeci. Ako se obrada podataka djeteta temelji na privoli, a dijete nije navršilo dob koju zahtijeva zakon, privolu mora dati ili odobriti nositelj roditeljske odgovornosti (čl. 8. GDPR-a).',
    directedPlain: 'Internetska usluga %{site} namijenjena je i djeci.',
    parents:
      'Roditelji i skrbnici mogu vidjeti podatke svojeg djeteta, tražiti njihovo brisanje i odbiti daljnje prikupljanje obraćanjem nama: %{contact}.',
    parentsUs:
      'U Sjedinjenim Američkim Državama pravila Children’s Online Privacy Protection Rule (16 CFR Part 312) dopuštaju prikupljanje osobnih podataka djece mlađe od 13 godina na internetu samo uz provjerljivu privolu roditelja, osim u iznimkama koje navode.',
  },
};
