export { changeByAnswers } from './answers.ts';
export { confirmedProcessing, type ConfirmedProcessing } from './confirmed.ts';
export { describeRecord, nameRecords, type DescribedRecord } from './described.ts';
export { assessedFacts, screened } from './screening-rules.ts';
export { addTypicalOf } from './typical.ts';
export { processingRecords } from './feature.ts';
export { lockProcessingRecord } from './changing.ts';
