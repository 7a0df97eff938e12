import type { Translated } from '../../../translated.ts';
import type { detection as english } from '../../en/dashboard/detection.ts';
import { adoption } from './detection/adoption.ts';
import { findings } from './detection/findings.ts';
import { rejectTest } from './detection/reject-test.ts';
import { scan } from './detection/scan.ts';
import { tags } from './detection/tags.ts';

export const detection: Translated<typeof english> = { ...scan, findings, adoption, rejectTest, tags };
