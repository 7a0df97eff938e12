import { add } from './consent-records/add.ts';
import { detail } from './consent-records/detail.ts';
import { keys } from './consent-records/keys.ts';
import { list } from './consent-records/list.ts';
import { notices } from './consent-records/notices.ts';
import { page } from './consent-records/page.ts';
import { subjects } from './consent-records/subjects.ts';
import type { Translated } from '../../../translated.ts';
import type { consentRecords as english } from '../../en/dashboard/consent-records.ts';

export const consentRecords: Translated<typeof english> = { ...page, list, detail, subjects, notices, keys, add };
