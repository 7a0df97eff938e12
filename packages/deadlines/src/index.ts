export * from './calendar.ts';
export * from './days.ts';
export * from './due.ts';
