import type { Words } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';

/** The words of this page only, loaded with it. */
export const useAuditWords = (): Words<'audit'> => useAreaWords('audit');
