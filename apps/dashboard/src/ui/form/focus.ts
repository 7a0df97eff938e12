/** Focuses the first field that shows an error. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = '[aria-invalid="true"]:not([type="hidden"]), [data-invalid="true"] input';
  const field = form?.querySelector<HTMLElement>(invalid);
  field?.focus({ preventScroll: true });
  // Scrolls its label and its message into view too, clear of the fixed bars above and below: see `scroll-margin`.
  (field?.closest('.mantine-InputWrapper-root') ?? field)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses a field by name. A name that is only a prefix of field names stands for the first of them that is empty, or the
 * first.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const path = CSS.escape(name);
  const found =
    form?.querySelector<HTMLElement>(`[name="${path}"]:not([type="hidden"]), [data-path="${path}"]`) ??
    firstEmpty(form?.querySelectorAll(`:is([name^="${path}."], [data-path^="${path}."]):not([type="hidden"])`));
  found?.focus();
}

function firstEmpty(fields: NodeListOf<HTMLElement> | undefined): HTMLElement | undefined {
  const all = [...(fields ?? [])];
  return all.find((field) => 'value' in field && field.value === '') ?? all[0];
}
