export type HandOverWords = {
  readonly locale: string;
  readonly title: string;
  readonly recipient: string;
  readonly madeBy: string;
  readonly received: string;
  readonly files: string;
  readonly log: string;
  /** Says what a black mark is. */
  readonly blackened: string;
};

/** A text that is handed over, with what was blackened in it. */
export type HandedText = {
  readonly label: string;
  readonly text: string;
  /** How many passages were blackened. */
  readonly blackened: number;
};

export type HandedSection = {
  readonly id: 'facts' | 'name' | 'messages' | 'notes';
  readonly title: string;
  readonly texts: readonly HandedText[];
};

/** What a manager chose. It is already blackened: what was taken out never comes here. */
export type HandOverContent = {
  readonly organization: string;
  /** Whom it is for. */
  readonly recipient: string;
  /** Who makes it, by name. */
  readonly by: string;
  readonly at: string;
  readonly receivedOn: string;
  readonly sections: readonly HandedSection[];
  /** The lines of the log, as people read them. */
  readonly log: readonly string[];
  /** Whether the documents that name the signers of the log go along: not where they hold words that are blackened. */
  readonly hasDocuments: boolean;
  readonly words: HandOverWords;
};
