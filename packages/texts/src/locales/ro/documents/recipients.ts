import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Cine vă primește datele',
  intro:
    'Tabelul indică fiecare companie care primește date cu caracter personal prin intermediul serviciilor pe care le utilizăm.',
  caption: 'Destinatari',
  recipient: 'Destinatar',
  country: 'Țară',
  services: 'Serviciu',
  general: 'Destinatari generali',
  generalTechnical:
    'Primesc date cu caracter personal furnizorii sistemelor pe care sunt găzduite %{site}, poșta noastră electronică și fișierele noastre, în măsura în care nu administrăm noi înșine aceste sisteme.',
  generalLaw:
    'Același lucru este valabil pentru instanțe, autorități și consultanți juridici sau fiscali, atunci când o lege ne obligă să le divulgăm date sau când acest lucru este necesar pentru constatarea, exercitarea sau apărarea unor drepturi.',
};
