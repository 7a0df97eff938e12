/** Questions to colleagues about records of processing. */
export const recordQuestionErrors = {
  'record-question.not-found': 'There is no such question.',
  'record-question.unanswered': 'The colleague has not sent an answer yet.',
  'record-question.decided': 'This answer is not there, or somebody decided on it already. Load the page again.',
  'record-question.documents':
    'The documents of the site state this too. To accept it you need the permission to edit documents of the site.',
  'record-question.description-full':
    'The description of the record has no room for these answers. Shorten it, or reject them.',
} as const;
