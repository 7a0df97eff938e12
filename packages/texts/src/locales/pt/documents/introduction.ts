import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'De que trata esta política',
    site: 'Esta política explica que dados pessoais são tratados quando utiliza %{site}, para que finalidades e com que fundamento jurídico, quem os recebe, durante quanto tempo são conservados e que direitos tem.',
    app: 'Esta política explica que dados pessoais são tratados quando utiliza a aplicação %{site}, para que finalidades e com que fundamento jurídico, quem os recebe, durante quanto tempo são conservados e que direitos tem.',
    siteWithoutBasis:
      'Esta política explica que dados pessoais são tratados quando utiliza %{site}, para que finalidades, quem os recebe, durante quanto tempo são conservados e que direitos tem.',
    appWithoutBasis:
      'Esta política explica que dados pessoais são tratados quando utiliza a aplicação %{site}, para que finalidades, quem os recebe, durante quanto tempo são conservados e que direitos tem.',
    brief: 'Existe também uma versão breve: %{link}.',
    informs:
      'Destina-se a informar: não precisa de a aceitar e a sua leitura não constitui consentimento. Quando precisarmos do seu consentimento, pedi-lo-emos separadamente.',
    personalData:
      'Por dados pessoais entende-se qualquer informação relativa a uma pessoa identificada ou identificável, como um nome, um endereço de e-mail ou o endereço IP de um dispositivo.',
  },
  laws: {
    heading: 'Legislação aplicável',
    intro: 'Tratamos dados pessoais em conformidade com a seguinte legislação:',
    gdprEstablished:
      'o Regulamento Geral sobre a Proteção de Dados, Regulamento (UE) 2016/679 (RGPD), porque estamos estabelecidos no Espaço Económico Europeu (artigo 3.º, n.º 1, do RGPD)',
    gdprAddressed:
      'o Regulamento Geral sobre a Proteção de Dados, Regulamento (UE) 2016/679 (RGPD), na medida em que oferecemos %{site} a pessoas que se encontram no Espaço Económico Europeu ou observamos a forma como o utilizam (artigo 3.º, n.º 2, do RGPD)',
    ukEstablished:
      'o RGPD do Reino Unido (UK GDPR) e o Data Protection Act 2018, porque estamos estabelecidos no Reino Unido',
    ukAddressed:
      'o RGPD do Reino Unido (UK GDPR) e o Data Protection Act 2018, na medida em que oferecemos %{site} a pessoas que se encontram no Reino Unido ou observamos a forma como o utilizam',
    swissEstablished: 'a Lei Federal suíça sobre a Proteção de Dados (LPD), porque estamos estabelecidos na Suíça',
    swissAddressed:
      'a Lei Federal suíça sobre a Proteção de Dados (LPD), na medida em que o tratamento produz efeitos na Suíça (artigo 3.º da LPD)',
    usStates:
      'as leis de privacidade dos consumidores dos estados dos EUA indicados na secção «%{section}», em relação aos respetivos residentes e na medida em que cada lei nos seja aplicável',
  },
};
