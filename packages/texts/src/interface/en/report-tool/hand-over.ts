/** Handing a report over to an authority. */
export const reportHandOver = {
  handOver: {
    title: 'Hand over',
    text: 'Makes one encrypted file for an authority, with the parts you choose and the signed log. It is made in this browser, and the log keeps what you handed over, to whom, and the hash of the file.',
    parts: 'Parts',
    file: 'File %{name}',
    nameHint: 'Pass on a name only with consent or by law, and note it under “Who reported” first.',
    filesHint: 'Nothing is blackened inside files. Look at each one before you choose it.',
    blacken: 'Words to blacken',
    blackenHint:
      'One word or phrase a line. Each is blackened wherever it stands in the chosen texts and in names of files, in capitals or not.',
    count: { one: '%{number} passage is blackened.', other: '%{number} passages are blackened.' },
    preview: 'What the authority reads',
    recipient: 'Handed over to',
    recipientHint: 'The authority, with department and file number if you know them.',
    encryption: 'Encryption',
    ways: {
      passphrase: 'With a passphrase that you tell the authority another way',
      recipient: 'To a public key of the authority (age)',
    },
    ageKey: 'Public key',
    ageKeyHint: 'It begins with “age1”. Compare it with the authority by phone.',
    ageKeyWrong: 'This is not a public key of age.',
    make: 'Make the file',
    done: 'The file is made, and the log names it.',
    passphraseText:
      'Tell this passphrase by phone or letter, and never in the same message as the file. It is shown only now.',
    openHint: 'The authority opens the file with the free program age and finds a ZIP archive with report.html in it.',
    download: 'Download the file',
    madeBy: 'Made by',
    blackenedHint: 'Black marks (█████) stand for words that were taken out. Each mark has the same length.',
    documentsHint:
      'The signed documents of the form hold words that you blacken. They are left out of the file, so the log shows its signers by their IDs.',
    changed: 'Something else was written meanwhile. Choose again what is handed over.',
  },
};
