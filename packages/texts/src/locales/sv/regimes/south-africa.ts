import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'För personer i Sydafrika',
  scope:
    'När den sydafrikanska dataskyddslagen (Protection of Personal Information Act, lag nr 4 från 2013, POPIA) är tillämplig är vi ansvarig part (responsible party) och detta avsnitt kompletterar integritetspolicyn. De sections som anges är bestämmelser i den lagen.',
  officer: 'Vår informationsansvarige (information officer, section 55) nås via %{contact}.',
  voluntary:
    'Om uppgifter måste lämnas, och vad som följer om de inte lämnas, anges i denna integritetspolicy för varje tillfälle (section 18).',
  rightsIntro: 'Du kan:',
  rights: {
    access:
      'utan kostnad få veta om vi har uppgifter om dig, och begära att få ut dem eller en beskrivning av dem (section 23)',
    correction:
      'begära att uppgifter rättas eller raderas som är felaktiga, irrelevanta, för omfattande, inaktuella, ofullständiga eller missvisande eller som har inhämtats på ett olagligt sätt (section 24)',
    objection:
      'invända mot behandling av rimliga skäl som hänför sig till din situation (section 11(3)), och mot direkt marknadsföring när som helst',
    withdrawal: 'när som helst återkalla ditt samtycke (section 11(2))',
    decisions:
      'slippa bli föremål för ett beslut med rättsliga följder som enbart grundas på automatiserad behandling (section 71)',
    court: 'väcka talan i domstol (section 99)',
  },
  transfers:
    'Uppgifter förs till de länder utanför Sydafrika som anges i denna integritetspolicy endast så som section 72 tillåter: när en lag, bindande bestämmelser eller ett avtal skyddar dem tillräckligt där, med ditt samtycke eller på en annan grund i den bestämmelsen.',
  authority: 'Du kan lämna in ett klagomål till tillsynsmyndigheten Information Regulator (%{link}) (section 74).',
};
