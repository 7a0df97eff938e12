import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Az Indiában tartózkodó személyeknek',
  scope:
    'Ha a digitális személyes adatok védelméről szóló indiai törvény (Digital Personal Data Protection Act, 2023) alkalmazandó, ez a szakasz kiegészíti a tájékoztatót. A megnevezett törvényszakaszok e törvény szakaszai.',
  notice:
    'A kezelt személyes adatokat és a célokat a jelen tájékoztató nevezi meg (5. szakasz). Ezt az értesítést angolul vagy India alkotmánya nyolcadik mellékletének (Eighth Schedule) valamelyik nyelvén is kérheti.',
  withdrawal:
    'Hozzájárulását bármikor visszavonhatja, ugyanolyan egyszerűen, ahogyan megadta (6. szakasz (4) bekezdés).',
  rightsIntro: 'Ön jogosult arra, hogy:',
  rights: {
    access:
      'összefoglalót kapjon adatairól és arról, mi történik velük, valamint mindazok kilétéről, akikkel megosztottuk őket (11. szakasz)',
    correction: 'helyesbíttesse, kiegészíttesse, frissíttesse vagy töröltesse adatait (12. szakasz)',
    grievance: 'panaszait orvosolják (13. szakasz)',
    nomination: 'megnevezzen egy személyt, aki halála vagy cselekvőképtelensége esetén gyakorolja jogait (14. szakasz)',
  },
  exercise:
    'A következő elérhetőségen fordulhat hozzánk: %{contact}. Ott az adatkezeléssel kapcsolatos kérdéseire is választ kap (8. szakasz (9) bekezdés). A panaszokra 90 napon belül válaszolunk.',
  authority:
    'Ha ez nem vezet eredményre, panaszt tehet India adatvédelmi testületénél (Data Protection Board of India, %{link}).',
};
