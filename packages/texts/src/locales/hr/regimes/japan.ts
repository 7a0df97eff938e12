import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Za osobe u Japanu',
  scope:
    'Ako se primjenjuje japanski Zakon o zaštiti osobnih podataka (Act on the Protection of Personal Information, APPI), ovaj odjeljak dopunjuje politiku privatnosti.',
  operator: 'Poslovni subjekt koji postupa s vašim osobnim podacima jest %{owner}; adresa je navedena gore.',
  operatorWith:
    'Poslovni subjekt koji postupa s vašim osobnim podacima jest %{owner} (zastupnik: %{representative}); adresa je navedena gore.',
  purposes:
    'Svrhe uporabe one su koje su navedene u ovoj politici privatnosti (čl. 21. APPI-ja). Bez vaše privole osobne podatke ne upotrebljavamo izvan tih svrha, osim ako to dopušta čl. 18. APPI-ja.',
  thirdParties:
    'Treće strane primaju osobne podatke uz vašu privolu ili ako to dopušta čl. 27. APPI-ja. Pružateljima koji s njima postupaju u naše ime u okviru svrha uporabe podaci su povjereni (čl. 27. st. 5. t. (i) APPI-ja).',
  foreign:
    'S osobnim podacima postupa se i u sljedećim državama izvan Japana: %{countries}. Na zahtjev vas obavješćujemo o zaštiti osobnih podataka u svakoj od njih i o mjerama primatelja (čl. 28. APPI-ja).',
  requests:
    'Možete zahtijevati da vam priopćimo svrhe uporabe (čl. 32. APPI-ja), otkrijemo osobne podatke koje čuvamo o vama i evidenciju o njihovu davanju trećim stranama (čl. 33. APPI-ja), da ih ispravimo, dopunimo ili izbrišemo (čl. 34. APPI-ja) te da prestanemo s njihovom uporabom ili davanjem trećim stranama ili da ih uništimo (čl. 35. APPI-ja).',
  exercise:
    'Za takve zahtjeve, za pritužbe i za informacije o mjerama koje poduzimamo radi sigurnosti osobnih podataka (čl. 23. APPI-ja) obratite nam se: %{contact}.',
  authority:
    'Nadležno je tijelo japanska Komisija za zaštitu osobnih podataka (Personal Information Protection Commission, %{link}).',
};
