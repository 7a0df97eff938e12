/** Requests of data subjects. */
export const dsarErrors = {
  'dsar.no-certificate': 'This request has no certificate: it is not closed, or nothing was erased.',
  'dsar.not-found': 'There is no such request.',
  'dsar.changed': 'Something happened to this request meanwhile. Load it again, so that nothing is missed.',
  'dsar.not-possible': 'This cannot be done in the state the request is in.',
  'dsar.no-extension':
    'The time cannot be extended: the law allows it once, where it does, and only before the first deadline.',
  'dsar.not-in-law': 'No law that applies here gives this right.',
  'dsar.ground': 'This reason cannot be held against what was asked for.',
  'dsar.recipients':
    'Recipients are told of corrections, erasures and restrictions alone. Take them out of the answer.',
  'dsar.received-later': 'The day of receipt lies in the future.',
  'dsar.address-proved':
    'The requester has confirmed this address, so it cannot be replaced. Ask them for a new request from the other address.',
  'dsar.person-unknown': 'Whoever handles requests must belong to your account.',
  'dsar.no-owner': 'Enter the name of the site’s owner first: people have to know whom they ask.',
  'dsar.tasks-open': 'Some tasks of this request are still open. Finish them first.',
  'dsar.no-records':
    'Your register has no confirmed record for this site in which something was found. Confirm records first, or say that you process no data about the person.',
  'dsar.unconfirmed':
    'Nobody has confirmed the address of the requester. Wait for it, ask for proof of identity, or mark the identity as proved.',
  'dsar.forgotten': 'What this request was about has been deleted, because its time was over.',
  'dsar.no-choices': 'The requester gave no consent ID, or what was chosen under it is erased already.',
  'dsar.second-look':
    'Somebody else has to look at letters of this site before they are sent. Mark the letter as ready instead.',
  'dsar.own-letter': 'You wrote this letter. Somebody else has to release it.',
  'dsar.no-letter': 'No letter of this request is waiting. It may have been sent or returned already.',
  'dsar.letters-wait':
    'A letter that you wrote waits for a second look. Somebody else has to release or return it before you turn this off.',
  'dsar.one-person':
    'Only one person in your account can handle requests of this site, so nobody else could look at letters. Add a second one first.',
  'dsar-calendar.not-found': 'There is no such calendar. Its address may have been revoked already.',
  'dsar-identity.invalid': 'The sign-in on the site could not be confirmed.',
  'dsar-agent.not-found': 'There is no such agent.',
  'dsar-agent.key': 'This is no Ed25519 verify key: 32 bytes in Base64.',
  'dsar-agent.taken': 'An agent with this id is connected already.',
  'dsar-agent.too-many': 'A site can have 50 agents. Disconnect one that is no longer used.',
  'dsar-processor.not-found': 'There is no such processor.',
  'dsar-processor.taken': 'A processor with this name is connected already.',
  'dsar-processor.too-many': 'An account can have 100 processors. Disconnect one that is no longer used.',
  'dsar-processor.none':
    'No connected processor has the name of a system of this task, or none of its rights can be sent.',
  'dsar-identity.missing':
    'The law demands that the identity is known more surely than by a confirmed address. Ask for data points, or mark the identity as proved and write down why.',
  'dsar-identity.no-reason':
    'The law demands a higher degree of identity here. Write down why the identity is proved otherwise.',
  'dsar-identity.no-doubt': 'Write down why you doubt who the requester is. Only then may you ask for proof.',
  'dsar-identity.too-few': 'The law demands three data points for what was asked for.',
  'dsar-identity.no-page':
    'This request has no e-mail address, so the person has no page on which to enter anything. Ask in your own words.',
  'dsar-identity.nothing-to-compare':
    'No data points are waiting: nothing was entered yet, or it was compared and deleted.',
  'dsar-identity.unknown-point': 'This data point was not asked for.',
  'dsar-identity.no-document': 'There is no identity document. It is deleted once the identity has been decided on.',
  'dsar-key.not-found': 'There is no such key.',
  'dsar-key.invalid': 'This is no public key for P-256, Ed25519, or RSA of at least 2048 bits, as PEM or JWK.',
  'dsar-key.private': 'This is a private key. Keep it on your server, and register the public key that belongs to it.',
  'dsar-key.too-many': 'A form can have five keys. Remove one that is no longer used.',
  'dsar-file.not-found': 'There is no such file. It may have been deleted already.',
  'dsar-file.part': 'The parts of a file are uploaded in order, 1 MiB each.',
  'dsar-file.too-many': 'A request can have 100 files of 256 MiB each, and 1 GiB in all.',
  'dsar-file.incomplete': 'This file has not been uploaded completely.',
  'dsar-file.sent': 'The requester has this file already. It is deleted by itself.',
  'dsar-file.redacted': 'This file has a copy in which words are blacked out. Use the copy, or delete it first.',
  'dsar-file.not-text':
    'Words can be blacked out in text, CSV and JSON files of up to 8 MiB. Black out other files on your computer, and upload them again.',
  'dsar-file.no-page':
    'This request has no e-mail address, so the person cannot download files. Send them yourself, and say so in the letter.',
  'dsar-file.nothing-held': 'The consent records of this site hold nothing about this address.',
  'dsar-task.not-found': 'There is no such task.',
} as const;
