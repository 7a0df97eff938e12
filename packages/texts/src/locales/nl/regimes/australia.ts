import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Voor personen in Australië',
  scope:
    'Waar de Australische privacywet (Privacy Act 1988) van toepassing is, vult dit onderdeel de privacyverklaring aan. Het noemt de Australian Privacy Principles (APP’s) uit bijlage 1 (Schedule 1) bij die wet.',
  kinds:
    'Welke soorten persoonlijke informatie wij verzamelen en bewaren, hoe wij die verzamelen en voor welke doeleinden wij die verzamelen, bewaren, gebruiken en verstrekken, wordt in deze privacyverklaring beschreven (APP 1.4).',
  anonymity:
    'U hoeft zich niet te identificeren, of kunt een pseudoniem gebruiken, waar dat rechtmatig en praktisch mogelijk is (APP 2).',
  overseas:
    'Wij zullen persoonlijke informatie waarschijnlijk verstrekken aan ontvangers in de volgende landen buiten Australië: %{countries} (APP 1.4(f) en (g), APP 8).',
  access:
    'Om de persoonlijke informatie in te zien die wij over u bewaren (APP 12) of die te laten corrigeren (APP 13), kunt u contact met ons opnemen via %{contact}. Een verzoek kost niets.',
  complaint:
    'Als u meent dat wij een Australian Privacy Principle hebben geschonden, kunt u dat op dezelfde manier aan ons melden. Als u na 30 dagen geen antwoord hebt of niet tevreden bent met het antwoord, kunt u een klacht indienen bij het Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'In het onderdeel over geautomatiseerde besluitvorming staat voor welke besluiten computerprogramma’s persoonlijke informatie gebruiken, en welke informatie dat is (APP 1.7 tot en met 1.9).',
  noDecisions:
    'Wij gebruiken geen computerprogramma dat besluiten neemt waarvan redelijkerwijs mag worden verwacht dat ze uw rechten of belangen aanmerkelijk treffen (APP 1.7 tot en met 1.9).',
};
