import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'For parents of children in the United States',
  scope:
    'Under the US Children’s Online Privacy Protection Rule (16 CFR Part 312), this section tells parents how the personal information of children under 13 is handled on %{site}.',
  operator:
    'The operator is %{owner}. Its postal address, email address and, if there is one, telephone number are given at the beginning of this notice. It answers all enquiries about children’s information (%{contact}).',
  others:
    'The following services also collect or receive information through %{site}: %{services}. The section on services states who provides them and how their providers can be contacted.',
  collected:
    'Information that may be collected from children: %{data}. This notice states for each activity and service how it is used and disclosed.',
  persistent:
    'Persistent identifiers collected for the internal operations of %{site} are used for nothing else: not to contact a child, not for advertising based on behaviour and not to build a profile.',
  consent:
    'Before we collect, use or disclose personal information of a child beyond the exceptions in § 312.5(c), we obtain the verifiable consent of a parent. A parent may consent to collection and use without consenting to disclosure to third parties, unless the disclosure is integral to the service.',
  rights:
    'A parent may review the child’s information, have it deleted and refuse its further collection or use. To do so, contact us as stated above; we make sure that it is the parent who is asking (§ 312.6).',
  condition:
    'We do not ask a child to disclose more information than is reasonably necessary to take part in an activity (§ 312.7).',
  retention:
    'Children’s information is kept only for as long as is reasonably necessary for the purpose for which it was collected, and is then deleted (§ 312.10). The periods and criteria are stated in this notice.',
};
