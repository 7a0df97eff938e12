import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Pravo odustajanja od ugovora',
  who: 'Potrošači u Europskom gospodarskom prostoru i u Ujedinjenom Kraljevstvu imaju pravo bez navođenja razloga odustati od ugovora sklopljenog na daljinu (jednostrano ga raskinuti).',
  brazil:
    'Potrošači koje štiti brazilsko pravo mogu odustati u roku od sedam dana od sklapanja ugovora ili primitka robe ili usluge i odmah dobivaju natrag sve što su platili (čl. 49. brazilskog zakonika o zaštiti potrošača). Uvjeti i iznimke navedeni u nastavku ne ograničavaju to pravo.',
  periodGoods:
    'Rok za odustajanje od ugovora iznosi %{days} od dana kad robu fizički preuzmete vi ili osoba koju navedete, a koja nije prijevoznik; ako se narudžba isporučuje u više dijelova, od dana kad je fizički preuzet posljednji dio.',
  periodServices:
    'Za usluge i digitalni sadržaj rok za odustajanje od ugovora iznosi %{days} od dana sklapanja ugovora.',
  function: {
    heading: 'Kako odustati od ugovora',
    link: 'Do isteka roka od ugovora u svakom trenutku možete odustati na internetu: %{link}. Navedete svoje ime, ugovor i adresu e-pošte za potvrdu, a zatim pritisnete „Potvrditi odustajanje”. Primitak vašeg odustajanja, s njegovim sadržajem, datumom i vremenom, odmah potvrđujemo e-poštom.',
    label: 'Odustati od ugovora',
    statement:
      'O svojoj odluci možete nas obavijestiti i bilo kojom nedvosmislenom izjavom, primjerice pismom na našu adresu ili e-poštom: %{contact}. Možete se poslužiti obrascem u nastavku, ali to nije obvezno.',
    deadline: 'Rok je poštovan ako izjavu pošaljete prije njegova isteka.',
  },
  effects: {
    heading: 'Posljedice odustajanja',
    refund:
      'Sva plaćanja koja smo primili od vas, uključujući troškove standardne dostave, vraćamo bez nepotrebnog odgađanja i najkasnije u roku od 14 dana od dana kad smo obaviješteni o vašem odustajanju. Služimo se istim sredstvom plaćanja kojim ste se poslužili vi, osim ako je izričito dogovoreno drukčije, i za to ne naplaćujemo nikakvu naknadu.',
    refundServices:
      'Sva plaćanja koja smo primili od vas vraćamo bez nepotrebnog odgađanja i najkasnije u roku od 14 dana od dana kad smo obaviješteni o vašem odustajanju. Služimo se istim sredstvom plaćanja kojim ste se poslužili vi, osim ako je izričito dogovoreno drukčije, i za to ne naplaćujemo nikakvu naknadu.',
    withhold:
      'Povrat plaćanja možemo uskratiti dok ne primimo vraćenu robu ili dok nam ne dostavite dokaz da ste je poslali natrag, ovisno o tome što nastupi ranije.',
    sendTo:
      'Robu bez nepotrebnog odgađanja, a najkasnije u roku od 14 dana od dana kad nas obavijestite o odustajanju, pošaljite na sljedeću adresu: %{address}.',
    send: 'Robu bez nepotrebnog odgađanja, a najkasnije u roku od 14 dana od dana kad nas obavijestite o odustajanju, vratite na našu adresu.',
    costCustomer: 'Izravne troškove povrata robe snosite vi.',
    costOwner: 'Troškove povrata robe snosimo mi.',
    value:
      'Za umanjenje vrijednosti robe odgovarate samo ako je posljedica rukovanja koje nije bilo potrebno za utvrđivanje prirode, obilježja i funkcionalnosti robe.',
    services:
      'Ako ste tražili da pružanje usluge počne tijekom roka za odustajanje, plaćate dio koji je pružen dok nas niste obavijestili o odustajanju.',
  },
  exceptions: {
    heading: 'Kad pravo odustajanja ne postoji',
    goods: {
      bespoke: 'roba izrađena prema vašim specifikacijama ili jasno prilagođena vama osobno',
      perishable: 'roba koja je brzo pokvarljiva ili joj brzo istječe rok uporabe',
      sealed:
        'zapečaćena roba koja iz zdravstvenih ili higijenskih razloga nije pogodna za vraćanje, ako je nakon dostave otpečaćena',
      mixed: 'roba koja je nakon dostave neodvojivo pomiješana s drugim stvarima',
      recordings: 'zapečaćene audiosnimke ili videosnimke i zapečaćeni softver, ako su nakon dostave otpečaćeni',
    },
    digital:
      'digitalni sadržaj koji se ne isporučuje na materijalnom mediju, ako smo ga počeli isporučivati uz vaš prethodni izričit pristanak, potvrdili ste da time gubite pravo odustajanja i mi smo potvrdili ugovor',
    services:
      'usluge koje su u cijelosti pružene, ako smo ih počeli pružati uz vaš prethodni izričit pristanak i potvrdili ste da pravo gubite kad ugovor bude u cijelosti izvršen',
  },
  form: {
    heading: 'Obrazac za odustajanje od ugovora (jednostrani raskid)',
    intro: 'Ako želite odustati od ugovora, možete ispuniti i vratiti ovaj obrazac:',
    to: 'Prima: %{recipient}',
    declare:
      'Ovime vas obavješćujem/obavješćujemo da odustajem/odustajemo od svojeg ugovora o prodaji sljedeće robe / o pružanju sljedeće usluge:',
    ordered: 'Naručeno dana / primljeno dana:',
    name: 'Ime potrošača:',
    address: 'Adresa potrošača:',
    signature: 'Potpis potrošača (samo ako se obrazac šalje na papiru):',
    date: 'Datum:',
  },
};
