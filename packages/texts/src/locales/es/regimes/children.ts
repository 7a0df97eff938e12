import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Para los padres de niños en los Estados Unidos',
  scope:
    'Conforme a la norma estadounidense de protección de la privacidad de los niños en internet, la Children’s Online Privacy Protection Rule (16 CFR Part 312), esta sección explica a los padres cómo se trata en %{site} la información personal de los niños menores de 13 años.',
  operator:
    'El operador es %{owner}. Su dirección postal, su dirección de correo electrónico y, si lo hay, su número de teléfono figuran al principio de esta política. Responde a todas las consultas sobre la información de los niños (%{contact}).',
  others:
    'También recogen o reciben información a través de %{site} los siguientes servicios: %{services}. Quién los presta y cómo ponerse en contacto con sus proveedores se indica en la sección sobre los servicios.',
  collected:
    'Información que puede recogerse de los niños: %{data}. Cómo se utiliza y se comunica se indica en esta política para cada actividad y servicio.',
  persistent:
    'Los identificadores persistentes recogidos para el funcionamiento interno de %{site} no se utilizan para nada más: ni para ponerse en contacto con un niño, ni para publicidad basada en el comportamiento, ni para elaborar un perfil.',
  consent:
    'Antes de recoger, utilizar o comunicar información personal de un niño más allá de las excepciones del § 312.5(c), obtenemos el consentimiento verificable de uno de los padres, que puede consentir la recogida y el uso sin consentir la comunicación a terceros, salvo que esta sea parte integrante del servicio.',
  rights:
    'Los padres pueden consultar la información del niño, hacer que se suprima y negarse a que se siga recogiendo o utilizando. Para ello, utilicen el contacto indicado más arriba; nos aseguramos de que quien lo solicita es el padre o la madre (§ 312.6).',
  condition:
    'No pedimos a un niño que revele más información de la razonablemente necesaria para participar en una actividad (§ 312.7).',
  retention:
    'La información de los niños solo se conserva durante el tiempo razonablemente necesario para el fin para el que se recogió, y después se suprime (§ 312.10). Los plazos y criterios se indican en esta política.',
};
