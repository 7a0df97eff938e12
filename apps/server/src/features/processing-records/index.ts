export { confirmedProcessing } from './confirmed.ts';
export { describeRecord, describeUnended, nameRecords, type DescribedRecord } from './described.ts';
export { assessedFacts, screened } from './screening-rules.ts';
export { processingRecords } from './feature.ts';
