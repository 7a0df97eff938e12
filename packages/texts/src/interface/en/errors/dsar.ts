/** Requests of data subjects. */
export const dsarErrors = {
  'dsar.no-certificate': 'This request has no certificate: it is not closed, or nothing was erased.',
  'dsar.not-found': 'This request does not exist.',
  'dsar.changed': 'This request has changed. Reload it to see what is new.',
  'dsar.not-possible': 'This action is not possible in the request’s current state.',
  'dsar.no-extension':
    'You cannot extend the deadline. Where the law allows an extension, it does so once and only before the first deadline.',
  'dsar.not-in-law': 'No applicable law grants this right.',
  'dsar.ground': 'This ground does not apply to the requested rights.',
  'dsar.recipients':
    'Recipients are notified only of corrections, erasures and restrictions. Remove them from the answer.',
  'dsar.recipients-owed':
    'Your register names recipients of this data: %{names}. List those you notified, or confirm that none of them received the person’s data.',
  'dsar.automation-owed':
    'Your documents state automated decisions. Describe them in the answer, or explain why none concern the person.',
  'dsar.received-later': 'The receipt date is in the future.',
  'dsar.address-proved':
    'The requester has confirmed this address, so it cannot be replaced. They can send a new request from the other address.',
  'dsar.person-unknown': 'The person who handles requests must belong to your account.',
  'dsar.no-owner': 'Enter the site owner’s name first. Requesters need to know who they contact.',
  'dsar.tasks-open': 'This request still has open tasks. Finish them first.',
  'dsar.no-records':
    'Your register has no confirmed record with found data for this site. Confirm records first, or state that you process no data about the person.',
  'dsar.unconfirmed':
    'The requester’s address is not confirmed. Wait for confirmation, request proof of identity, or mark the identity as verified.',
  'dsar.forgotten': 'This request’s data was deleted after its retention period.',
  'dsar.no-choices': 'The requester gave no consent ID, or its choices are already erased.',
  'dsar.second-look':
    'Letters for this site need a review before they are sent. Mark the letter as ready for review instead.',
  'dsar.own-letter': 'You wrote this letter. Someone else has to send it.',
  'dsar.no-letter': 'This request has no letter awaiting review. It may already have been sent or returned.',
  'dsar.letters-wait':
    'Your letter is awaiting review. Someone else has to send or return it before you turn this off.',
  'dsar.one-person':
    'Only one person in your account can handle this site’s requests, so no one could review letters. Add a second person first.',
  'dsar-calendar.not-found': 'This calendar does not exist. Its address may have been revoked.',
  'dsar-identity.invalid': 'The website sign-in could not be verified.',
  'dsar-agent.not-found': 'This agent does not exist.',
  'dsar-agent.key': 'This is not an Ed25519 verify key: 32 bytes in Base64.',
  'dsar-agent.taken': 'An agent with this ID is already connected.',
  'dsar-agent.too-many': 'A site can have 50 agents. Disconnect one you no longer use.',
  'dsar-processor.not-found': 'This processor does not exist.',
  'dsar-processor.taken': 'A processor with this name is already connected.',
  'dsar-processor.too-many': 'An account can have 100 processors. Disconnect one you no longer use.',
  'dsar-processor.none': 'No connected processor matches a system in this task, or none of its rights can be sent.',
  'dsar-identity.missing':
    'The law requires stronger proof of identity than a confirmed address. Request data points, or mark the identity as verified and explain why.',
  'dsar-identity.no-reason': 'The law requires stronger proof of identity here. Explain how the identity was verified.',
  'dsar-identity.no-doubt': 'Explain why you doubt the requester’s identity. Only then may you request proof.',
  'dsar-identity.too-few': 'The law requires three data points for these rights.',
  'dsar-identity.no-page':
    'This request has no email address, so the requester has no page to enter data points. Request them in your own words.',
  'dsar-identity.nothing-to-compare':
    'No data points are waiting. None were entered yet, or they were compared and deleted.',
  'dsar-identity.unknown-point': 'This data point was not requested.',
  'dsar-identity.no-document': 'There is no identity document. It is deleted once you decide on the identity.',
  'dsar-key.not-found': 'This key does not exist.',
  'dsar-key.invalid': 'This is not a public key for P-256, Ed25519, or RSA with at least 2048 bits, as PEM or JWK.',
  'dsar-key.private': 'This is a private key. Keep it on your server, and register the matching public key.',
  'dsar-key.too-many': 'A form can have five keys. Remove one you no longer use.',
  'dsar-file.not-found': 'This file does not exist. It may have been deleted.',
  'dsar-file.part': 'Upload a file’s parts in order, 1 MiB each.',
  'dsar-file.too-many': 'A request can have 100 files of 256 MiB each, and 1 GiB in total.',
  'dsar-file.incomplete': 'This file’s upload is not complete.',
  'dsar-file.sent': 'The requester already has this file. It is deleted automatically.',
  'dsar-file.redacted': 'This file has a redacted copy. Use the copy, or delete it first.',
  'dsar-file.not-text':
    'Words can be redacted in text, CSV and JSON files of up to 8 MiB. Redact other files on your computer, and upload them again.',
  'dsar-file.no-page':
    'This request has no email address, so the requester cannot download files. Send them yourself, and mention it in the letter.',
  'dsar-file.nothing-held': 'This site’s consent records have no data for this address.',
  'dsar-task.not-found': 'This task does not exist.',
} as const;
