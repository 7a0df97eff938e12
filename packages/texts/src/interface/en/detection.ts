import { adoption } from './detection/adoption.ts';
import { findings } from './detection/findings.ts';
import { rejectTest } from './detection/reject-test.ts';
import { scan } from './detection/scan.ts';
import { tags } from './detection/tags.ts';

/** The scan of a site: begun, watched, and what it found. Loaded with its own page. */
export const detection = { ...scan, findings, adoption, rejectTest, tags } as const;
