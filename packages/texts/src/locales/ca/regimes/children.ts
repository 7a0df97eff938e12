import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Per als pares d’infants als Estats Units',
  scope:
    'D’acord amb la norma nord-americana sobre la privacitat dels menors en línia, la Children’s Online Privacy Protection Rule (16 CFR Part 312), aquesta secció explica als pares com es tracta a %{site} la informació personal dels infants menors de 13 anys.',
  operator:
    'L’operador és %{owner}. La seva adreça postal, la seva adreça de correu electrònic i, si en té, el seu número de telèfon consten al començament d’aquesta política. Respon a totes les consultes sobre la informació dels infants (%{contact}).',
  others:
    'També recullen o reben informació a través de %{site} els serveis següents: %{services}. Qui els presta i com es pot contactar amb els proveïdors s’indica a la secció sobre els serveis.',
  collected:
    'Informació que es pot recollir dels infants: %{data}. Com s’utilitza i es comunica s’indica en aquesta política per a cada activitat i servei.',
  persistent:
    'Els identificadors persistents recollits per a les operacions internes amb què funciona %{site} no s’utilitzen per a res més: ni per contactar amb un infant, ni per a publicitat basada en el comportament, ni per elaborar un perfil.',
  consent:
    'Abans de recollir, utilitzar o comunicar informació personal d’un infant més enllà de les excepcions del § 312.5(c), obtenim el consentiment verificable d’un dels pares, que pot consentir la recollida i l’ús sense consentir la comunicació a tercers, llevat que aquesta formi part integrant del servei.',
  rights:
    'Els pares poden consultar la informació de l’infant, fer que se suprimeixi i negar-se que es continuï recollint o utilitzant. Per fer-ho, utilitzeu el contacte indicat més amunt; ens assegurem que qui ho demana és el pare o la mare (§ 312.6).',
  condition:
    'No demanem a un infant que reveli més informació de la raonablement necessària per participar en una activitat (§ 312.7).',
  retention:
    'La informació dels infants només es conserva durant el temps raonablement necessari per a la finalitat per a la qual es va recollir, i després se suprimeix (§ 312.10). Els terminis i criteris s’indiquen en aquesta política.',
};
