import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Quem recebe os seus dados',
  intro: 'O quadro indica cada empresa que recebe dados pessoais através dos serviços que utilizamos.',
  caption: 'Destinatários',
  recipient: 'Destinatário',
  country: 'País',
  services: 'Serviço',
  general: 'Destinatários gerais',
  generalTechnical:
    'Recebem dados pessoais os prestadores dos sistemas em que estão alojados %{site}, o nosso correio eletrónico e os nossos ficheiros, na medida em que não sejamos nós a explorar esses sistemas.',
  generalLaw:
    'O mesmo se aplica a tribunais, autoridades e consultores jurídicos ou fiscais, quando uma lei nos obrigue a comunicar-lhes dados ou quando tal seja necessário à declaração, ao exercício ou à defesa de direitos.',
};
