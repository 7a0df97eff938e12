import type { Words } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';

/** The words of this feature, loaded with its components. */
export const useIdentityWords = (): Words<'identities'> => useAreaWords('identities');
