import type { Locale } from '@app/texts';
import { createContext } from 'react';

/** The languages in which the owner's texts are asked for: those of the document. */
export const WrittenIn = createContext<readonly Locale[]>([]);
