import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Za ljudi v Južni Afriki',
  scope:
    'Kadar velja južnoafriški zakon o varstvu osebnih podatkov, zakon št. 4 iz leta 2013 (Protection of Personal Information Act, POPIA), smo odgovorna stranka (responsible party) mi, ta razdelek pa dopolnjuje politiko zasebnosti. Oznaka »section« se nanaša na člene tega zakona.',
  officer: 'Naša pooblaščena oseba za informacije (information officer, section 55) je dosegljiva tukaj: %{contact}.',
  voluntary:
    'Ali je treba podatke navesti in kaj sledi, če se ne navedejo, je v tej politiki zasebnosti navedeno pri vsakem primeru (section 18).',
  rightsIntro: 'Lahko:',
  rights: {
    access: 'brezplačno izveste, ali hranimo podatke o vas, in zahtevate te podatke ali njihov opis (section 23)',
    correction:
      'zahtevate popravek ali izbris podatkov, ki so netočni, nepomembni, čezmerni, zastareli, nepopolni, zavajajoči ali nezakonito pridobljeni (section 24)',
    objection:
      'obdelavi ugovarjate iz utemeljenih razlogov, povezanih z vašim položajem (section 11(3)), neposrednemu trženju pa kadar koli',
    withdrawal: 'svojo privolitev kadar koli prekličete (section 11(2))',
    decisions:
      'zahtevate, da za vas ne velja odločitev s pravnim učinkom, ki temelji zgolj na avtomatizirani obdelavi (section 71)',
    court: 'vložite civilno tožbo (section 99)',
  },
  transfers:
    'V države zunaj Južne Afrike, navedene v tej politiki zasebnosti, gredo podatki le, kolikor to dovoljuje section 72: kadar jih tam ustrezno varuje zakon, zavezujoča pravila ali sporazum, z vašo privolitvijo ali na drugi podlagi iz te določbe.',
  authority: 'Pritožbo lahko vložite pri južnoafriškem nadzornem organu (Information Regulator, %{link}; section 74).',
};
