import { fill, loadWords, type Locale } from '@app/texts';
import type { Message } from '#platform/mail/mail.ts';

/** The mails of this feature that contain no token link. */
export const notices = [
  'passwordChanged',
  'emailChanging',
  'emailChanged',
  'accountDeleted',
  'accountDeleting',
  'accountKept',
  'newEmailTaken',
  'signUpAgain',
  'keyEnding',
  'ownershipOffered',
  'ownershipChanged',
  'secondFactorAdded',
  'secondFactorRemoved',
  'identityLinked',
  'identityUnlinked',
  'recoveryCodeUsed',
  'signOffAsked',
  'signOffApproved',
  'signOffReturned',
  'requestReceived',
  'requestDue',
  'requestAnswered',
  'requestTask',
  'mailPassedOver',
  'requestSecondLook',
  'reportsToSee',
  'reportsDue',
  'reportManagersReplaced',
  'reportOfficeEnding',
  'reportRecoveryAsked',
  'reportRecoveryFormer',
  'reportRecoveryStopped',
  'registerDrift',
  'recordsAnswered',
] as const;

type Mail = (typeof notices)[number] | 'verifyEmail' | 'resetPassword' | 'confirmNewEmail';

export async function message(
  mail: Mail,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): Promise<Message> {
  const words = (await loadWords(locale, 'emails'))[mail];
  // The casts are safe: `fill` leaves a placeholder without a value unchanged.
  return { subject: fill(words.subject as string, values), text: fill(words.body as string, values) };
}
