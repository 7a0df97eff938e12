export { auditTrees, type AuditedBatch } from './audit.ts';
export { sequenceEvidence, thinEvidence } from './jobs.ts';
export { forgetNoted, notedCheckpoints, notedFolder } from './noted.ts';
export { proofOf, type Proof } from './proof.ts';
export { evidenceRoutes } from './routes.ts';
export { listSequenced, listTreeSizes, type Sequenced } from './sequenced-queries.ts';
export { keepSequencing, sequence } from './sequence.ts';
export { waitingSince } from './waiting.ts';
