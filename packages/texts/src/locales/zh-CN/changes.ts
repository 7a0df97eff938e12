import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: '新增服务：%{services}。',
  servicesRemoved: '不再使用的服务：%{services}。',
  clausesAdded: '新增章节：%{clauses}。',
  clausesRemoved: '移除的章节：%{clauses}。',
  clausesChanged: '更改的章节：%{clauses}。',
  wording: '文档内容没有变化。',
  first: '首个版本。',
  subscribe: '订阅变更（Atom）',
  feed: '%{title}：变更内容',
};
