/** Australia: Privacy Act 1988, with the Australian Privacy Principles (APPs) of its Schedule 1. */
export const australia = {
  heading: 'For people in Australia',
  scope:
    'Where the Privacy Act 1988 applies, this section completes the policy. It refers to the Australian Privacy Principles (APPs) in Schedule 1 to that Act.',
  kinds:
    'The kinds of personal information we collect and hold, how we collect it and the purposes for which we collect, hold, use and disclose it are described in this policy (APP 1.4).',
  anonymity:
    'You do not have to identify yourself, or can use a pseudonym, wherever this is lawful and practicable (APP 2).',
  /** `countries` is a list of names. */
  overseas:
    'We are likely to disclose personal information to recipients in these countries outside Australia: %{countries} (APP 1.4(f) and (g), APP 8).',
  /** `contact` is an e-mail address or a form. */
  access:
    'To access the personal information we hold about you (APP 12) or to have it corrected (APP 13), write to %{contact}. There is no charge for asking.',
  complaint:
    'If you believe that we have breached an Australian Privacy Principle, write to the same address. If you have no answer after 30 days or are not satisfied with it, you can complain to the Office of the Australian Information Commissioner (%{link}).',
  /** From 10 December 2026, where decisions are made by machines. APP 1.7 to 1.9. */
  decisions:
    'The section on automated decisions states for which decisions computer programs use personal information, and which information that is (APP 1.7 to 1.9).',
  /** From 10 December 2026, where none are made. */
  noDecisions:
    'We use no computer program that makes decisions which could reasonably be expected to significantly affect your rights or interests (APP 1.7 to 1.9).',
} as const;
