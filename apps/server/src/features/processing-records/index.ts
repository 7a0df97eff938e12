export { changeByAnswers, type AcceptedAnswers } from './answers.ts';
export { confirmedProcessing } from './confirmed.ts';
export { describeRecord, describeUnended, nameRecords, type DescribedRecord } from './described.ts';
export { processingRecords } from './feature.ts';
export { lockProcessingRecord } from './service.ts';
