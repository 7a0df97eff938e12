import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Odgovornost',
  general: {
    unlimited:
      'Neomejeno odgovarjamo za namen in hudo malomarnost, za smrt in poškodbo telesa ali zdravja, kadar smo napako zvijačno zamolčali ali dali garancijo, ter po predpisih o odgovornosti za proizvode.',
    essential:
      'Pri lahki malomarnosti odgovarjamo le, če je kršena obveznost, katere izpolnitev sploh omogoča pravilno izvedbo pogodbe in na katero se praviloma lahko zanesete. Odgovornost je takrat omejena na škodo, ki je za takšne pogodbe značilna in jo je bilo mogoče predvideti.',
    else: 'Sicer je odgovornost za lahko malomarnost izključena. Enako velja za odgovornost tistih, ki delujejo za nas.',
    consumers:
      'Potrošnikom odgovarjamo po zakonu; nič v teh splošnih pogojih te odgovornosti ne izključuje ali omejuje.',
    businesses: 'Za podjetja velja naslednje:',
    mandatory: 'Pravice, ki jih imajo potrošniki po prisilnih predpisih, ostanejo nespremenjene.',
  },
  unitedKingdom: {
    unlimited:
      'Nobena določba teh splošnih pogojev ne omejuje ali izključuje naše odgovornosti za smrt ali telesne poškodbe zaradi naše malomarnosti, za prevaro ali goljufivo zavajanje ali za karkoli drugega, za kar tega zakon ne dopušča.',
    consumers:
      'Če ste potrošnik, odgovarjamo za izgubo ali škodo, ki je predvidljiva posledica tega, da smo kršili pogodbo ali nismo ravnali z razumno skrbnostjo in strokovnostjo. Vaše zakonske pravice ostanejo.',
    businesses:
      'Če ste podjetje, ne odgovarjamo za izgubljeni dobiček, posel ali poslovno priložnost ali za posredno škodo, naša celotna odgovornost iz pogodbe pa je omejena na znesek, ki je bil po njej plačan v dvanajstih mesecih pred dogodkom.',
  },
  unitedStates: {
    asIs: 'Kolikor zakon dovoljuje, se spletna storitev %{site} zagotavlja »takšna, kot je« (as is) in »kot je na voljo« (as available), brez kakršnih koli izrecnih ali domnevanih jamstev.',
    cap: 'Kolikor zakon dovoljuje, ne odgovarjamo za posredno, naključno, posebno ali posledično škodo, naša celotna odgovornost pa je omejena na znesek, ki ste nam ga plačali v dvanajstih mesecih pred dogodkom, iz katerega izhaja zahtevek.',
    states:
      'Nekateri pravni redi ne dopuščajo izključitve določenih jamstev ali omejitve določene škode. V teh primerih zgornje omejitve za vas ne veljajo in imate lahko dodatne pravice.',
  },
};
