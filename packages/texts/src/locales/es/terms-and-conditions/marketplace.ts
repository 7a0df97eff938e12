import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'El mercado en línea',
  role: 'En el mercado en línea, otras personas ofrecen bienes y servicios. El contrato sobre ellos se celebra entre el comprador y el vendedor; nosotros ofrecemos el mercado en línea y no somos parte del contrato, salvo que una oferta indique que somos el vendedor.',
  status:
    'En cada oferta se indica si el vendedor declara ser un comerciante o empresario. Si no lo es, no se aplican al contrato con él los derechos de los consumidores derivados de la normativa de la Unión en materia de protección de los consumidores, entre ellos el derecho de desistimiento.',
  traders: 'Todos los vendedores son comerciantes o empresarios.',
  duties:
    'El vendedor es responsable de la oferta, de la entrega y de los derechos del comprador derivados del contrato. Nosotros somos responsables del funcionamiento del mercado en línea.',
  ranking: {
    heading: 'Cómo se clasifican las ofertas',
    intro: 'El orden en que aparecen las ofertas en los resultados de búsqueda depende principalmente de lo siguiente:',
  },
  business: {
    heading: 'Para los vendedores',
    text: 'Si restringimos, suspendemos o terminamos el uso del mercado en línea por parte de un vendedor, indicamos los motivos: en caso de restricción o suspensión, antes de que surta efecto o en ese momento; en caso de terminación total del uso, con al menos 30 días de antelación, salvo que una ley o incumplimientos reiterados exijan otra cosa. Los cambios en estos términos se comunican a los vendedores al menos 15 días antes de que se apliquen (Reglamento (UE) 2019/1150).',
  },
};
