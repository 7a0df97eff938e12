/** The internal channel for reports of wrongdoing, in the privacy policy of a site that has one. */
export const reporting = {
  heading: 'Reporting wrongdoing',
  text: 'Whoever learns through their work of a breach of the law in our organization can report it in confidence through our internal reporting channel: %{link}. A privacy notice of its own applies there.',
  law: 'Legal basis of the channel: %{law}.',
  /** The text of the link. */
  link: 'reporting form',
} as const;
