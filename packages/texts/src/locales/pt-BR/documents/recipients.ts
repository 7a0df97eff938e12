import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Quem recebe os seus dados',
  intro: 'A tabela indica cada empresa que recebe dados pessoais por meio dos serviços que utilizamos.',
  caption: 'Destinatários',
  recipient: 'Destinatário',
  country: 'País',
  services: 'Serviço',
  general: 'Destinatários gerais',
  generalTechnical:
    'Recebem dados pessoais os fornecedores em cujos sistemas ficam hospedados %{site}, o nosso e-mail e os nossos arquivos, na medida em que não operemos esses sistemas nós mesmos.',
  generalLaw:
    'O mesmo vale para órgãos judiciais, autoridades e consultores jurídicos ou tributários, quando uma lei nos obrigar a comunicar-lhes dados ou quando isso for necessário para constituir, exercer ou defender direitos.',
};
