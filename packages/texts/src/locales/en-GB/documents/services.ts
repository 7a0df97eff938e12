import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Services we use',
  intro: 'For each service we use, this section states who provides it and what happens to your data.',
  provider: 'Provider',
  role: 'Role of the provider',
  roles: {
    processor: 'Processor: it processes the data on our behalf and on our instructions (Article 28 GDPR)',
    controller: 'Controller: it decides for itself on purposes and means, under its own privacy notice',
    jointController: 'Joint controller with us (Article 26 GDPR)',
    processorPlain: 'Processor: it processes the data on our behalf and on our instructions',
    jointControllerPlain: 'Joint controller with us',
  },
  purpose: 'Purpose',
  purposes: 'Purposes',
  data: 'Data',
  sensitive: 'Sensitive data',
  basis: 'Lawful basis',
  sensitiveBasis: 'Condition for sensitive data',
  interest: 'Legitimate interest',
  places: 'Countries of processing',
  kept: 'Kept',
  source: 'Source',
  more: 'Further information',
  privacyPolicy: '%{name} privacy notice',
  optOut: 'Opt out of %{name}',
};
