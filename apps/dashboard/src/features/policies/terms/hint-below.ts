/** Places the hint below the field, so that adjacent fields stay aligned whichever of them has one. */
export function hintBelow(hint: string | undefined) {
  return { description: hint, inputWrapperOrder: ['label', 'input', 'description', 'error'] as Order };
}

type Order = ('label' | 'input' | 'description' | 'error')[];
