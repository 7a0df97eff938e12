/** The names of a service's forms, under which their unsaved entries are kept. */
export function serviceForms(id: string): readonly [document: string, identity: string] {
  return [`service ${id}`, `service ${id} identity`];
}
