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
    paid: 'Če na mesto ponudbe vpliva plačilo, je ponudba ustrezno označena.',
    own: 'Na tržnici objavljamo tudi lastne ponudbe. Dostop, razvrstitev in pogoji so zanje enaki kot za ponudbe prodajalcev.',
    ownDiffers: 'Na tržnici objavljamo tudi lastne ponudbe. Od ponudb prodajalcev se obravnavajo drugače na ta način:',
  },
  business: {
    heading: 'Za prodajalce',
    grounds:
      'Prodajalcu omejimo, začasno prekinemo ali ukinemo uporabo tržnice le zaradi kršitve teh splošnih pogojev ali zakona, zaradi varstva pravic drugih ali varnosti uporabnikov ali zato, ker manjkajo informacije, ki jih zakon zahteva od prodajalcev.',
    text: 'Če prodajalcu omejimo, začasno prekinemo ali ukinemo uporabo tržnice, navedemo razloge: pri omejitvi ali začasni prekinitvi najpozneje, ko začne učinkovati, pri popolni ukinitvi najmanj 30 dni prej, razen če zakon ali ponavljajoče se kršitve zahtevajo drugače. Spremembe teh splošnih pogojev prodajalcem napovemo najmanj 15 dni, preden začnejo veljati (Uredba (EU) 2019/1150).',
    rights:
      'Prodajalci ohranijo pravice na svojih besedilih, slikah in znamkah. Dokler je ponudba prikazana, nam brezplačno dovoljujejo, da jih uporabljamo za prikaz ponudbe na tržnici in za to, da nanjo opozarjamo drugje, na primer v iskalnikih in oglasih.',
    data: 'Prek svojega računa imajo prodajalci dostop do podatkov o lastnih ponudbah, naročilih in ocenah ter do podatkov kupcev, ki jih potrebujejo za izpolnitev pogodbe; te podatke lahko prevzamejo še 30 dni po koncu uporabe. Mi imamo dostop do vseh podatkov, ki nastanejo pri uporabi tržnice. Podatke o prodajalcu drugim prodajalcem dajemo le v združeni obliki.',
    complaints:
      'Prodajalci se nam lahko brezplačno pritožijo na %{contact}. Vsako pritožbo pregledamo v razumnem času in prodajalcu sporočimo izid in razloge.',
    mediators:
      'Za izvensodno reševanje sporov s prodajalci smo pripravljeni sodelovati s temi mediatorji: %{mediators}.',
  },
};
