import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Para las personas en Sudáfrica',
  scope:
    'Cuando se aplica la ley sudafricana de protección de la información personal, la Protection of Personal Information Act, Ley n.º 4 de 2013 (POPIA), somos la parte responsable («responsible party») y esta sección completa la política. Los artículos citados son los de esa ley.',
  officer:
    'Puede dirigirse a nuestro responsable de información («information officer», artículo 55) a través de este contacto: %{contact}.',
  voluntary:
    'En esta política se indica, para cada actividad, si la información debe facilitarse y qué consecuencias tiene no hacerlo (artículo 18).',
  rightsIntro: 'Puede:',
  rights: {
    access:
      'saber gratuitamente si conservamos información sobre usted y solicitar el registro correspondiente o una descripción de este (artículo 23)',
    correction:
      'solicitar la corrección o la eliminación de la información inexacta, irrelevante, excesiva, desactualizada, incompleta, engañosa u obtenida ilícitamente (artículo 24)',
    objection:
      'oponerse al tratamiento por motivos razonables relacionados con su situación (artículo 11(3)) y, en cualquier momento, a la mercadotecnia directa',
    withdrawal: 'retirar su consentimiento en cualquier momento (artículo 11(2))',
    decisions:
      'no ser objeto de una decisión con efectos jurídicos basada únicamente en el tratamiento automatizado (artículo 71)',
    court: 'interponer una demanda civil (artículo 99)',
  },
  transfers:
    'La información solo se transfiere a los países fuera de Sudáfrica indicados en esta política cuando lo permite el artículo 72: cuando una ley, unas normas vinculantes o un acuerdo la protegen allí de forma adecuada, con su consentimiento o por otro motivo de ese artículo.',
  authority:
    'Puede presentar una reclamación ante la autoridad sudafricana, el Information Regulator (%{link}) (artículo 74).',
};
