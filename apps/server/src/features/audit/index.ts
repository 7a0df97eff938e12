export { checkedLog } from './checking.ts';
export { eventRecorded } from './events.ts';
export { recordEvent, recordEvents, recordRefusal, type Doer } from './record.ts';
export { changesBetween, type Changes, type Details } from './rules.ts';
export { audit } from './feature.ts';
