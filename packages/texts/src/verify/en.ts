import { reportChecks, reportWords } from './en/report-checks.ts';

/** The page and the command that check a proof. Read by those who decide about one: simple and exact. */
export const verify = {
  title: 'Check a proof',
  intro:
    'A proof is a file. This page shows what is in it and whether it was changed: a proof of consent, of an event, of a register or an erasure, or an exported audit log.',
  offline:
    'Nothing is sent: everything is done on your device. You can save this page and use it without the internet.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  known: 'What you know from elsewhere (optional)',
  knownHint:
    'Whoever keeps the consents publishes the key of their log, for instance on their website or in a contract. With it the check also shows that the proof is theirs.',
  key: 'Key of the log',
  kept: 'Earlier state of the log that you kept',
  keptHint:
    'The text of an earlier proof that ends with a signature. With it the check shows that the log was not rewritten since.',
  person: 'Whom a certificate of erasure is about',
  personHint:
    'A certificate does not name the person. Enter their email address, or their name if they gave no address, and the check shows whether it is theirs.',
  verdict: {
    holds: 'The proof holds',
    holdsText:
      'What is shown here has been in this form in the log since %{time} at the latest, and has not been changed since.',
    unknown: 'The proof holds, if the key is the right one',
    unknownText:
      'Nothing was changed since the log was signed on %{time}. Whose log it is, the file alone cannot say: see “%{trust}” below.',
    fails: 'This proof does not hold',
    failsText: 'Do not rely on what the file says. The checks below say what is wrong.',
    unreadable: 'This file is no proof that can be read',
    unreadableText:
      'It may be another file, or it was damaged or changed. Nothing in it is shown, because none of it is proven.',
    tooLarge: 'The file is larger than %{size} MB, which no proof is.',
  },
  log: {
    eventTitle: 'What happened',
    event: 'Event',
    number: 'Number',
    actor: 'Who did it',
    target: 'To what',
    changes: 'What changed',
    logTitle: 'The events in this file',
    account: 'Account',
    range: 'Numbers',
    filter: 'Filter',
    count: 'Events',
    holdsLog:
      'The %{events} events shown here have been in this form in the log since %{time} at the latest, and have not been changed since.',
  },
  attestation: {
    kinds: {
      'register-edition': 'What the record of processing activities said at the end of a day',
      'erasure-certificate': 'What was erased on request',
      'assessment-version': 'What an assessment said when it was completed',
    },
    title: 'Title',
    day: 'Day',
    site: 'Site',
    person: 'Person (fingerprint)',
  },
  words: reportWords,
  status: { passed: 'Passed', failed: 'Failed', open: 'Open' },
  record: {
    title: 'Who agreed to what',
    claimed: 'What the file claims (not proven)',
    when: 'When',
    who: 'Who',
    choices: 'What was chosen',
    source: 'How it was recorded',
    sources: { public: 'By the person’s browser', private: 'By the controller’s server' },
    verified: 'Identity confirmed',
    yes: 'yes',
    no: 'no',
    nothing: 'not stated',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    fullName: 'Name',
    subjectId: 'Identifier of the person',
    id: 'Identifier of the record',
    rest: 'Everything else in the record',
  },
  texts: {
    title: 'The exact text shown',
    version: 'Version %{version}',
    language: 'Language: %{language}',
    none: 'The record names no text.',
    missing: 'This text is not in the file.',
  },
  proofs: {
    title: 'What the form looked like',
    content: 'What was entered',
    form: 'The form, as it was written',
  },
  checks: {
    title: 'The checks',
    form: {
      title: 'The file',
      ok: 'The file is complete and written in the one way in which a proof is written.',
      'not-json': 'This is no proof, or the file is damaged.',
      'not-canonical':
        'The file is written differently from a proof: it was changed, or a program saved it anew. Ask for the original file.',
      shape: 'Something in the file is missing, superfluous or in the wrong place: %{detail}',
    },
    record: {
      title: 'The record',
      ok: 'Time and texts are stated in the record as they must be.',
      malformed: 'The record does not state this as it must: %{detail}',
    },
    texts: {
      title: 'The texts',
      ok: 'The texts in the file are, letter by letter, those that the record names.',
      'none-named': 'The record names no text, and the file holds none.',
      changed:
        'A text in the file is not the one that was recorded. It was changed, if only by a letter. Fingerprint: %{detail}',
      missing: 'A text that the record names is not in the file. Fingerprint: %{detail}',
      'not-named':
        'The file holds a text that the record does not name, so nothing proves it was shown. Fingerprint: %{detail}',
      twice: 'The same text is in the file twice.',
      other: 'The text in the file is not of the kind, or not of the account, that the record names.',
    },
    person: {
      title: 'Whom it is about',
      ok: 'The certificate is about the person you entered.',
      'nobody-asked':
        'The file holds the number by which anybody who knows the person can check whom it is about. Enter their email address to do so.',
      changed: 'The number by which the person can be checked is not the one that belongs to this certificate.',
      'somebody-else': 'The certificate is not about the person you entered.',
      'no-person': 'The file holds a number for a person, but its record is about nobody.',
      'no-salt':
        'The file does not hold the number by which the person can be checked. Whoever made the request has a file that does.',
    },
    ...reportChecks,
    inclusion: {
      title: 'Entry in the log',
      ok: 'Exactly this record is entry %{number} of the %{size} in the log. If a single letter were different, this check would fail.',
      'not-included':
        'The record is not the one that was entered in the log: it was changed later, or it was never entered.',
      'no-root': 'This could not be checked, because the state of the log cannot be read.',
    },
    events: {
      title: 'The events',
      ok: 'All %{events} events, from number %{from} to number %{to}, are in the log as they are written here. None is left out between them.',
      filtered:
        'All %{events} events are in the log as they are written here. The file was made with a filter, so others may lie between them.',
      malformed: 'What follows event %{detail} is no event of this account.',
      'not-included':
        'Event %{detail} is not the one that was entered in the log: it was changed, or it was never entered.',
      gap: 'Event %{detail} does not follow the one before: something was left out, added or moved.',
      cut: 'The file ends with event %{detail}, before the last one that its beginning names.',
      unread: 'This could not be checked, because the file cannot be read: line %{detail}.',
    },
    checkpoint: {
      title: 'Signature of the log',
      ok: 'The state of the log, with all of its entries, was signed on %{time}.',
      malformed: 'The signed state of the log cannot be read.',
      'unknown-key': 'The state of the log was signed with a key that is none of this log’s.',
      'bad-signature': 'The signature is wrong: the state of the log was changed after it was signed, or forged.',
      'extra-signature': 'The state of the log bears a signature that cannot be checked here.',
      'outside-key': 'The key with which the state was signed was not in use at that time.',
    },
    keys: {
      title: 'Keys of the log',
      ok: 'The log has one key, or each new one was announced with the signatures of the old and the new.',
      'first-malformed': 'The first key of the log cannot be read.',
      'rotation-malformed': 'The statement that the key changed cannot be read.',
      'rotation-signature': 'The statement that the key changed was not signed with both keys, or it was changed.',
      order: 'The statements that the key changed do not follow from one another.',
    },
    time: {
      title: 'Time',
      ok: 'The time in the record is before the log was signed, as it must be.',
      'no-record-time': 'The record states no time of its own. It was in the log by %{time} at the latest.',
      'before-record': 'The record states a time that came only after the log was signed. One of the two is wrong.',
      'no-checkpoint': 'This could not be checked, because the state of the log cannot be read.',
    },
    earlier: {
      title: 'Earlier states of the log',
      ok: 'The log still holds everything that it held in the earlier states in this file: nothing was changed or taken out.',
      malformed: 'An earlier state in this file cannot be read, or its signature is wrong.',
      'not-consistent':
        'The log does not continue an earlier state in this file: it was rewritten, or the proof is incomplete.',
      'no-checkpoint': 'This could not be checked, because the state of the log cannot be read.',
    },
    witnesses: {
      title: 'Who else saw it',
      ok: 'Witnesses that you know signed that they saw this state of the log, and no other beside it: %{detail}',
      unknown:
        'Witnesses that you do not know signed, too: %{detail}. Their signatures are not checked. Enter their keys to check them.',
      'bad-signature': 'The signature of this witness is wrong: %{detail}',
      none: 'This witness, whose key you entered, did not sign this state of the log: %{detail}',
    },
    trust: {
      title: 'Whose log it is',
      'key-known': 'The log is the one whose key you entered.',
      'checkpoint-known': 'The log is the one of which you kept an earlier state, and it was not rewritten since.',
      'nothing-known':
        'You entered no key. With a key of their own anybody could make a file that is sound in itself. Compare the key below with the one that the keeper of the consents publishes.',
      unreadable: 'What you entered is neither a key nor a signed state of a log.',
      'other-key': 'The log is not the one whose key or state you entered. Somebody else may have made it.',
      'no-proof-from-checkpoint':
        'The file does not show that the log continues the state that you kept. Ask for a proof that does.',
      fork: 'The log contradicts the state that you kept: it was rewritten.',
    },
  },
  meaning: {
    title: 'What this shows, and what it does not',
    shows:
      'It shows that the record and the texts were in the log when it was signed, and that not a letter was changed since.',
    showsNot:
      'It does not show who sat at the keyboard, nor that the clock was right before the signature. For that, see how the record was made and whether the identity was confirmed.',
  },
  technical: {
    title: 'For experts',
    log: 'Log',
    key: 'Key that signed',
    firstKey: 'First key',
    size: 'Entries',
    root: 'Root hash',
    checkpoint: 'Signed state of the log (keep it to compare later proofs with it)',
    formats: 'Formats: RFC 8785, RFC 9162, C2SP signed-note and tlog-checkpoint, Ed25519',
  },
};
