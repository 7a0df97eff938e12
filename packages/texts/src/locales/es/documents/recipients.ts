import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Destinatarios de sus datos',
  intro: 'La tabla indica cada empresa que recibe datos personales a través de los servicios que utilizamos.',
  caption: 'Destinatarios',
  recipient: 'Destinatario',
  country: 'País',
  services: 'Servicio',
  general: 'Destinatarios generales',
  generalTechnical:
    'Reciben datos personales los proveedores en cuyos sistemas se alojan %{site}, nuestro correo electrónico y nuestros archivos, en la medida en que no gestionemos nosotros mismos dichos sistemas.',
  generalLaw:
    'Lo mismo se aplica a los tribunales, las autoridades y los asesores jurídicos o fiscales, cuando una ley nos obliga a comunicarles datos o cuando ello es necesario para la formulación, el ejercicio o la defensa de reclamaciones.',
};
