import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Spletna tržnica',
  role: 'Na spletni tržnici blago in storitve ponujajo drugi. Pogodba o njih se sklene med kupcem in prodajalcem; mi zagotavljamo tržnico in nismo pogodbena stranka, razen če ponudba navaja, da smo prodajalec mi.',
  status:
    'Pri vsaki ponudbi je prikazano, ali je prodajalec po lastni izjavi trgovec. Če ni, se za pogodbo z njim ne uporabljajo pravice potrošnikov iz prava Unije o varstvu potrošnikov, med njimi pravica do odstopa od pogodbe.',
  traders: 'Vsi prodajalci so trgovci.',
  duties:
    'Za ponudbo, dobavo in pravice kupca iz pogodbe odgovarja prodajalec. Mi odgovarjamo za delovanje spletne tržnice.',
  ranking: {
    heading: 'Kako se ponudbe razvrščajo',
    intro: 'Vrstni red, v katerem se ponudbe prikažejo v rezultatih iskanja, je odvisen predvsem od naslednjega:',
  },
  business: {
    heading: 'Za prodajalce',
    text: 'Če prodajalcu omejimo, začasno prekinemo ali ukinemo uporabo tržnice, navedemo razloge: pri omejitvi ali začasni prekinitvi najpozneje, ko začne učinkovati, pri popolni ukinitvi najmanj 30 dni prej, razen če zakon ali ponavljajoče se kršitve zahtevajo drugače. Spremembe teh splošnih pogojev prodajalcem napovemo najmanj 15 dni, preden začnejo veljati (Uredba (EU) 2019/1150).',
  },
};
