import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'För föräldrar till barn i USA',
  scope:
    'Enligt Children’s Online Privacy Protection Rule (16 CFR Part 312) informerar detta avsnitt föräldrar om hur personuppgifter om barn under 13 år hanteras på %{site}.',
  operator:
    'Operatör är %{owner}. Postadress, e-postadress och, i förekommande fall, telefonnummer anges i början av denna integritetspolicy. Operatören besvarar alla frågor om uppgifter om barn: %{contact}.',
  others:
    'Även följande tjänster samlar in eller får uppgifter genom %{site}: %{services}. Vem som tillhandahåller dem och hur leverantörerna kan nås anges i avsnittet om tjänster.',
  collected:
    'Uppgifter som kan samlas in från barn: %{data}. Hur de används och lämnas ut anges i denna integritetspolicy för varje tillfälle och varje tjänst.',
  persistent:
    'Beständiga identifierare som samlas in för den interna driften av %{site} används inte till något annat: inte för att kontakta ett barn, inte för beteendebaserad reklam och inte för att skapa en profil.',
  consent:
    'Innan vi samlar in, använder eller lämnar ut personuppgifter om ett barn utöver undantagen i § 312.5(c) inhämtar vi verifierbart samtycke från en förälder. En förälder kan samtycka till att uppgifter samlas in och används utan att samtycka till att de lämnas ut till tredje parter, såvida inte utlämnandet är en integrerad del av tjänsten.',
  rights:
    'En förälder kan se barnets uppgifter, få dem raderade och motsätta sig att de samlas in eller används i fortsättningen. Vänd dig i så fall till adressen ovan; vi kontrollerar att det är föräldern som framställer begäran (§ 312.6).',
  condition:
    'Vi begär inte att ett barn lämnar mer uppgifter än vad som rimligen är nödvändigt för att delta i en aktivitet (§ 312.7).',
  retention:
    'Uppgifter om barn bevaras endast så länge som rimligen är nödvändigt för det ändamål som de samlades in för och raderas därefter (§ 312.10). Tider och kriterier anges i denna integritetspolicy.',
};
