import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: '新たに利用するサービス：%{services}。',
  servicesRemoved: '利用を終了したサービス：%{services}。',
  clausesAdded: '追加された項：%{clauses}。',
  clausesRemoved: '削除された項：%{clauses}。',
  clausesChanged: '変更された項：%{clauses}。',
  wording: 'この文書の内容に変更はありません。',
  first: '初版です。',
  subscribe: '変更の配信を購読する（Atom）',
  feed: '%{title}：変更内容',
};
