export { clean, defaultLimit, neutralName, type Cleaned, type FileType } from './clean.ts';
export type { CleaningRefusal } from './refusal.ts';
export type { Found, FoundKind, Left } from './work.ts';
