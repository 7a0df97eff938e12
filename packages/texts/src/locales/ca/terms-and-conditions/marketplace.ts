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
  },
  business: {
    heading: 'Per als venedors',
    text: 'Si restringim l’ús del mercat en línia per part d’un venedor, el suspenem o hi posem fi, n’indiquem els motius: en cas de restricció o suspensió, abans que tingui efecte o en aquell moment; en cas de fi total de l’ús, com a mínim amb 30 dies d’antelació, llevat que una llei o incompliments repetits exigeixin una altra cosa. Els canvis en aquests termes es comuniquen als venedors com a mínim 15 dies abans que s’apliquin (Reglament (UE) 2019/1150).',
  },
};
