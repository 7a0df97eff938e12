// The content of every banner: four purposes and twenty services, in one language.
export type Service = {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly cookie: string;
};

export const purposes = [
  { id: 'necessary', title: 'Necessary', text: 'The site does not work without them.', count: 2 },
  { id: 'functionality', title: 'Functionality', text: 'They remember settings and let you chat with us.', count: 5 },
  { id: 'measurement', title: 'Measurement', text: 'They count visits, so that we see what is read.', count: 6 },
  { id: 'marketing', title: 'Marketing', text: 'They show advertisements that fit your interests.', count: 7 },
] as const;

export const services: readonly Service[] = purposes.flatMap(({ id, title, count }) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${id}${at + 1}`,
    title: `${title} service ${at + 1}`,
    purpose: id,
    cookie: `_${id}_${at + 1}`,
  })),
);

export const words = {
  title: 'Cookies on this site',
  body:
    'We and the companies we work with keep information on your device. What is necessary we always use; for ' +
    'functionality, measurement and marketing we ask you. You may accept, refuse or choose, and change it at any time.',
  accept: 'Accept all',
  reject: 'Reject all',
  customise: 'Customise',
  save: 'Save choices',
  close: 'Close',
};
