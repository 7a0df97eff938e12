import type { FoundService, ServiceCard } from '@app/contract';

export type Confidence = 'certain' | 'likely' | 'possible';

export function confidenceOf({ confidence }: Pick<FoundService, 'confidence'>): Confidence {
  if (confidence >= 0.9) return 'certain';
  return confidence >= 0.75 ? 'likely' : 'possible';
}

/**
 * Whether a service that was found is proposed for the documents: not where that it is there, or that it still exists, is
 * a guess.
 */
export function isProposed(service: Pick<FoundService, 'confidence'>, card: ServiceCard | undefined): boolean {
  return confidenceOf(service) !== 'possible' && card?.unverified === false;
}
