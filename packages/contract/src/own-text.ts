import { z } from 'zod';
import { locale, plainText } from './fields.ts';

/** A text in the owner's words, by language. */
export const ownText = z.partialRecord(locale, plainText(2000));

/** The same, long enough for a clause. */
export const longOwnText = z.partialRecord(locale, plainText(5000));

/** Sections of a document in the owner's words. */
export const ownSections = z.array(z.object({ heading: longOwnText, text: longOwnText })).max(30);
