import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Za osobe u Australiji',
  scope:
    'Ako se primjenjuje australski Zakon o privatnosti (Privacy Act 1988), ovaj odjeljak dopunjuje politiku privatnosti. U njemu se navode australska načela privatnosti (Australian Privacy Principles, APP) iz Priloga 1. (Schedule 1) tom zakonu.',
  kinds:
    'Vrste osobnih podataka koje prikupljamo i čuvamo, način prikupljanja te svrhe u koje ih prikupljamo, čuvamo, upotrebljavamo i otkrivamo opisani su u ovoj politici privatnosti (APP 1.4).',
  anonymity: 'Kad god je to zakonito i izvedivo, ne morate se predstaviti ili se možete služiti pseudonimom (APP 2).',
  overseas:
    'Osobne podatke vjerojatno ćemo otkriti primateljima u sljedećim državama izvan Australije: %{countries} (APP 1.4(f) i (g), APP 8).',
  access:
    'Za pristup osobnim podacima koje čuvamo o vama (APP 12) ili za njihov ispravak (APP 13) obratite nam se: %{contact}. Zahtjev je besplatan.',
  complaint:
    'Ako smatrate da smo povrijedili neko od australskih načela privatnosti, pišite nam na istu adresu. Ako nakon 30 dana ne dobijete odgovor ili njime niste zadovoljni, pritužbu možete podnijeti uredu australskog povjerenika za informacije (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Odjeljak o automatiziranim odlukama navodi za koje odluke računalni programi upotrebljavaju osobne podatke i koji su to podaci (APP 1.7 do 1.9).',
  noDecisions:
    'Ne služimo se računalnim programom koji donosi odluke za koje se razumno može očekivati da će značajno utjecati na vaša prava ili interese (APP 1.7 do 1.9).',
};
