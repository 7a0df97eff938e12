import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Objeto desta política',
    site: 'Esta política explica quais dados pessoais são tratados quando você usa %{site}, para quais finalidades e com qual base legal, quem os recebe, por quanto tempo são conservados e quais são os seus direitos.',
    app: 'Esta política explica quais dados pessoais são tratados quando você usa o aplicativo %{site}, para quais finalidades e com qual base legal, quem os recebe, por quanto tempo são conservados e quais são os seus direitos.',
    siteWithoutBasis:
      'Esta política explica quais dados pessoais são tratados quando você usa %{site}, para quais finalidades, quem os recebe, por quanto tempo são conservados e quais são os seus direitos.',
    appWithoutBasis:
      'Esta política explica quais dados pessoais são tratados quando você usa o aplicativo %{site}, para quais finalidades, quem os recebe, por quanto tempo são conservados e quais são os seus direitos.',
    brief: 'Há também uma versão resumida: %{link}.',
    informs:
      'Ela tem caráter informativo: você não precisa aceitá-la, e a sua leitura não constitui consentimento. Quando o seu consentimento for necessário, ele será solicitado separadamente.',
    personalData:
      'Dados pessoais são quaisquer informações relacionadas a uma pessoa natural identificada ou identificável, como um nome, um endereço de e-mail ou o endereço IP de um dispositivo.',
  },
  laws: {
    heading: 'Legislação aplicável',
    intro: 'Tratamos dados pessoais de acordo com as seguintes leis:',
    gdprEstablished:
      'Regulamento Geral sobre a Proteção de Dados, Regulamento (UE) 2016/679 (GDPR), porque estamos estabelecidos no Espaço Econômico Europeu (art. 3º, nº 1, do GDPR)',
    gdprAddressed:
      'Regulamento Geral sobre a Proteção de Dados, Regulamento (UE) 2016/679 (GDPR), na medida em que oferecemos %{site} a pessoas que se encontram no Espaço Econômico Europeu ou monitoramos o comportamento de uso dessas pessoas (art. 3º, nº 2, do GDPR)',
    ukEstablished: 'UK GDPR e Data Protection Act 2018, porque estamos estabelecidos no Reino Unido',
    ukAddressed:
      'UK GDPR e Data Protection Act 2018, na medida em que oferecemos %{site} a pessoas que se encontram no Reino Unido ou monitoramos o comportamento de uso dessas pessoas',
    swissEstablished: 'Lei Federal suíça sobre a Proteção de Dados (FADP), porque estamos estabelecidos na Suíça',
    swissAddressed:
      'Lei Federal suíça sobre a Proteção de Dados (FADP), na medida em que o tratamento produz efeitos na Suíça (art. 3º da FADP)',
    usStates:
      'leis de privacidade do consumidor dos estados norte-americanos indicados na seção “%{section}”, para os seus residentes e na medida em que cada lei se aplique a nós',
  },
};
