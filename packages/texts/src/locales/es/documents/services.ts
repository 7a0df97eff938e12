import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Servicios que utilizamos',
  intro: 'Para cada servicio que utilizamos se indica quién lo presta y cómo se tratan sus datos.',
  provider: 'Proveedor',
  role: 'Función del proveedor',
  roles: {
    processor:
      'Encargado del tratamiento: trata los datos por cuenta nuestra y siguiendo nuestras instrucciones (art. 28 del RGPD)',
    controller:
      'Responsable del tratamiento: determina por sí mismo los fines y medios, conforme a su propia política de privacidad',
    jointController: 'Corresponsable del tratamiento junto con nosotros (art. 26 del RGPD)',
    processorPlain: 'Encargado del tratamiento: trata los datos por cuenta nuestra y siguiendo nuestras instrucciones',
    jointControllerPlain: 'Corresponsable del tratamiento junto con nosotros',
  },
  purpose: 'Finalidad',
  purposes: 'Finalidades',
  data: 'Datos',
  sensitive: 'Datos sensibles',
  basis: 'Base jurídica',
  sensitiveBasis: 'Condición para los datos sensibles',
  interest: 'Interés legítimo',
  places: 'Países del tratamiento',
  kept: 'Conservación',
  source: 'Fuente',
  more: 'Más información',
  privacyPolicy: 'Política de privacidad de %{name}',
  optOut: 'Exclusión voluntaria (%{name})',
};
