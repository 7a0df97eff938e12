import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Responsabilitat',
  general: {
    unlimited:
      'Responem sense límit en cas de dol o culpa greu, pels danys a la vida, la integritat física o la salut, quan hàgim ocultat dolosament un defecte o donat una garantia, i d’acord amb la normativa sobre responsabilitat per productes defectuosos.',
    essential:
      'En cas de culpa lleu només responem si s’incompleix una obligació el compliment de la qual és condició de la mateixa execució correcta del contracte i en l’observança de la qual podeu confiar normalment. En aquest cas, la responsabilitat es limita als danys típics d’aquests contractes i previsibles.',
    else: 'En tota la resta, queda exclosa la responsabilitat per culpa lleu. El mateix s’aplica a la responsabilitat de qui actua per nosaltres.',
    consumers:
      'Davant dels consumidors responem d’acord amb la llei; res d’aquests termes no exclou ni limita aquesta responsabilitat.',
    businesses: 'Davant de les empreses s’aplica el següent:',
    mandatory: 'Els drets que les normes imperatives reconeixen als consumidors es mantenen intactes.',
  },
  unitedKingdom: {
    unlimited:
      'Res en aquests termes limita ni exclou la nostra responsabilitat per mort o danys personals causats per la nostra negligència, per frau o declaracions fraudulentes, ni per qualsevol altre supòsit en què la llei no ho permeti.',
    consumers:
      'Si sou consumidor, responem de les pèrdues o els danys que siguin conseqüència previsible del nostre incompliment del contracte o de la manca de diligència i competència raonables. Conserveu els vostres drets legals.',
    businesses:
      'Si sou una empresa o un professional, no responem del lucre cessant, de la pèrdua de negoci o d’oportunitats ni dels danys indirectes, i la nostra responsabilitat total per un contracte es limita al que s’hagi pagat en virtut d’aquest en els dotze mesos anteriors al fet.',
  },
  unitedStates: {
    asIs: 'En la mesura que la llei ho permeti, %{site} s’ofereix «tal com és» (as is) i «segons disponibilitat» (as available), sense garanties de cap mena, expresses o implícites.',
    cap: 'En la mesura que la llei ho permeti, no responem de danys indirectes, incidentals, especials o consegüents, i la nostra responsabilitat total es limita a l’import que ens hàgiu pagat en els dotze mesos anteriors al fet que va donar lloc a la reclamació.',
    states:
      'Alguns ordenaments no permeten excloure determinades garanties o limitar determinats danys. En aquest cas, els límits anteriors no us són aplicables i podeu tenir altres drets.',
  },
};
