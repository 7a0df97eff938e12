import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'A Dél-Afrikában tartózkodó személyeknek',
  scope:
    'Ha a személyes információk védelméről szóló dél-afrikai törvény, a Protection of Personal Information Act, 2013. évi 4. törvény (POPIA) alkalmazandó, mi vagyunk a felelős fél (responsible party), és ez a szakasz kiegészíti a tájékoztatót. A megnevezett törvényszakaszok e törvény szakaszai.',
  officer:
    'Információs tisztviselőnk (information officer, 55. szakasz) a következő elérhetőségen érhető el: %{contact}.',
  voluntary:
    'Azt, hogy az információkat meg kell-e adni, és mi a következménye, ha nem adják meg őket, a jelen tájékoztató minden esetnél közli (18. szakasz).',
  rightsIntro: 'Ön jogosult arra, hogy:',
  rights: {
    access:
      'díjmentesen megtudja, tartunk-e nyilván Önről információkat, és kérje a nyilvántartott adatokat vagy azok leírását (23. szakasz)',
    correction:
      'kérje a pontatlan, nem releváns, túlzott, elavult, hiányos, félrevezető vagy jogellenesen megszerzett információk kijavítását vagy törlését (24. szakasz)',
    objection:
      'a saját helyzetével kapcsolatos ésszerű okokból tiltakozzon az adatkezelés ellen (11. szakasz (3) bekezdés), a közvetlen üzletszerzés ellen pedig bármikor',
    withdrawal: 'hozzájárulását bármikor visszavonja (11. szakasz (2) bekezdés)',
    decisions:
      'ne terjedjen ki Önre olyan, joghatással járó döntés hatálya, amely kizárólag automatizált adatkezelésen alapul (71. szakasz)',
    court: 'polgári pert indítson (99. szakasz)',
  },
  transfers:
    'Információk a jelen tájékoztatóban megnevezett, Dél-Afrikán kívüli országokba csak a 72. szakasz által megengedett módon kerülnek: ha ott jogszabály, kötelező erejű szabályok vagy megállapodás megfelelően védi őket, az Ön hozzájárulásával, vagy az említett szakasz szerinti más alapon.',
  authority: 'Panaszt tehet a dél-afrikai információs hatóságnál (Information Regulator, %{link}) (74. szakasz).',
};
