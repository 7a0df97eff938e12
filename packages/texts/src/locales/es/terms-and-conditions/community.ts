import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Lo que usted publica',
    yours: 'Lo que usted publica sigue siendo suyo. Usted responde de ello y debe disponer de los derechos necesarios.',
    licence:
      'Mientras el contenido esté publicado, nos autoriza, gratuitamente y en todo el mundo, a almacenarlo, a mostrarlo a otras personas en %{site} y a modificar su forma cuando la técnica lo requiera. La autorización termina cuando usted elimina el contenido, salvo respecto de las copias que otras personas hayan realizado lícitamente.',
    rulesIntro: 'No puede publicar:',
    rules: {
      illegal: 'nada que infrinja la ley o incite a infringirla',
      rights: 'nada que vulnere derechos de autor, marcas, la intimidad u otros derechos de terceros',
      hate: 'odio, amenazas, acoso o enaltecimiento de la violencia',
      children: 'nada que perjudique o sexualice a menores',
      deception: 'engaños, spam o programas dañinos',
      data: 'datos personales de terceros sin tener derecho a ello',
    },
    ownIntro: 'Además, se aplican las siguientes reglas:',
  },
  moderation: {
    heading: 'Cómo actuamos ante los contenidos que infringen las reglas',
    notice:
      'Cualquier persona puede notificarnos contenidos escribiendo a %{contact}: indique de qué contenido se trata, dónde se encuentra y por qué lo considera ilícito o contrario a estas reglas, así como su nombre y su dirección de correo electrónico, salvo cuando se trate de abusos sexuales a menores. Acusamos recibo, decidimos de manera oportuna, diligente, no arbitraria y objetiva, y le comunicamos la decisión.',
    measures:
      'Los contenidos ilícitos o que infrinjan estas reglas pueden retirarse, hacerse menos visibles o bloquearse. Las cuentas que publiquen con frecuencia contenidos manifiestamente ilícitos se suspenden durante un tiempo razonable, previa advertencia, o se cancelan.',
    reasons:
      'Se informa a la persona afectada de la decisión adoptada, de los hechos y la regla en que se basa y de cómo puede reclamar. Puede reclamar escribiendo a la misma dirección; una persona examina cada reclamación.',
    objection:
      'La reclamación es gratuita y puede presentarse durante los seis meses siguientes a la decisión. Resolvemos sobre ella sin demora indebida y de forma motivada.',
    settlement:
      'En la medida en que el Reglamento (UE) 2022/2065 nos obligue a ello, un litigio sobre una decisión también puede someterse a un órgano certificado de resolución extrajudicial de litigios (art. 21). Los tribunales siguen abiertos para usted.',
    automated:
      'Utilizamos medios automatizados como ayuda para detectar y evaluar contenidos; las decisiones sobre las reclamaciones nunca se toman solo con ellos.',
    manual: 'No utilizamos medios automatizados para evaluar contenidos: deciden personas.',
    contactPoint:
      'El punto único de contacto para las autoridades, la Comisión y la Junta Europea de Servicios Digitales (art. 11 del Reglamento (UE) 2022/2065, Reglamento de Servicios Digitales) y para los usuarios (art. 12 del mismo Reglamento) es %{contact}.',
    contactLanguages: 'Puede escribirle en cualquiera de los idiomas en que se publican estos términos.',
  },
};
