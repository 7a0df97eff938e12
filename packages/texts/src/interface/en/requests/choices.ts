/** What was chosen in the banner under the consent ID that the requester gave. */
export const choices = {
  title: 'Choices in the banner',
  text: 'The requester gave the consent ID %{id}. A hash of each choice stays as evidence; nothing says any more whose it was.',
  erase: 'Erase choices',
  question: 'Erase the choices under this consent ID?',
  erased: 'The choices are erased',
} as const;
