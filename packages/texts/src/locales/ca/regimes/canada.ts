import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Per a les persones que es troben al Canadà',
    scope:
      'Quan s’aplica la llei federal canadenca sobre la protecció de la informació personal i els documents electrònics, la Personal Information Protection and Electronic Documents Act (PIPEDA), aquesta secció completa la política. Els principis indicats són els de l’annex 1 d’aquesta llei.',
    consent:
      'Recollim, utilitzem i comuniquem la vostra informació personal amb el vostre coneixement i consentiment, llevat que la llei permeti una altra cosa. Podeu retirar el consentiment en qualsevol moment, amb subjecció a les restriccions legals o contractuals i a un preavís raonable (principi 4.3.8).',
    accountable:
      'Podeu adreçar-vos a la persona responsable que complim la llei (principi 4.1) per mitjà d’aquest contacte: %{contact}.',
    rights:
      'Si ho demaneu, us diem quina informació personal conservem sobre vós, per a què s’utilitza i a qui s’ha comunicat, us hi donem accés i corregim la que sigui inexacta o incompleta (principi 4.9). Responem en un termini de 30 dies des d’una sol·licitud per escrit (secció 8(3)).',
    outside:
      'També tracten informació personal prestadors de serveis dels altres països indicats en aquesta política. Allà hi poden accedir tribunals i autoritats d’acord amb la llei d’aquell país.',
    complaint:
      'Podeu qüestionar el nostre compliment per mitjà del mateix contacte (principi 4.10) i presentar una reclamació a l’oficina del comissari canadenc de privacitat, l’Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Per a les persones que es troben al Quebec',
    scope:
      'Quan s’aplica la Llei del Quebec sobre la protecció de la informació personal en el sector privat (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), aquesta secció completa la política. Els articles indicats són els d’aquesta llei.',
    officer: 'La persona indicada més amunt és l’encarregada de la protecció de la informació personal (article 3.1).',
    head: 'Qui exerceix la màxima autoritat a la nostra organització és la persona encarregada de la protecció de la informació personal (article 3.1). Podeu adreçar-vos-hi per mitjà d’aquest contacte: %{contact}.',
    collection:
      'La informació personal es recull de vós, per a les finalitats indicades en aquesta política, quan la faciliteu i per mitjà dels serveis i rastrejadors indicats aquí (article 8).',
    profiling:
      'La secció sobre els rastrejadors indica la tecnologia que permet identificar o localitzar les persones o elaborar-ne el perfil, i els mitjans per activar-la o desactivar-la (article 8.1).',
    rightsIntro: 'Podeu:',
    rights: {
      access: 'accedir a la informació que conservem sobre vós i rebre’n una còpia (article 27)',
      portability:
        'rebre en un format tecnològic estructurat i d’ús comú la informació informatitzada que ens heu facilitat, o fer que s’enviï a un altre organisme (article 27)',
      rectification:
        'fer que es rectifiqui la informació inexacta, incompleta o equívoca, o la que la llei no permeti recollir o conservar (article 28)',
      withdrawal: 'retirar el consentiment a l’ús o a la comunicació de la informació (article 8)',
      dissemination:
        'fer que cessi la difusió d’informació, o que es desindexi un hiperenllaç associat al vostre nom, quan us causi un perjudici greu (article 28.1)',
      decisions:
        'saber que una decisió es basa exclusivament en un tractament automatitzat, conèixer-ne els motius i presentar observacions (article 12.1)',
    },
    onRequest:
      'Si ho demaneu, us diem quina informació s’ha recollit de vós, quines categories de persones hi tenen accés a la nostra organització i durant quant de temps es conserva (article 8). Responem en un termini de 30 dies (article 32).',
    outside:
      'La informació personal es pot comunicar fora del Quebec, als països indicats en aquesta política (articles 8 i 17).',
    authority: 'També us podeu adreçar a la Commission d’accès à l’information du Québec (%{link}).',
  },
};
