import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'For people in Australia',
  scope:
    'Where the Australian Privacy Act 1988 (Cth) applies, this section supplements this notice. It refers to the Australian Privacy Principles (APPs) in Schedule 1 to that Act.',
  kinds:
    'The kinds of personal information we collect and hold, how we collect it and the purposes for which we collect, hold, use and disclose it are described in this notice (APP 1.4).',
  anonymity:
    'You do not have to identify yourself, or may use a pseudonym, wherever that is lawful and practicable (APP 2).',
  overseas:
    'We are likely to disclose personal information to recipients in the following countries outside Australia: %{countries} (APP 1.4(f) and (g), APP 8).',
  access:
    'To have access to the personal information we hold about you (APP 12) or to have it corrected (APP 13), contact us: %{contact}. There is no charge for asking.',
  complaint:
    'If you believe that we have breached an Australian Privacy Principle, contact us in the same way. If you have had no reply after 30 days or are not satisfied with it, you may complain to the Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'The section on automated decisions states for which decisions computer programs use personal information, and which information that is (APP 1.7 to 1.9).',
  noDecisions:
    'We use no computer program that makes decisions which could reasonably be expected to significantly affect your rights or interests (APP 1.7 to 1.9).',
};
