import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Para las personas en Canadá',
    scope:
      'Cuando se aplica la ley canadiense sobre la protección de la información personal y los documentos electrónicos, la Personal Information Protection and Electronic Documents Act (PIPEDA), esta sección completa la política. Los principios citados son los del anexo 1 de esa ley.',
    consent:
      'Recogemos, utilizamos y comunicamos su información personal con su conocimiento y consentimiento, salvo cuando la ley permita otra cosa. Puede retirar el consentimiento en cualquier momento, con sujeción a las restricciones legales o contractuales y a un preaviso razonable (principio 4.3.8).',
    accountable:
      'Puede dirigirse a la persona responsable de que cumplamos la ley (principio 4.1) a través de este contacto: %{contact}.',
    rights:
      'Si lo solicita, le informamos de qué información personal conservamos sobre usted, para qué se utiliza y a quién se ha comunicado, le damos acceso a ella y corregimos la que sea inexacta o incompleta (principio 4.9). Respondemos en un plazo de 30 días desde una solicitud por escrito (artículo 8(3)).',
    outside:
      'También tratan información personal prestadores de servicios en los demás países indicados en esta política. Allí pueden acceder a ella los tribunales y las autoridades conforme a la ley de ese país.',
    complaint:
      'Puede cuestionar nuestro cumplimiento a través del mismo contacto (principio 4.10) y presentar una reclamación ante la oficina del comisionado canadiense de privacidad, la Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Para las personas en Quebec',
    scope:
      'Cuando se aplica la Ley de Quebec sobre la protección de la información personal en el sector privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), esta sección completa la política. Los artículos citados son los de esa ley.',
    officer:
      'La persona indicada anteriormente está encargada de la protección de la información personal (artículo 3.1).',
    head: 'Está encargada de la protección de la información personal la persona que ejerce la máxima autoridad en nuestra organización (artículo 3.1). Puede dirigirse a ella a través de este contacto: %{contact}.',
    collection:
      'La información personal se recoge de usted, para los fines indicados en esta política, cuando la facilita y por medio de los servicios y rastreadores aquí indicados (artículo 8).',
    profiling:
      'La sección sobre los rastreadores indica la tecnología que permite identificar o localizar a las personas o elaborar su perfil, y los medios para activarla o desactivarla (artículo 8.1).',
    rightsIntro: 'Puede:',
    rights: {
      access: 'acceder a la información que conservamos sobre usted y recibir una copia de ella (artículo 27)',
      portability:
        'recibir en un formato tecnológico estructurado y de uso común la información informatizada que nos ha facilitado, o hacer que se envíe a otro organismo (artículo 27)',
      rectification:
        'hacer que se rectifique la información inexacta, incompleta o equívoca, o aquella cuya recogida o conservación no permita la ley (artículo 28)',
      withdrawal: 'retirar su consentimiento al uso o a la comunicación de la información (artículo 8)',
      dissemination:
        'hacer que cese la difusión de información, o que se desindexe un hipervínculo asociado a su nombre, cuando le cause un perjuicio grave (artículo 28.1)',
      decisions:
        'saber que una decisión se basa exclusivamente en un tratamiento automatizado, conocer sus motivos y presentar observaciones (artículo 12.1)',
    },
    onRequest:
      'Si lo solicita, le informamos de qué información se ha recogido de usted, qué categorías de personas tienen acceso a ella en nuestra organización y durante cuánto tiempo se conserva (artículo 8). Respondemos en un plazo de 30 días (artículo 32).',
    outside:
      'La información personal puede comunicarse fuera de Quebec, a los países indicados en esta política (artículos 8 y 17).',
    authority: 'También puede dirigirse a la Commission d’accès à l’information du Québec (%{link}).',
  },
};
