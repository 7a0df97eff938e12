import { startConsent } from '@candor/consent';
import { signSubject } from '@candor/consent/server';

if (typeof startConsent !== 'function') throw new Error('startConsent is missing.');
const token = await signSubject({ key: 'candor_sgn_x', keyId: 'k', siteId: 's' }, { id: 'customer-12' });
if (token.split('.').length !== 3) throw new Error('signSubject did not sign.');
