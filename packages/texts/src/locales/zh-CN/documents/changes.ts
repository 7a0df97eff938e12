import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: '本政策的变更',
  text: '处理活动发生变更时，本政策随之变更。每个版本均载明日期；您可以在公布本政策的页面上打开以前的版本。',
  purpose: '在将您的信息用于收集目的以外的其他目的之前，我们会告知您（GDPR第13条第3款）。',
  plain: '在将您的信息用于有实质差异的其他目的之前，我们会告知您。',
};
