/** Handing a report over to an authority. */
export const reportHandOver = {
  handOver: {
    title: 'Hand over',
    text: 'Creates one encrypted file for an authority, with the parts you choose and the signed log. The file is created in this browser. The log records what you handed over, the recipient, and the file’s hash.',
    parts: 'Parts',
    file: 'File %{name}',
    nameHint:
      'Disclose a name only with consent or if the law requires it. First record it under “Reporter’s identity”.',
    filesHint: 'Files are not redacted. Check each one before you include it.',
    blacken: 'Words to redact',
    blackenHint:
      'One word or phrase per line. Every occurrence in the chosen texts and file names is redacted, in any capitalization.',
    count: { one: '%{number} passage is redacted.', other: '%{number} passages are redacted.' },
    preview: 'Preview for the authority',
    recipient: 'Handed over to',
    recipientHint: 'The authority, with department and file number if you know them.',
    encryption: 'Encryption',
    ways: {
      passphrase: 'With a passphrase that you share separately',
      recipient: 'With the authority’s public key (age)',
    },
    ageKey: 'Public key',
    ageKeyHint: 'It starts with “age1”. Compare it with the authority by phone.',
    ageKeyWrong: 'This is not an age public key.',
    make: 'Create file',
    done: 'The file is ready, and the log lists it.',
    passphraseText: 'Share this passphrase by phone or letter, never together with the file. You see it only once.',
    openHint: 'The authority opens the file with the free program age. It contains a ZIP archive with report.html.',
    download: 'Download file',
    madeBy: 'Created by',
    blackenedHint: 'Black marks (█████) replace redacted words. All marks have the same length.',
    documentsHint:
      'The signed documents of the form contain words that you redact. They are left out of the file, so the log shows its signers by ID only.',
    changed: 'The report has changed in the meantime. Choose again what to hand over.',
  },
};
