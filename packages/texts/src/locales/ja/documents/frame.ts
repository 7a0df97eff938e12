import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'プライバシーポリシー',
  titleSimplified: 'プライバシーポリシー（概要版）',
  subtitle: '%{site} · %{owner}',
  lastUpdated: '最終更新日：%{date}',
  remark: '%{name}（%{remark}）',
  yes: 'はい',
  no: 'いいえ',
  unknown: '不明',
};
