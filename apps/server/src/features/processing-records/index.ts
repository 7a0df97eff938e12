export { confirmedProcessing } from './confirmed.ts';
export { processingRecords } from './feature.ts';
