/**
 * Runs a callback after a mutation, even if the component is unmounted by then. Callbacks given to `mutate` are not called
 * once the page is left or the same component sends a second mutation. Errors are shown by the query client.
 */
export function afterwards<Answer>(change: Promise<Answer>, follow: (answer: Answer) => void): void {
  void change.then(follow, () => undefined);
}
