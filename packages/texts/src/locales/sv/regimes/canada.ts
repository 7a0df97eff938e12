import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'För personer i Kanada',
    scope:
      'När den kanadensiska lagen Personal Information Protection and Electronic Documents Act (PIPEDA) är tillämplig kompletterar detta avsnitt integritetspolicyn. De principer som anges finns i lagens bilaga 1.',
    consent:
      'Vi samlar in, använder och lämnar ut dina personuppgifter med din vetskap och ditt samtycke, utom när lagen tillåter något annat. Du kan när som helst återkalla ditt samtycke, med förbehåll för rättsliga eller avtalsmässiga begränsningar och en rimlig frist (princip 4.3.8).',
    accountable: 'Den person som ansvarar för att vi följer lagen (princip 4.1) nås via %{contact}.',
    rights:
      'På begäran talar vi om vilka personuppgifter vi har om dig, vad de används till och till vem de har lämnats ut, ger dig tillgång till dem och rättar det som är felaktigt eller ofullständigt (princip 4.9). Vi svarar inom 30 dagar från en skriftlig begäran (section 8(3)).',
    outside:
      'Personuppgifter behandlas även av tjänsteleverantörer i de andra länder som anges i denna integritetspolicy. Där kan domstolar och myndigheter få åtkomst till dem enligt det landets lag.',
    complaint:
      'Du kan ifrågasätta om vi följer lagen genom att vända dig till samma adress (princip 4.10), och du kan klaga hos Kanadas dataskyddsmyndighet, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'För personer i Québec',
    scope:
      'När Québecs lag om skydd av personuppgifter i den privata sektorn (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1) är tillämplig kompletterar detta avsnitt integritetspolicyn. De artiklar som anges är artiklar i den lagen.',
    officer: 'Den person som anges ovan ansvarar för skyddet av personuppgifter (artikel 3.1).',
    head: 'Den person som har den högsta beslutanderätten hos oss ansvarar för skyddet av personuppgifter (artikel 3.1). Den personen nås via %{contact}.',
    collection:
      'Personuppgifter samlas in från dig, för de ändamål som anges i denna integritetspolicy, när du lämnar dem och med hjälp av de tjänster och spårare som anges här (artikel 8).',
    profiling:
      'I avsnittet om spårare anges den teknik genom vilken personer kan identifieras, lokaliseras eller profileras och hur den aktiveras eller inaktiveras (artikel 8.1).',
    rightsIntro: 'Du kan:',
    rights: {
      access: 'få tillgång till de uppgifter som vi har om dig och få en kopia av dem (artikel 27)',
      portability:
        'få datoriserade uppgifter som du har lämnat till oss i ett strukturerat och allmänt använt tekniskt format, eller få dem överförda till ett annat organ (artikel 27)',
      rectification:
        'få uppgifter rättade som är felaktiga, ofullständiga eller tvetydiga, eller som inte får samlas in eller bevaras enligt lag (artikel 28)',
      withdrawal: 'återkalla ditt samtycke till att uppgifterna används eller lämnas ut (artikel 8)',
      dissemination:
        'kräva att spridningen av uppgifter upphör, eller att en hyperlänk som är knuten till ditt namn avindexeras, när det orsakar dig allvarlig skada (artikel 28.1)',
      decisions:
        'få veta att ett beslut enbart grundas på automatiserad behandling, få veta skälen till det och lämna synpunkter (artikel 12.1)',
    },
    onRequest:
      'På begäran talar vi om vilka uppgifter som har samlats in från dig, vilka kategorier av personer hos oss som har tillgång till dem och hur länge de bevaras (artikel 8). Vi svarar inom 30 dagar (artikel 32).',
    outside:
      'Personuppgifter kan lämnas ut utanför Québec, till de länder som anges i denna integritetspolicy (artiklarna 8 och 17).',
    authority: 'Du kan även vända dig till Commission d’accès à l’information du Québec (%{link}).',
  },
};
