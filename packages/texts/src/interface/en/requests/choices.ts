/** What was chosen in the banner under the consent ID that the requester gave. */
export const choices = {
  title: 'Banner choices',
  text: 'The requester gave the consent ID %{id}. A hash of each choice stays as evidence, with no link to the person.',
  erase: 'Erase choices',
  question: 'Erase the choices for this consent ID?',
  erased: 'Choices erased',
} as const;
