/** The notice of the COPPA Rule, 16 CFR § 312.4(d), for sites directed at children in the United States. */
export const children = {
  heading: 'For parents of children in the United States',
  scope:
    'Under the Children’s Online Privacy Protection Rule (16 CFR Part 312), this section tells parents how personal information of children under 13 is handled on %{site}.',
  /** `contact` is an e-mail address or a form. */
  operator:
    'The operator is %{owner}. Its postal address, e-mail address and, where there is one, telephone number stand at the beginning of this policy. It answers all inquiries about the information of children: %{contact}.',
  /** `services` is a list of names. Only where services receive data. */
  others:
    'These services also collect or receive information through %{site}: %{services}. Who provides them, and how to reach their providers, is said in the section on services.',
  /** `data` is a list of kinds of data. */
  collected:
    'Information that may be collected from children: %{data}. How it is used and disclosed is said in this policy for each activity and service.',
  persistent:
    'Persistent identifiers collected for the internal operations of %{site} are used for nothing else: not to contact a child, not for advertising based on behavior and not to build a profile.',
  consent:
    'Before we collect, use or disclose personal information of a child beyond the exceptions of § 312.5(c), we obtain the verifiable consent of a parent. A parent can consent to collection and use without consenting to disclosure to third parties, unless the disclosure is integral to the service.',
  rights:
    'A parent can review the information of the child, have it deleted and refuse its further collection or use. To do so, write to the address above; we make sure that it is the parent who asks (§ 312.6).',
  condition:
    'We do not ask a child to disclose more information than is reasonably necessary to take part in an activity (§ 312.7).',
  retention:
    'Information of children is kept only as long as is reasonably necessary for the purpose for which it was collected, and then deleted (§ 312.10). The periods and criteria are named in this policy.',
} as const;
