export { processingRecords } from './feature.ts';
