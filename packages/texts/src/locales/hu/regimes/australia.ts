import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Az Ausztráliában tartózkodó személyeknek',
  scope:
    'Ha az ausztrál adatvédelmi törvény (Privacy Act 1988) alkalmazandó, ez a szakasz kiegészíti a tájékoztatót. A szakasz a törvény 1. mellékletében (Schedule 1) foglalt ausztrál adatvédelmi elvekre (Australian Privacy Principles, APP) hivatkozik.',
  kinds:
    'Azt, hogy milyen fajta személyes információkat gyűjtünk és tartunk nyilván, hogyan gyűjtjük őket, és milyen célból gyűjtjük, tartjuk nyilván, használjuk és közöljük őket, a jelen tájékoztató ismerteti (APP 1.4).',
  anonymity:
    'Ahol ez jogszerű és a gyakorlatban megvalósítható, Önnek nem kell azonosítania magát, vagy álnevet használhat (APP 2).',
  overseas:
    'Személyes információkat várhatóan a következő, Ausztrálián kívüli országokban lévő címzettekkel közlünk: %{countries} (APP 1.4(f) és (g), APP 8).',
  access:
    'Ha meg kívánja ismerni az Önről nyilvántartott személyes információkat (APP 12), vagy ki kívánja javíttatni őket (APP 13), a következő elérhetőségen fordulhat hozzánk: %{contact}. A kérelem ingyenes.',
  complaint:
    'Ha úgy véli, hogy megsértettünk egy ausztrál adatvédelmi elvet, ugyanígy fordulhat hozzánk. Ha 30 nap elteltével nem kap választ, vagy azzal nem elégedett, panaszt tehet az ausztrál adatvédelmi biztos hivatalánál (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Az automatizált döntésekről szóló szakasz közli, hogy mely döntésekhez használnak számítógépes programok személyes információkat, és melyek ezek az információk (APP 1.7–1.9).',
  noDecisions:
    'Nem használunk olyan számítógépes programot, amely olyan döntéseket hoz, amelyektől ésszerűen várható, hogy az Ön jogait vagy érdekeit jelentősen érintik (APP 1.7–1.9).',
};
