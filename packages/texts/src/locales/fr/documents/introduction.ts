import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Objet de la présente politique',
    site: 'La présente politique vous informe des données à caractère personnel traitées lorsque vous utilisez %{site}, des finalités et de la base juridique de ce traitement, des destinataires des données, de leur durée de conservation et de vos droits.',
    app: 'La présente politique vous informe des données à caractère personnel traitées lorsque vous utilisez l’application %{site}, des finalités et de la base juridique de ce traitement, des destinataires des données, de leur durée de conservation et de vos droits.',
    siteWithoutBasis:
      'La présente politique vous informe des données à caractère personnel traitées lorsque vous utilisez %{site}, des finalités de ce traitement, des destinataires des données, de leur durée de conservation et de vos droits.',
    appWithoutBasis:
      'La présente politique vous informe des données à caractère personnel traitées lorsque vous utilisez l’application %{site}, des finalités de ce traitement, des destinataires des données, de leur durée de conservation et de vos droits.',
    brief: 'Il en existe aussi une version courte : %{link}.',
    informs:
      'Elle a pour seul objet de vous informer : vous n’avez pas à l’accepter et sa lecture ne vaut pas consentement. Lorsque votre consentement est nécessaire, nous vous le demandons séparément.',
    personalData:
      'On entend par données à caractère personnel toute information se rapportant à une personne physique identifiée ou identifiable, comme un nom, une adresse e-mail ou l’adresse IP d’un appareil.',
  },
  laws: {
    heading: 'Droit applicable',
    intro: 'Nous traitons les données à caractère personnel conformément aux textes suivants :',
    gdprEstablished:
      'le règlement général sur la protection des données, règlement (UE) 2016/679 (RGPD), parce que nous sommes établis dans l’Espace économique européen (art. 3, paragraphe 1, du RGPD)',
    gdprAddressed:
      'le règlement général sur la protection des données, règlement (UE) 2016/679 (RGPD), dans la mesure où nous proposons %{site} à des personnes se trouvant dans l’Espace économique européen ou suivons leur comportement d’utilisation (art. 3, paragraphe 2, du RGPD)',
    ukEstablished:
      'le RGPD britannique (UK GDPR) et le Data Protection Act 2018, parce que nous sommes établis au Royaume-Uni',
    ukAddressed:
      'le RGPD britannique (UK GDPR) et le Data Protection Act 2018, dans la mesure où nous proposons %{site} à des personnes se trouvant au Royaume-Uni ou suivons leur comportement d’utilisation',
    swissEstablished:
      'la loi fédérale suisse sur la protection des données (LPD), parce que nous sommes établis en Suisse',
    swissAddressed:
      'la loi fédérale suisse sur la protection des données (LPD), dans la mesure où le traitement déploie des effets en Suisse (art. 3 LPD)',
    usStates:
      'les lois sur la protection de la vie privée des consommateurs des États américains indiqués dans la section « %{section} », pour leurs résidents et dans la mesure où chaque loi nous est applicable',
  },
};
