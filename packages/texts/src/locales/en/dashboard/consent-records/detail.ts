/** One consent with all that proves it. */
export const detail = {
  title: 'Proof of a consent',
  notes: {
    consent: 'This person agreed.',
    withdrawal: 'This person took consent back.',
  },
  summary: '%{date}, %{time} UTC',
  local: '%{time} in your time zone (%{zone})',
  json: 'Copy all as JSON',
  erased:
    'What this consent said was deleted at the person’s request. Its place in the tree remains, so all others can still be proved.',

  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this consent?',
  withdrawText:
    'A withdrawal is added as a record of its own: no to all that was agreed to here. This consent stays as it is.',
  withdrawn: 'The withdrawal is recorded',

  what: 'What was chosen',
  preference: 'Preference',
  answer: 'Answer',
  open: 'No answer',
  nothing: 'No preferences were sent with this record.',

  who: 'Who, and how',
  person: 'Person',
  toPerson: 'Show this person',
  fields: {
    id: 'Your ID',
    email: 'E-mail',
    first_name: 'First name',
    last_name: 'Last name',
    full_name: 'Full name',
  },
  id: 'Consent ID',
  received: 'Received',
  source: 'Source',
  sources: {
    public: 'Public: a page sent it with a public key',
    private: 'Private: a server sent it with a private key, or somebody added it here',
  },
  verified: 'Verified',
  verifiedText: 'Yes: who sent it vouches that this person gave it',
  notVerifiedText: 'No: it is not known whether the person is who they say they are',
  language: 'Language',

  texts: 'Texts that were shown',
  text: '%{identifier}, version %{version}',
  textIn: 'In %{language}, word for word',
  textUnknown: 'There was no text of this name when the consent came.',
  noTexts: 'No legal notices were named.',

  proofs: 'What the form sent',
  noProofs: 'Nothing of the form was sent.',
  form: 'Markup of the form',
  content: 'What was entered',

  proved: 'Proof',
  provedSince: 'Proved since %{date}, %{time} UTC',
  provedText:
    'Record number %{number} of your account. Since then nobody can change it, or its time, without being found out.',
  notProved: 'In the next signed checkpoint, within seconds',
  download: 'Download proof',
  verify: 'Verify a proof',

  chain: 'All consents of this person',
  chainText: 'Newest first. A later one does not change an earlier one.',
  chainLong: 'Only the newest %{number} are shown.',
  current: 'This one',
  first: 'First record',
  unchanged: 'Nothing changed',
  changed: '%{name}: %{before} → %{after}',
  added: '%{name}: %{after}',
} as const;
