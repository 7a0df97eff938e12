import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: '交易平台',
  role: '在交易平台上，由他人提供商品和服务。有关合同在买方与卖方之间订立；我们提供交易平台，并非合同当事人，但标明我们为卖方的除外。',
  status:
    '每项商品或者服务均显示卖方是否声明自己是经营者。卖方不是经营者的，欧盟消费者法律赋予消费者的权利，包括撤回权，不适用于与该卖方的合同。',
  traders: '所有卖方均为经营者。',
  duties: '卖方对其商品或者服务的展示、交付以及买方基于合同享有的权利负责。我们对交易平台的运营负责。',
  ranking: {
    heading: '商品和服务如何排序',
    intro: '商品和服务在搜索结果中的显示顺序主要取决于：',
  },
  business: {
    heading: '卖方须知',
    text: '如果我们限制、暂停或者终止卖方对交易平台的使用，我们会说明理由：限制或者暂停的，在其生效之前或者生效时说明；终止全部使用的，至少提前30日说明，但因法律规定或者多次违约而须另行处理的除外。本条款的变更，至少在适用前15日通知卖方（条例(EU) 2019/1150）。',
  },
};
