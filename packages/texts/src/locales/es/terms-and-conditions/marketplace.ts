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
    paid: 'Si un pago influye en la posición de una oferta, la oferta se señala como tal.',
    own: 'También hacemos ofertas propias en el mercado en línea. El acceso, la clasificación y las condiciones son para ellas los mismos que para las ofertas de los vendedores.',
    ownDiffers:
      'También hacemos ofertas propias en el mercado en línea. Reciben un trato distinto del de las ofertas de los vendedores en lo siguiente:',
  },
  business: {
    heading: 'Para los vendedores',
    grounds:
      'Solo restringimos, suspendemos o terminamos el uso del mercado en línea por parte de un vendedor por un incumplimiento de estos términos o de la ley, para proteger los derechos de otros o la seguridad de los usuarios, o porque falta información que la ley exige a los vendedores.',
    text: 'Si restringimos, suspendemos o terminamos el uso del mercado en línea por parte de un vendedor, indicamos los motivos: en caso de restricción o suspensión, antes de que surta efecto o en ese momento; en caso de terminación total del uso, con al menos 30 días de antelación, salvo que una ley o incumplimientos reiterados exijan otra cosa. Los cambios en estos términos se comunican a los vendedores al menos 15 días antes de que se apliquen (Reglamento (UE) 2019/1150).',
    rights:
      'Los vendedores conservan los derechos sobre sus textos, imágenes y marcas. Mientras se muestre una oferta, nos permiten gratuitamente utilizarlos para mostrarla en el mercado en línea y para darla a conocer en otros lugares, por ejemplo en buscadores y anuncios.',
    data: 'A través de su cuenta, los vendedores tienen acceso a los datos sobre sus propias ofertas, pedidos y valoraciones y a los datos de los compradores que necesiten para ejecutar un contrato; pueden recuperar esos datos durante los 30 días siguientes al fin del uso. Nosotros tenemos acceso a todos los datos que genera el uso del mercado en línea. Solo facilitamos datos de un vendedor a otros vendedores de forma agregada.',
    complaints:
      'Los vendedores pueden presentarnos reclamaciones gratuitamente en %{contact}. Examinamos cada reclamación en un plazo razonable y comunicamos al vendedor el resultado y sus motivos.',
    mediators:
      'Para resolver extrajudicialmente los litigios con los vendedores, estamos dispuestos a recurrir a estos mediadores: %{mediators}.',
  },
};
