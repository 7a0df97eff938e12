import { fill, loadWords, type Locale } from '@app/texts';
import type { Message } from '#platform/mail/mail.ts';

/** The mails of this feature that need no link of their own. */
export const notices = [
  'passwordChanged',
  'emailChanging',
  'emailChanged',
  'accountDeleted',
  'newEmailTaken',
  'signUpAgain',
] as const;

type Mail = (typeof notices)[number] | 'verifyEmail' | 'resetPassword' | 'confirmNewEmail';

export async function message(
  mail: Mail,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): Promise<Message> {
  const words = (await loadWords(locale, 'emails'))[mail];
  // The mails differ in their placeholders: `fill` leaves one without a value as it stands.
  return { subject: words.subject, text: fill(words.body as string, values) };
}
