import type { Translated } from '../../../translated.ts';
import type { termsAndConditions as english } from '../../en/terms-and-conditions/index.ts';
import { closing } from './closing.ts';
import { community } from './community.ts';
import { contract } from './contract.ts';
import { delivery } from './delivery.ts';
import { general } from './general.ts';
import { liability } from './liability.ts';
import { marketplace } from './marketplace.ts';
import { usage } from './usage.ts';
import { withdrawal } from './withdrawal.ts';

export const termsAndConditions: Translated<typeof english> = {
  title: 'Vispārīgie noteikumi',
  closing,
  community,
  contract,
  delivery,
  general,
  liability,
  marketplace,
  usage,
  withdrawal,
};
