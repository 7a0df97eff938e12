import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'la Ley General de Protección de Datos Personales de Brasil, Ley n.º 13.709/2018 (LGPD), porque estamos establecidos en Brasil',
  lgpdAddressed:
    'la Ley General de Protección de Datos Personales de Brasil, Ley n.º 13.709/2018 (LGPD), en la medida en que ofrecemos %{site} a personas que se encuentran en Brasil o tratamos datos de personas que se encuentran allí (art. 3 de la LGPD)',
  pipedaEstablished:
    'la ley federal canadiense sobre la protección de la información personal y los documentos electrónicos, la Personal Information Protection and Electronic Documents Act (PIPEDA), o la ley provincial que se aplica en su lugar, porque estamos establecidos en Canadá',
  pipedaAddressed:
    'la ley federal canadiense sobre la protección de la información personal y los documentos electrónicos, la Personal Information Protection and Electronic Documents Act (PIPEDA), en la medida en que nuestro tratamiento tiene una conexión real y sustancial con Canadá',
  quebecEstablished:
    'la Ley de Quebec sobre la protección de la información personal en el sector privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), porque estamos establecidos en Canadá y en la medida en que recogemos, conservamos o utilizamos información personal en Quebec',
  quebecAddressed:
    'la Ley de Quebec sobre la protección de la información personal en el sector privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), en la medida en que explotamos allí una empresa',
  australiaEstablished:
    'la ley australiana de privacidad, la Privacy Act 1988, porque estamos establecidos en Australia y en la medida en que la ley vincula a una organización de nuestro tamaño',
  australiaAddressed:
    'la ley australiana de privacidad, la Privacy Act 1988, en la medida en que desarrollamos una actividad empresarial en Australia y la ley nos vincula',
  popiaEstablished:
    'la ley sudafricana de protección de la información personal, la Protection of Personal Information Act, Ley n.º 4 de 2013 (POPIA), porque estamos establecidos en Sudáfrica',
  popiaAddressed:
    'la ley sudafricana de protección de la información personal, la Protection of Personal Information Act, Ley n.º 4 de 2013 (POPIA), en la medida en que utilizamos medios situados en Sudáfrica (artículo 3 de la POPIA)',
  appiEstablished:
    'la ley japonesa de protección de la información personal, la Act on the Protection of Personal Information, Ley n.º 57 de 2003 (APPI), porque estamos establecidos en Japón',
  appiAddressed:
    'la ley japonesa de protección de la información personal, la Act on the Protection of Personal Information, Ley n.º 57 de 2003 (APPI), en la medida en que tratamos datos de personas en Japón para ofrecerles %{site} (art. 171 de la APPI)',
  dpdpEstablished:
    'la ley india de protección de datos personales digitales, la Digital Personal Data Protection Act, Ley n.º 22 de 2023, porque estamos establecidos en la India',
  dpdpAddressed:
    'la ley india de protección de datos personales digitales, la Digital Personal Data Protection Act, Ley n.º 22 de 2023, en la medida en que ofrecemos %{site} a personas en la India (artículo 3(b))',
  coppa:
    'la norma estadounidense de protección de la privacidad de los niños en internet, la Children’s Online Privacy Protection Rule (16 CFR Part 312), porque %{site} se dirige también a niños',
};
