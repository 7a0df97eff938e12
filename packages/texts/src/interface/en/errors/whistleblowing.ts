/** Reporting offices, reports, and the Management Tool. */
export const whistleblowingErrors = {
  'report-office.changed':
    'This form was changed by somebody else in the meantime. Reload it and look again before you sign.',
  'report-office.ended': 'This form takes no more reports: it was ended, or its site or account is being deleted.',
  'report-office.not-ended': 'This form still takes reports. It can be released once its intake has ended.',
  'report-office.too-few':
    'A form needs two managers, or one manager and a recovery key, so that one lost passphrase loses no report.',
  'report-office.refused':
    'This version of the form cannot be published (%{reason}). Reload the page and compare it with the proposal.',
  'report-office.no-proposal': 'Nothing waits for a signature any more. Load the page again.',
  'report-office.not-found': 'This reporting form does not exist or was deleted.',
  'report-office.closed': 'This form does not take reports any more.',
  'report.document-changed':
    'The organization has just changed who receives reports. Load the form again, check it and send your report.',
  'report.other-day': 'A new day has begun. Please send it again.',
  'report.receipt-used': 'Another report was already sent with this code.',
  'report.malformed': 'This was not sent as the form or tool sends it: %{reason}.',
  'report.signature': 'The signature does not match what was sent.',
  'report.changed': 'Somebody else changed this report. Load it again.',
  'report.too-long': 'This report has as many entries as it can have.',
  'report.not-found': 'This report does not exist, or you have no access to it.',
  'report.not-opened': 'Open the report first.',
  'report.no-such-move': 'This report cannot take this step.',
  'report.tick-missing': 'Confirm this step by the tick first.',
  'report.feedback-missing': 'Send the reporter feedback first.',
  'report.unread': 'The reporter wrote something that nobody has opened yet. Open the report first.',
  'report.kept':
    'This report is kept until the time that the law sets is over and the reporter was told 30 days before. Then it is deleted by itself.',
  'report.names-removed': 'The name was removed because nobody began an inquiry in time. No other one can be added.',
  'report.not-removable': 'This part cannot be removed: nobody could tell any more what was reported.',
  'report.last-reader': 'Too few people could read this report then. Give somebody access first.',
  'report.consent-missing': 'The reporter has to consent first, or to be told in writing why the law requires it.',
  'report.identity-apart': 'The custodian of identities has to allow it first. Ask the custodian.',
  'report.identity-waiting': 'You have already asked the custodian. The answer will stand in this report.',
  'report.identity-answered': 'This request was already answered. Load the page again.',
  'report.clock': 'The clock of your device is wrong by more than two minutes. Correct it and try again.',
  'report-file.size': 'This file is too large, or its size is not one that the form sends.',
  'report-file.too-many': 'These are more files than a report may have.',
  'report-file.taken': 'This file was already sent.',
  'report-file.not-found': 'This file does not exist.',
  'report-file.chunk': 'A part of this file has another length than it should have.',
  'report-file.missing': 'A part of a file is missing. Please send the file again.',
  'report-tool.signed-out': 'Your session in the Management Tool has ended. Open it again from the dashboard.',
  'report-tool.handover':
    'This link was used or is older than a minute. Open the Management Tool again from the dashboard.',
  'report-vault.changed': 'Your keys were changed in another window. Load the page again.',
  'report-vault.keys': 'These are not the keys that you use here. They cannot be replaced.',
  'report-vault.ways': 'Keep a passphrase or a recovery kit: a passkey alone is lost with its device.',
  'report-vault.missing': 'You have no keys yet.',
  'report-recovery.no-key': 'This form has no recovery key, so there are no cards that open its reports.',
  'report-recovery.waiting': 'Somebody has already asked for recovery. Wait for that request to end, or stop it.',
  'report-recovery.none':
    'There is no request for recovery that you can use: it was stopped, has ended, or is not yours.',
  'report-recovery.early': 'The reports cannot be recovered before %{time}. Until then, managers can stop the request.',
  'mailbox.not-found': 'No report has this code.',
  'mailbox.challenge': 'This took longer than a minute. Please try again.',
  'mailbox.no-proof': 'The proof is ready on the day after your report.',
  'report-office.not-a-manager':
    'This person cannot receive reports. They need the role Whistleblowing Manager, and must not run the account.',
  'report-office.no-keys':
    'This person has no keys yet. They open the Management Tool once and choose a passphrase, then you can add them.',
  'report-office.same-person': 'Each person can be named only once: as a recipient or as the custodian.',
  'report.shut-out':
    'This person cannot read this report: the reporter did not choose them, they have a conflict of interest, or they keep the names of its reporters.',
  'report-recovery.often': 'You asked for recovery less than 24 hours ago. Ask again tomorrow.',
};
