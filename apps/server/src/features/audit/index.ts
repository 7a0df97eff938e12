export { checkedLog } from './checking.ts';
export { countEvents } from './queries.ts';
export { eventRecorded, factsChanged } from './events.ts';
export { csvLines, proofLines } from './log-file.ts';
export { recordOperatorExport, recordEvent, recordEvents, recordOpened, recordRefusal, type Doer } from './record.ts';
export { changesBetween, type Changes, type Details } from './rules.ts';
export { filterOf, readEventsById } from './service.ts';
export { audit } from './feature.ts';
