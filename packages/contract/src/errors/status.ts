export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** The HTTP status of each refusal there is a sentence for. */
export type StatusOf<Sentences> = Readonly<Record<keyof Sentences, ErrorStatus>>;
