import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Para las personas en Brasil',
  scope:
    'Cuando se aplica la Ley General de Protección de Datos Personales de Brasil, Ley n.º 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD), esta sección completa la política.',
  bases:
    'Cuando esta política indica como base jurídica el consentimiento, un contrato, una obligación legal o intereses legítimos, esa es también la base jurídica del mismo nombre del art. 7 de la LGPD; en el caso de los datos sensibles, es una de las previstas en el art. 11 de la LGPD.',
  basesPlain:
    'Tratamos los datos personales con su consentimiento, para un contrato con usted, para cumplir una obligación legal o por nuestros intereses legítimos (art. 7 de la LGPD); los datos sensibles, solo sobre una de las bases jurídicas del art. 11 de la LGPD.',
  rightsIntro: 'Le asisten los siguientes derechos (arts. 18 y 20 de la LGPD):',
  rights: {
    access: 'confirmación de que tratamos sus datos y acceso a ellos',
    correction: 'rectificación de los datos incompletos, inexactos o desactualizados',
    blocking: 'anonimización, bloqueo o supresión de los datos innecesarios, excesivos o tratados en contra de la ley',
    portability: 'portabilidad de sus datos a otro proveedor',
    erasure:
      'supresión de los datos tratados con su consentimiento, salvo cuando el art. 16 de la LGPD permita conservarlos',
    sharing: 'información sobre las entidades públicas y privadas con las que hemos compartido sus datos',
    refusal: 'información sobre la posibilidad de negar el consentimiento y sobre las consecuencias de la negativa',
    withdrawal: 'retirada del consentimiento, gratuita y tan fácil como su prestación (art. 8, § 5, de la LGPD)',
    objection: 'oposición a un tratamiento sin consentimiento que infrinja la ley (art. 18, § 2, de la LGPD)',
    review:
      'revisión de las decisiones tomadas únicamente por medios automatizados que afecten a sus intereses (art. 20 de la LGPD)',
  },
  exercise:
    'Para ejercerlos, y para cualquier cuestión sobre protección de datos (art. 41 de la LGPD), póngase en contacto con nosotros: %{contact}. Respondemos de forma simplificada sin demora o de forma completa en un plazo de 15 días desde la solicitud (art. 19 de la LGPD).',
  transfers:
    'Los datos solo se transfieren a los países fuera de Brasil indicados en esta política cuando lo permite el art. 33 de la LGPD: a países cuya protección haya reconocido la ANPD, conforme a las cláusulas contractuales estándar de la Resolución CD/ANPD n.º 19/2024 o por otro motivo de ese artículo.',
  children: 'Los datos de niños y adolescentes se tratan en su interés superior (art. 14 de la LGPD).',
  authority:
    'También puede dirigirse a la Agencia Nacional de Protección de Datos de Brasil, ANPD (%{link}), y a los organismos de defensa de los consumidores (art. 18, §§ 1 y 8, de la LGPD).',
};
