import type { Words } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';

/** The words of this page only, loaded with it. */
export const useTeamWords = (): Words<'teams'> => useAreaWords('teams');
