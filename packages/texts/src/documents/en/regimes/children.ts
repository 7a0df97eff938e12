/** The notice of the COPPA Rule, 16 CFR § 312.4(d), for sites directed at children in the United States. */
export const children = {
  heading: 'For parents of children in the United States',
  scope:
    'Under the Children’s Online Privacy Protection Rule (16 CFR Part 312), this section tells parents how personal information of children under 13 is handled on %{site}.',
  /** `contact` is an e-mail address or a form. */
  operator:
    'The operator is %{owner}. Its postal address, e-mail address and, where there is one, telephone number are given at the beginning of this policy. It answers all inquiries about children’s information: %{contact}.',
  /** `services` is a list of names. Only where services receive data. */
  others:
    'These services also collect or receive information through %{site}: %{services}. The section on services states who provides them and how their providers can be reached.',
  /** `data` is a list of kinds of data. */
  collected:
    'Information that may be collected from children: %{data}. This policy states for each activity and service how it is used and disclosed.',
  persistent:
    'Persistent identifiers collected for the internal operations of %{site} are used for nothing else: not to contact a child, not for advertising based on behavior and not to build a profile.',
  consent:
    'Before we collect, use or disclose personal information of a child beyond the exceptions of § 312.5(c), we obtain the verifiable consent of a parent. A parent can consent to collection and use without consenting to disclosure to third parties, unless the disclosure is integral to the service.',
  rights:
    'A parent can review the child’s information, have it deleted and refuse its further collection or use. To do so, write to the address above; we make sure that it is the parent who asks (§ 312.6).',
  condition:
    'We do not ask a child to disclose more information than is reasonably necessary to take part in an activity (§ 312.7).',
  retention:
    'Children’s information is kept only as long as is reasonably necessary for the purpose for which it was collected, and then deleted (§ 312.10). The periods and criteria are stated in this policy.',
} as const;
