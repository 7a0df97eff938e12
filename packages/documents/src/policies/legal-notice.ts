import type { Clause } from '../clause.ts';
import {
  noticeDisclosure,
  noticeDisputes,
  noticeEditor,
  noticeHost,
  noticeOwn,
  noticeTrade,
} from '../clauses/notice-content.ts';
import { noticeProfession, noticeProvider, noticeSupervision } from '../clauses/notice-provider.ts';

/** The clauses of a legal notice, in reading order. */
export const legalNotice: readonly Clause[] = [
  noticeProvider,
  noticeSupervision,
  noticeProfession,
  noticeEditor,
  noticeHost,
  noticeDisclosure,
  noticeTrade,
  noticeDisputes,
  noticeOwn,
];
