/** What people can ask for, in words that need no knowledge of the law. */
export const rights = {
  access: 'Tell me what data you have about me, and give me a copy',
  portability: 'Give me my data in a file that other services can read',
  rectification: 'Correct data about me that is wrong',
  erasure: 'Delete my data',
  restriction: 'Keep my data, but stop using it for now',
  objection: 'Stop using my data because of my particular situation',
  'stop-marketing': 'Stop using my data for advertising',
  'human-review': 'Have a person review an automated decision about me',
  withdrawal: 'I withdraw my consent',
  'opt-out': 'Do not sell or share my data',
  limit: 'Use my sensitive data only where it is necessary',
  'automation-opt-out': 'Make no important automated decisions about me',
  'automation-access': 'Explain how an automated decision about me was made',
  complaint: 'I want to complain about how you handle my data',
} as const;
