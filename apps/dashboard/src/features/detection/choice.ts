import type { FoundService, ServiceCard } from '@app/contract';

export type Confidence = 'certain' | 'likely' | 'possible';

export function confidenceOf({ confidence }: Pick<FoundService, 'confidence'>): Confidence {
  if (confidence >= 0.9) return 'certain';
  return confidence >= 0.75 ? 'likely' : 'possible';
}

/**
 * Whether a detected service is preselected for the documents: not if its presence, or that it still exists, is only a guess.
 */
export function isProposed(service: Pick<FoundService, 'confidence'>, card: ServiceCard | undefined): boolean {
  return confidenceOf(service) !== 'possible' && card?.unverified === false;
}
