export { processingRecordQuestions } from './feature.ts';
