import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Dla osób w Australii',
  scope:
    'Jeżeli zastosowanie ma australijska ustawa o ochronie prywatności (Privacy Act 1988), niniejsza sekcja uzupełnia politykę. Odwołuje się do zasad ochrony prywatności (Australian Privacy Principles, APP) z załącznika 1 do tej ustawy.',
  kinds:
    'Rodzaje danych osobowych, które zbieramy i przechowujemy, sposób ich zbierania oraz cele, w których je zbieramy, przechowujemy, wykorzystujemy i ujawniamy, opisuje niniejsza polityka (APP 1.4).',
  anonymity:
    'Nie muszą Państwo podawać swojej tożsamości lub mogą Państwo posługiwać się pseudonimem, jeżeli jest to zgodne z prawem i wykonalne (APP 2).',
  overseas:
    'Prawdopodobnie będziemy ujawniać dane osobowe odbiorcom w następujących krajach poza Australią: %{countries} (APP 1.4(f) i (g), APP 8).',
  access:
    'Aby uzyskać dostęp do danych osobowych, które posiadamy na Państwa temat (APP 12), lub ich sprostowanie (APP 13), prosimy o kontakt: %{contact}. Złożenie takiej prośby nic nie kosztuje.',
  complaint:
    'Jeżeli uważają Państwo, że naruszyliśmy którąś z tych zasad, prosimy napisać na ten sam adres. Jeżeli nie otrzymają Państwo odpowiedzi w ciągu 30 dni lub odpowiedź Państwa nie zadowoli, mogą Państwo złożyć skargę do australijskiego organu ochrony danych, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'Sekcja o zautomatyzowanym podejmowaniu decyzji wskazuje, przy jakich decyzjach programy komputerowe wykorzystują dane osobowe i jakie to dane (APP 1.7–1.9).',
  noDecisions:
    'Nie używamy programów komputerowych podejmujących decyzje, co do których można rozsądnie oczekiwać, że istotnie wpłyną na Państwa prawa lub interesy (APP 1.7–1.9).',
};
