/**
 * Does what follows a change also where what asked for it is gone by then: what is handed to `mutate` is not called any
 * more, neither when the page is left nor when the same component sends a second change. What fails is said by the query
 * client.
 */
export function afterwards<Answer>(change: Promise<Answer>, follow: (answer: Answer) => void): void {
  void change.then(follow, () => undefined);
}
