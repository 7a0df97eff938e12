const kibibyte = 1024;

/** The public page, its drafts, the outbox and the page of the dashboard, as `otherRoutes` describes them. */
export const routesOfDrafts = {
  'GET /': { who: 'anybody', work: 'none', told: 'The way to a language', status: 302 },
  'GET /:locale': { who: 'anybody', work: 'shell', told: 'The public page', status: 200 },
  'POST /:locale/draft': {
    who: 'anybody who wants a draft of their site; 6 a minute of one network, 6 an hour of one host, 20 that wait',
    work: 'lookup',
    body: 4 * kibibyte,
    told: 'Whether the text is an address. One page of it is read by a job, one job at a time',
    status: 422,
  },
  'GET /:locale/picture.png': {
    who: 'anybody',
    work: 'picture',
    told: 'What messengers show of the public page, drawn once for each language',
    status: 200,
  },
  'GET /:locale/draft': { who: 'anybody', work: 'none', told: 'The way to the public page', status: 302 },
  'GET /:locale/draft/:token': {
    who: 'whoever has the link',
    work: 'lookup',
    told: 'That there is no such draft',
    status: 404,
  },
  'GET /:locale/draft/:token/banner': {
    who: 'whoever has the link',
    work: 'lookup',
    told: 'That there is no such draft',
    status: 404,
  },
  'GET /outbox': {
    who: 'this machine, of an installation for this machine without a mail server',
    work: 'none',
    told: 'Nothing: 404',
    status: 404,
  },
  'GET /:locale/*': { who: 'anybody', work: 'shell', told: 'The page of the dashboard, without data', status: 200 },
} as const;
