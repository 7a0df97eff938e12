import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'El mercat en línia',
  role: 'Al mercat en línia, altres persones ofereixen béns i serveis. El contracte que hi fa referència es conclou entre el comprador i el venedor; nosaltres oferim el mercat en línia i no som part del contracte, llevat que una oferta indiqui que som el venedor.',
  status:
    'En cada oferta s’indica si el venedor declara ser un empresari. Si no ho és, no s’apliquen al contracte amb ell els drets dels consumidors derivats de la normativa de la Unió en matèria de protecció dels consumidors, entre ells el dret de desistiment.',
  traders: 'Tots els venedors són empresaris.',
  duties:
    'El venedor és responsable de l’oferta, del lliurament i dels drets del comprador derivats del contracte. Nosaltres som responsables del funcionament del mercat en línia.',
  ranking: {
    heading: 'Com es classifiquen les ofertes',
    intro: 'L’ordre en què apareixen les ofertes als resultats de cerca depèn principalment del següent:',
    paid: 'Si un pagament influeix en la posició d’una oferta, l’oferta s’indica com a tal.',
    own: 'També fem ofertes pròpies al mercat en línia. L’accés, la classificació i les condicions són per a aquestes els mateixos que per a les ofertes dels venedors.',
    ownDiffers:
      'També fem ofertes pròpies al mercat en línia. Reben un tracte diferent del de les ofertes dels venedors en això:',
  },
  business: {
    heading: 'Per als venedors',
    grounds:
      'Només restringim o suspenem l’ús del mercat en línia per part d’un venedor, o hi posem fi, per un incompliment d’aquests termes o de la llei, per protegir els drets d’altri o la seguretat dels usuaris, o perquè manca informació que la llei exigeix als venedors.',
    text: 'Si restringim l’ús del mercat en línia per part d’un venedor, el suspenem o hi posem fi, n’indiquem els motius: en cas de restricció o suspensió, abans que tingui efecte o en aquell moment; en cas de fi total de l’ús, com a mínim amb 30 dies d’antelació, llevat que una llei o incompliments repetits exigeixin una altra cosa. Els canvis en aquests termes es comuniquen als venedors com a mínim 15 dies abans que s’apliquin (Reglament (UE) 2019/1150).',
    rights:
      'Els venedors conserven els drets sobre els seus textos, imatges i marques. Mentre es mostri una oferta, ens permeten gratuïtament utilitzar-los per mostrar-la al mercat en línia i per donar-la a conèixer en altres llocs, per exemple en cercadors i anuncis.',
    data: 'A través del seu compte, els venedors tenen accés a les dades sobre les seves pròpies ofertes, comandes i valoracions i a les dades dels compradors que necessitin per executar un contracte; poden recuperar aquestes dades durant els 30 dies següents a la fi de l’ús. Nosaltres tenim accés a totes les dades que genera l’ús del mercat en línia. Només facilitem dades d’un venedor a altres venedors de manera agregada.',
    complaints:
      'Els venedors ens poden presentar reclamacions gratuïtament a %{contact}. Examinem cada reclamació en un termini raonable i en comuniquem al venedor el resultat i els motius.',
    mediators:
      'Per resoldre extrajudicialment els litigis amb els venedors, estem disposats a recórrer a aquests mediadors: %{mediators}.',
  },
};
