import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Wat u publiceert',
    yours: 'Wat u publiceert, blijft van u. U bent er verantwoordelijk voor en moet er de rechten op hebben.',
    licence:
      'Zolang het is gepubliceerd, staat u ons kosteloos en overal toe het op te slaan, het op %{site} aan anderen te tonen en de vorm ervan te wijzigen waar de techniek dat vereist. Dit eindigt wanneer u het verwijdert, behalve voor kopieën die anderen rechtmatig hebben gemaakt.',
    rulesIntro: 'U mag niet publiceren:',
    rules: {
      illegal: 'wat in strijd is met de wet of oproept om de wet te overtreden',
      rights: 'wat inbreuk maakt op auteursrechten, merken, de persoonlijke levenssfeer of andere rechten van anderen',
      hate: 'haat, bedreigingen, intimidatie of verheerlijking van geweld',
      children: 'wat minderjarigen schaadt of seksualiseert',
      deception: 'misleiding, spam of schadelijke programma’s',
      data: 'persoonsgegevens van anderen zonder daartoe gerechtigd te zijn',
    },
    ownIntro: 'Daarnaast gelden de volgende regels:',
  },
  moderation: {
    heading: 'Hoe wij omgaan met inhoud die in strijd is met de regels',
    notice:
      'Iedereen kan inhoud bij ons melden via %{contact}: vermeld wat het is, waar het te vinden is en waarom u het illegaal of in strijd met deze regels vindt, en geef uw naam en e-mailadres op, behalve wanneer het om seksueel misbruik van kinderen gaat. Wij bevestigen de ontvangst, beslissen op een tijdige, zorgvuldige, niet-willekeurige en objectieve wijze en delen u de beslissing mee.',
    measures:
      'Inhoud die illegaal of in strijd met deze regels is, kan worden verwijderd, minder zichtbaar gemaakt of geblokkeerd. Accounts die vaak kennelijk illegale inhoud publiceren, worden na een waarschuwing voor een redelijke tijd geschorst of gesloten.',
    reasons:
      'Wie erdoor wordt getroffen, krijgt te horen welke beslissing is genomen, op welke feiten en regel zij berust en hoe daartegen bezwaar kan worden gemaakt. U kunt bezwaar maken door naar hetzelfde adres te schrijven; elk bezwaar wordt door een mens bekeken.',
    objection:
      'Bezwaar is kosteloos en mogelijk tot zes maanden na de beslissing. Wij beslissen er onverwijld op en geven onze redenen.',
    settlement:
      'Voor zover Verordening (EU) 2022/2065 ons daartoe verplicht, kan een geschil over een beslissing ook worden voorgelegd aan een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting (artikel 21 DSA). De weg naar de rechter blijft open.',
    automated:
      'Geautomatiseerde middelen helpen ons om inhoud te vinden en te beoordelen; beslissingen op bezwaren worden nooit alleen daarmee genomen.',
    manual: 'Wij gebruiken geen geautomatiseerde middelen om inhoud te beoordelen: mensen beslissen.',
    contactPoint:
      'Het centrale contactpunt voor autoriteiten, de Commissie en de Europese raad voor digitale diensten (artikel 11 van de digitaledienstenverordening, DSA) en voor gebruikers (artikel 12 DSA) is %{contact}.',
    contactLanguages: 'U kunt daarheen schrijven in elke taal waarin deze voorwaarden zijn gepubliceerd.',
  },
};
