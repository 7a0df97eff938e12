/** 1: hardly likely or harmless, to 4: very likely or grave. DSK Kurzpapier Nr. 18, from memory. */
export const degrees = [1, 2, 3, 4] as const;
export type Degree = (typeof degrees)[number];

export type RiskLevel = 'low' | 'medium' | 'high';

export type Rating = { readonly likelihood: Degree | null; readonly severity: Degree | null };

/** Of a risk that is rated. */
export function levelOf(likelihood: Degree, severity: Degree): RiskLevel {
  const product = likelihood * severity;
  return product <= 2 ? 'low' : product <= 6 ? 'medium' : 'high';
}

/** Undefined: it is not rated. */
export function levelOfRating({ likelihood, severity }: Rating): RiskLevel | undefined {
  return likelihood === null || severity === null ? undefined : levelOf(likelihood, severity);
}
