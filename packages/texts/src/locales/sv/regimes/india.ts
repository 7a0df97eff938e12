import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'För personer i Indien',
  scope:
    'När den indiska dataskyddslagen Digital Personal Data Protection Act, 2023, är tillämplig kompletterar detta avsnitt integritetspolicyn. De sections som anges är bestämmelser i den lagen.',
  notice:
    'De personuppgifter som behandlas och ändamålen är de som anges i denna integritetspolicy (section 5). Du kan begära denna information på engelska eller på ett av de språk som förtecknas i den åttonde bilagan till Indiens konstitution.',
  withdrawal: 'Du kan när som helst återkalla ditt samtycke, lika lätt som du gav det (section 6(4)).',
  rightsIntro: 'Du kan:',
  rights: {
    access:
      'få en sammanfattning av dina uppgifter och av vad som görs med dem, samt veta vilka alla de är som uppgifterna har delats med (section 11)',
    correction: 'få dina uppgifter rättade, kompletterade, uppdaterade eller raderade (section 12)',
    grievance: 'få dina klagomål behandlade (section 13)',
    nomination:
      'utse en person som utövar dina rättigheter om du avlider eller förlorar din handlingsförmåga (section 14)',
  },
  exercise:
    'Kontakta oss via %{contact}; där besvaras även dina frågor om behandlingen (section 8(9)). Vi besvarar klagomål inom 90 dagar.',
  authority: 'Om det inte hjälper kan du klaga hos Data Protection Board of India (%{link}).',
};
