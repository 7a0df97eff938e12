/** Opening reports with printed cards, once keys are lost. */
export const reportRecovering = {
  recovering: {
    title: 'Recover reports with cards',
    text: 'If you lose your keys, the printed cards can open the reports for you. All managers get an email first, and nothing is released for 72 hours. Any manager can stop the recovery.',
    noKeyYet: 'There is no recovery key, so no cards open these reports.',
    ask: 'Request recovery',
    askTitle: 'Request recovery?',
    askText:
      'All current and former managers get an email with your name. You need the cards, and the reports open in 72 hours at the earliest. Any manager can stop it.',
    askNow: 'Request and notify all managers',
    ownWaiting: 'You requested recovery. You can enter the cards here from %{time}.',
    waiting: '%{name} requests to open the reports with printed cards',
    waitingText: 'Possible from %{time} to %{end}, unless a manager stops it.',
    readyText: 'Possible until %{end}. A manager can still stop it.',
    stop: 'Stop recovery',
    stopTitle: 'Stop this recovery?',
    stopText: 'Nothing more is released for this request. A new request has to wait another 72 hours.',
    stopNow: 'Stop recovery',
    cardsTitle: 'Enter the cards',
    cardsText:
      'Type or paste the code of each card. Hyphens and capitalization do not matter. The codes are combined in this browser and never leave it.',
    card: 'Card %{number}',
    addCard: 'Add card',
    open: 'Open reports',
    faults: {
      letters: 'This code has a character that no card uses.',
      length: 'This code is too short or too long.',
      check: 'This code has a typo. Compare it with the card.',
      repeated: 'You already entered this card.',
    },
    noKey: 'These cards do not open the reports',
    noKeyText:
      'There are too few cards, or a card belongs to another form or an older key. Each card lists the number you need.',
    done: { one: '%{number} report is now open to you', other: '%{number} reports are now open to you' },
    otherKey: {
      one: '%{number} more report needs cards from another recovery key.',
      other: '%{number} more reports need cards from another recovery key.',
    },
    failed: {
      one: '%{number} report did not open. Enter the cards again to retry.',
      other: '%{number} reports did not open. Enter the cards again to retry.',
    },
    broken: 'The recovery log failed verification',
    brokenText:
      'An entry was changed or is missing on the server. Do not enter any cards, and tell the other managers.',
    log: 'Past recoveries',
    unsigned:
      'The server says that this was stopped, but no signed entry shows it. If you did not hear of it, tell the other managers.',
    unsignedBy:
      'The server says that %{name} stopped this on %{time}, with keys that no version of the form names, so no signed entry shows it. If you do not know why, ask them.',
    unsignedStop: 'Stopped, without a signed entry',
    kinds: { 'recovery-asked': 'Requested', 'recovery-stopped': 'Stopped', 'recovery-opened': 'Cards used' },
  },
};
