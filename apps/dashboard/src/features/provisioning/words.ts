import type { Words } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';

/** The words of this feature, loaded with its components. */
export const useProvisioningWords = (): Words<'provisioning'> => useAreaWords('provisioning');
