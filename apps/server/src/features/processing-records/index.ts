export { confirmedProcessing } from './confirmed.ts';
export { describeRecord, describeUnended, nameRecords, type DescribedRecord } from './described.ts';
export { processingRecords } from './feature.ts';
