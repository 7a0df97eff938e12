/** Opening reports with printed cards, once keys are lost. */
export const reportRecovering = {
  recovering: {
    title: 'Recover reports with cards',
    text: 'If keys are lost, enough of the printed cards open the reports for you. All managers are told by e-mail first, and for 72 hours nothing is given out. Any of them can stop it.',
    noKeyYet: 'There is no recovery key, so there are no cards that open these reports.',
    ask: 'Ask for recovery',
    askTitle: 'Ask for recovery?',
    askText:
      'All managers, former ones too, get an e-mail with your name. The reports open in 72 hours at the earliest, with the cards, and only if nobody stops it.',
    askNow: 'Ask, and tell all managers',
    ownWaiting: 'You asked for recovery. From %{time} on, you can enter the cards here.',
    waiting: '%{name} asks to open the reports with printed cards',
    waitingText: 'Possible from %{time} to %{end}, unless a manager stops it.',
    readyText: 'Possible until %{end}. A manager can still stop it.',
    stop: 'Stop recovery',
    stopTitle: 'Stop this recovery?',
    stopText: 'Nothing more is given out for this request. Whoever asks again waits 72 hours again.',
    stopNow: 'Stop it',
    cardsTitle: 'Enter the cards',
    cardsText:
      'Type or paste the code of each card. Hyphens and capitals do not matter. The codes are joined in this browser and sent nowhere.',
    card: 'Card %{number}',
    addCard: 'Add a card',
    open: 'Open the reports',
    faults: {
      letters: 'This code has a character that no card has.',
      length: 'This code is too short or too long.',
      check: 'There is a slip in this code. Compare it with the card.',
      repeated: 'This card was already entered.',
    },
    noKey: 'These cards do not open the reports',
    noKeyText:
      'They are too few, or one of them belongs to another form or an older key. Each card says how many are needed.',
    done: { one: '%{number} report opens for you now', other: '%{number} reports open for you now' },
    otherKey: {
      one: '%{number} more report needs the cards of another recovery key.',
      other: '%{number} more reports need the cards of another recovery key.',
    },
    failed: {
      one: '%{number} report did not open. Enter the cards again to try it once more.',
      other: '%{number} reports did not open. Enter the cards again to try once more.',
    },
    broken: 'The log of recoveries does not fit',
    brokenText: 'An entry was changed or is missing on the server. Do not enter any card, and tell the other managers.',
    log: 'Recoveries so far',
    unsigned:
      'The server says that this was stopped, but no signed entry shows it. If you did not hear of it, tell the other managers.',
    kinds: { 'recovery-asked': 'Asked for', 'recovery-stopped': 'Stopped', 'recovery-opened': 'Cards used' },
  },
};
