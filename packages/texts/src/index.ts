export * from './dates.ts';
export * from './fill.ts';
export * from './lists.ts';
export * from './load.ts';
export * from './locales.ts';
export * from './numbers.ts';
export * from './plural.ts';
export * from './translated.ts';
