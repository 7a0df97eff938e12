/** Below the field: fields beside each other stay in line, whichever of them has a hint. */
export function hintBelow(hint: string | undefined) {
  return { description: hint, inputWrapperOrder: ['label', 'input', 'description', 'error'] as Order };
}

type Order = ('label' | 'input' | 'description' | 'error')[];
