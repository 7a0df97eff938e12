import { canonicalText, type JsonObject, type ReportProof } from '@app/evidence';
import { checkWords } from '@app/sealing/words.ts';

/** The file of a proof, in the one way in which verifiers take it; null if its words are not those of the report. */
export function proofFile(proof: ReportProof): string | null {
  return proof.words === undefined || checkWords(proof).ok ? canonicalText(proof as unknown as JsonObject) : null;
}
