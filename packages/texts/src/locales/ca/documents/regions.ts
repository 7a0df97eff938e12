import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Per a les persones que es troben al Regne Unit',
    reading:
      'Quan aquesta política cita un article de l’RGPD, s’entén, per al tractament regit per l’RGPD del Regne Unit, l’article corresponent d’aquest.',
    complainToUs:
      'Podeu presentar-nos una reclamació sobre l’ús que fem de les vostres dades (%{contact}). Acusem recepció de la reclamació en un termini de 30 dies, l’examinem sense dilació indeguda i us en comuniquem el resultat (secció 164A de la Data Protection Act 2018).',
    complainToIco: 'També podeu presentar una reclamació a l’autoritat de protecció de dades del Regne Unit:',
    adequacy:
      'A les transferències des del Regne Unit s’apliquen les normes d’adequació pròpies del Regne Unit (adequacy regulations) en comptes de les decisions de la Comissió Europea, i les clàusules contractuals tipus van acompanyades de l’International Data Transfer Agreement o de l’addenda del Regne Unit (UK Addendum).',
  },
  switzerland: {
    heading: 'Per a les persones que es troben a Suïssa',
    reading:
      'Quan aquesta política esmenta bases jurídiques i articles de l’RGPD, això no restringeix ni substitueix la Llei federal suïssa de protecció de dades (LPD), que només exigeix una justificació quan el tractament lesiona els drets de la personalitat.',
    countries: 'Països de fora de Suïssa on es tracten dades personals: %{countries}.',
    safeguards:
      'El Consell Federal reconeix que ofereixen una protecció adequada, entre d’altres, els estats de l’Espai Econòmic Europeu i el Regne Unit (annex 1 de l’Ordenança suïssa de protecció de dades), així com els Estats Units respecte dels destinataris certificats segons el Swiss-US Data Privacy Framework. En els altres casos s’apliquen les clàusules contractuals tipus esmentades més amunt, en la forma reconeguda per l’FDPIC, l’autoritat suïssa de protecció de dades (article 16 de l’LPD).',
    noCountries: 'Els serveis indicats en aquesta política tracten dades personals només a Suïssa.',
    rights:
      'Podeu demanar l’accés a les vostres dades (article 25 de l’LPD), que us siguin lliurades o que es transmetin (article 28 de l’LPD), i que es rectifiquin, se suprimeixin o es destrueixin, i podeu oposar-vos al seu tractament o comunicació (articles 30 i 32 de l’LPD). Per regla general responem en un termini de 30 dies i gratuïtament.',
    authority: 'Podeu denunciar les infraccions a l’autoritat competent:',
  },
};
