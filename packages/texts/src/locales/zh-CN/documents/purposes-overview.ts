import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: '处理目的一览',
  intro: '下表列出处理个人信息的全部目的，以及谁为各个目的接收信息。',
  introBasis: '下表列出处理个人信息的全部目的、相应的法律依据，以及谁为各个目的接收信息。',
  caption: '目的、法律依据与接收方',
  captionWithoutBasis: '目的与接收方',
  purpose: '目的或者情形',
  basis: '法律依据',
  recipients: '接收方',
  generalOnly: '仅一般接收方',
};
