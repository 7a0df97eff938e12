import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Aansprakelijkheid',
  general: {
    unlimited:
      'Wij zijn onbeperkt aansprakelijk voor opzet en grove nalatigheid, voor schade aan leven, lichaam of gezondheid, wanneer wij een gebrek bedrieglijk hebben verzwegen of een garantie hebben gegeven, en volgens het recht inzake productaansprakelijkheid.',
    essential:
      'Bij lichte nalatigheid zijn wij alleen aansprakelijk als een verplichting wordt geschonden waarvan de nakoming de behoorlijke uitvoering van de overeenkomst überhaupt mogelijk maakt en waarop u in de regel mag vertrouwen. De aansprakelijkheid is dan beperkt tot de schade die voor dergelijke overeenkomsten typisch is en kon worden voorzien.',
    else: 'Daarbuiten is aansprakelijkheid voor lichte nalatigheid uitgesloten. Hetzelfde geldt voor de aansprakelijkheid van wie voor ons handelt.',
    consumers:
      'Tegenover consumenten zijn wij aansprakelijk volgens de wet; niets in deze voorwaarden sluit die aansprakelijkheid uit of beperkt haar.',
    businesses: 'Tegenover ondernemingen geldt het volgende:',
    mandatory: 'Rechten die consumenten op grond van dwingend recht hebben, blijven onverlet.',
  },
  unitedKingdom: {
    unlimited:
      'Niets in deze voorwaarden beperkt onze aansprakelijkheid of sluit die uit voor overlijden of letsel door onze nalatigheid, voor bedrog of bedrieglijke misleiding, of voor al het andere waarvoor de wet dat niet toestaat.',
    consumers:
      'Als u consument bent, zijn wij verantwoordelijk voor verlies of schade die een voorzienbaar gevolg is van het feit dat wij de overeenkomst schenden of geen redelijke zorg en vakbekwaamheid aan de dag leggen. Uw wettelijke rechten blijven bestaan.',
    businesses:
      'Als u een onderneming bent, zijn wij niet aansprakelijk voor gederfde winst, omzet of zakelijke kansen of voor indirecte schade, en is onze totale aansprakelijkheid uit een overeenkomst beperkt tot wat daarvoor in de twaalf maanden vóór de gebeurtenis is betaald.',
  },
  unitedStates: {
    asIs: 'Voor zover de wet dat toestaat, wordt %{site} geleverd in de staat waarin het zich bevindt (“as is”) en voor zover het beschikbaar is (“as available”), zonder enige garantie, uitdrukkelijk of stilzwijgend.',
    cap: 'Voor zover de wet dat toestaat, zijn wij niet aansprakelijk voor indirecte, incidentele, bijzondere of gevolgschade, en is onze totale aansprakelijkheid beperkt tot het bedrag dat u ons hebt betaald in de twaalf maanden vóór de gebeurtenis die tot de vordering heeft geleid.',
    states:
      'Sommige rechtsgebieden staan niet toe dat bepaalde garanties worden uitgesloten of dat de aansprakelijkheid voor bepaalde schade wordt beperkt. Waar dat zo is, gelden de bovenstaande beperkingen niet voor u en hebt u mogelijk verdergaande rechten.',
  },
};
