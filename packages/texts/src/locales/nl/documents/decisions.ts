import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Geautomatiseerde besluitvorming en profilering',
    none: 'Wij nemen over u geen besluiten die uitsluitend op geautomatiseerde verwerking, waaronder profilering, zijn gebaseerd en waaraan voor u rechtsgevolgen zijn verbonden of die u anderszins in aanmerkelijke mate treffen (artikel 22 AVG).',
    nonePlain:
      'Wij nemen over u geen uitsluitend geautomatiseerde besluiten waaraan voor u rechtsgevolgen zijn verbonden of die u anderszins in aanmerkelijke mate treffen.',
    reason: 'Reden',
    made: 'Wij nemen besluiten die uitsluitend op geautomatiseerde verwerking, waaronder profilering, zijn gebaseerd en waaraan voor u rechtsgevolgen zijn verbonden of die u anderszins in aanmerkelijke mate treffen (artikel 22 AVG).',
    madePlain:
      'Wij nemen uitsluitend geautomatiseerde besluiten waaraan voor u rechtsgevolgen zijn verbonden of die u anderszins in aanmerkelijke mate treffen.',
    logic: 'De onderliggende logica',
    consequences: 'Wat dit voor u betekent',
    rights:
      'U kunt een dergelijk besluit door een mens laten beoordelen, uw standpunt kenbaar maken en het besluit aanvechten.',
    profilingIntro:
      'Uit de manier waarop mensen websites en apps gebruiken, worden voor reclame of om inhoud aan te passen interesseprofielen opgebouwd door:',
  },
  sources: {
    heading: 'Gegevens die wij van anderen ontvangen',
    intro: 'Sommige persoonsgegevens ontvangen wij niet van u, maar van anderen (artikel 14 AVG):',
    introPlain: 'Sommige persoonsgegevens ontvangen wij niet van u, maar van anderen:',
    caption: 'Gegevens uit andere bronnen',
    from: 'Bron',
    data: 'Gegevens',
    purpose: 'Doel',
    public: 'Openbaar toegankelijk?',
  },
  obligation: {
    heading: 'Of u gegevens moet verstrekken',
    text: 'Het staat u vrij %{site} wel of niet te gebruiken. Of bepaalde gegevens nodig zijn voor wat u van ons vraagt, en wat de gevolgen zijn als u ze niet verstrekt, staat hierboven bij elk geval vermeld.',
    services:
      'Gegevens waarvan de verwerking op uw toestemming berust, zijn altijd facultatief: als u weigert, is alleen de betrokken functie niet beschikbaar.',
  },
  children: {
    heading: 'Kinderen',
    notDirected:
      '%{site} is niet gericht op kinderen en wij verzamelen niet bewust gegevens van kinderen. Als u denkt dat een kind ons persoonsgegevens heeft verstrekt, laat het ons dan weten via %{contact}: wij zullen ze wissen.',
    minimumAge: {
      one: '%{site} mag worden gebruikt door personen van %{number} jaar of ouder.',
      other: '%{site} mag worden gebruikt door personen van %{number} jaar of ouder.',
    },
    directed:
      '%{site} is ook gericht op kinderen. Wanneer de verwerking van gegevens van een kind op toestemming berust en het kind de door de wet vereiste leeftijd nog niet heeft bereikt, moet de toestemming of de machtiging daartoe worden verleend door de persoon die de ouderlijke verantwoordelijkheid draagt (artikel 8 AVG).',
    directedPlain: '%{site} is ook gericht op kinderen.',
    parents:
      'Ouders en voogden kunnen via %{contact} de gegevens van hun kind inzien, laten wissen en verdere verzameling weigeren.',
    parentsUs:
      'In de Verenigde Staten mogen persoonsgegevens van kinderen jonger dan 13 jaar volgens de Children’s Online Privacy Protection Rule (16 CFR Part 312) alleen met de verifieerbare toestemming van een ouder online worden verzameld, behoudens de daarin genoemde uitzonderingen.',
  },
};
