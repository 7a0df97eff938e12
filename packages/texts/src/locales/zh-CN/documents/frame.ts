import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: '隐私政策',
  titleSimplified: '隐私政策概要',
  subtitle: '%{site} · %{owner}',
  lastUpdated: '最近更新：%{date}',
  remark: '%{name}（%{remark}）',
  yes: '是',
  no: '否',
  unknown: '不详',
};
