/** Questions to colleagues about records of processing. */
export const recordQuestionErrors = {
  'record-question.not-found': 'This question does not exist.',
  'record-question.unanswered': 'The colleague has not sent an answer yet.',
  'record-question.decided': 'This answer does not exist or was already decided. Reload the page.',
  'record-question.documents':
    'The site’s documents state this too. You need permission to edit them before you can accept it.',
  'record-question.description-full':
    'The record’s description has no room for these answers. Shorten it, or reject the answers.',
} as const;
