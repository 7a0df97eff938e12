import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Odgovornost',
  general: {
    unlimited:
      'Neograničeno odgovaramo za namjeru i krajnju nepažnju, za smrt i povredu tijela ili zdravlja, ako smo nedostatak prijevarno prešutjeli ili dali jamstvo te prema propisima o odgovornosti za neispravne proizvode.',
    essential:
      'Za običnu nepažnju odgovaramo samo ako je povrijeđena obveza čije ispunjenje uopće omogućuje uredno izvršenje ugovora i na koju se u pravilu možete osloniti. Odgovornost je tada ograničena na štetu koja je za takve ugovore tipična i koja se mogla predvidjeti.',
    else: 'Inače je odgovornost za običnu nepažnju isključena. Isto vrijedi za odgovornost onih koji djeluju za nas.',
    consumers:
      'Potrošačima odgovaramo prema zakonu; ništa u ovim općim uvjetima ne isključuje niti ograničava tu odgovornost.',
    businesses: 'Za poslovne subjekte vrijedi sljedeće:',
    mandatory: 'Prava koja potrošači imaju prema prisilnim propisima ostaju nepromijenjena.',
  },
  unitedKingdom: {
    unlimited:
      'Ništa u ovim općim uvjetima ne ograničava niti isključuje našu odgovornost za smrt ili tjelesne ozljede uzrokovane našom nepažnjom, za prijevaru ili prijevarno lažno prikazivanje ili za bilo što drugo za što to zakon ne dopušta.',
    consumers:
      'Ako ste potrošač, odgovaramo za gubitak ili štetu koji su predvidljiva posljedica toga što smo povrijedili ugovor ili nismo postupali s razumnom pažnjom i vještinom. Vaša zakonska prava ostaju.',
    businesses:
      'Ako ste poslovni subjekt, ne odgovaramo za izgubljenu dobit, posao ili poslovnu priliku ni za neizravnu štetu, a naša je ukupna odgovornost iz ugovora ograničena na iznos koji je po njemu plaćen u dvanaest mjeseci prije događaja.',
  },
  unitedStates: {
    asIs: 'U mjeri u kojoj zakon dopušta, internetska usluga %{site} pruža se „takva kakva jest” (as is) i „kako je dostupna” (as available), bez ikakvih izričitih ili prešutnih jamstava.',
    cap: 'U mjeri u kojoj zakon dopušta, ne odgovaramo za neizravnu, slučajnu, posebnu ili posljedičnu štetu, a naša je ukupna odgovornost ograničena na iznos koji ste nam platili u dvanaest mjeseci prije događaja iz kojeg proizlazi zahtjev.',
    states:
      'Neki pravni poreci ne dopuštaju isključenje određenih jamstava ili ograničenje određene štete. U tim slučajevima gornja ograničenja za vas ne vrijede i možete imati dodatna prava.',
  },
};
