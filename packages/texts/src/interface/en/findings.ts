/** What is wrong with a banner, by the code of the finding. */
export const findings = {
  'banner.owner': 'The owner’s name is missing. Visitors must know who requests their consent.',
  'banner.policy': 'This site has no published cookie policy. The banner must link to one.',
  'banner.language-none': 'Choose at least one language.',
  'banner.language-unknown': 'Banners are not available in %{language}, or it is listed twice.',
  'banner.url': 'Enter a valid website address.',
  'banner.cookie-domain': '%{domain} is not this site’s domain, so browsers will not store the choice.',
  'banner.contrast-button': 'Button text contrast is only %{ratio}:1. It must be at least 5:1.',
  'banner.contrast-text': 'Text contrast is only %{ratio}:1. It must be at least 4.5:1.',
  'banner.button-faint': 'The buttons barely stand out from the banner (%{ratio}:1). They look disabled.',
  'banner.labels-same': '“%{label}” is another button’s label or default label. Visitors could confuse the two.',
  'banner.label-long': 'This label is too long. Small screens fit at most %{most} characters.',
  'banner.text-long':
    'This text is longer than %{most} characters. Few people will read it, and it covers a phone screen.',
  'banner.text-owner': 'Your text does not name the owner. Add the owner placeholder.',
  'banner.text-withdrawal':
    'Your text does not explain how to withdraw consent. Add the placeholder for the reopen control.',
  'banner.text-purposes': 'Your text does not list the purposes. Add the purposes placeholder, or name them all.',
  'banner.text-missing': 'Your texts are missing in %{language}, so visitors see ours.',
  'banner.text-same': 'The texts for %{language} are the same as for %{other}.',
  'banner.markup-content': 'The markup lacks the banner_content placeholder for the text.',
  'banner.markup-accept': 'The markup lacks an element with the class candor-accept.',
  'banner.markup-customise': 'The markup lacks an element with the class candor-customise.',
  'banner.markup-reject':
    'The markup lacks an element with the class candor-reject. Rejecting must take one click, like accepting.',
  'banner.markup-unequal': 'Accept and Reject differ in the markup.',
  'banner.css-unequal': 'This style treats Accept and Reject differently: %{selector}',
  'banner.css-hides': 'This style hides required content: %{selector}',
  'banner.wall': 'The page is blocked until visitors choose. State the legal basis for this.',
  'banner.reopen-own': 'Every page must include your own control for reopening the choices.',
  'banner.reason': 'Explain why %{service} is necessary.',
  'banner.necessary':
    '%{service} is used for analytics or advertising but marked as necessary. Choose another purpose, or confirm with a reason.',
  'banner.purpose-unknown': 'The purpose of %{service} is unknown, so it waits for marketing consent.',
  'banner.nothing-asked': 'No service on this site needs consent, so the banner will not appear.',
  'banner.allowed-tracker': '%{host} is never blocked, but %{service} loads from it.',
  'banner.manual': 'Automatic blocking is off. You must mark up every script by hand.',
  'banner.months-few': 'By law, visitors are not asked again for at least %{least} months.',
  'banner.months-many': 'Choices last longer than twelve months. Authorities recommend six.',
  'banner.regime-weak':
    'This law lets trackers run before a choice, and you apply it to all visitors. That is not enough in Europe.',
  'banner.swiss-profiling':
    'Swiss visitors see advertising until they opt out. Confirm that you do no high-risk profiling and use no sensitive data, or apply the strictest law to everyone.',
  'banner.exemption-fr': 'The French audience measurement exemption requires evidence that you meet its conditions.',
  'banner.exemption-uk':
    'The British exemption requires your confirmation that visitors are clearly informed and can opt out.',
  'banner.exemption-service': '%{service} does more than measure your own audience, so no exemption applies.',
  'banner.necessary-lifetime':
    '%{tracker} (%{service}) may last longer than thirteen months, although it is marked as necessary. Shorten its lifetime, or change its purpose.',
  'banner.sharing-runs':
    '%{service} sells or shares data, and the banner cannot block it for visitors who opt out. Mark up its tags, or block it automatically.',
  'banner.exemption-lifetime':
    '%{tracker} (%{service}) may last longer than thirteen months, so the exemption does not apply.',
  'banner.exemption-idle': 'With your chosen laws, this exemption applies to no visitors.',
  'banner.advanced': 'Google’s advanced mode sends pings before consent. Confirm with a reason, or use basic mode.',
  'banner.google-certified':
    'For ads in Europe, Google requires a certified consent platform. This one is not certified.',
  'banner.tcf-cmp-id': 'TCF requires your platform’s IAB Europe registration number.',
  'banner.tcf-vendors-none': 'TCF is on, but no vendors are selected.',
  'banner.tcf-vendors-all':
    'Every vendor on the list is disclosed, which is too many to decide on. Select only the vendors you work with.',
  'banner.tcf-words':
    'Under TCF, wording that differs from the standard needs a logged approval and your own registration.',
  'banner.tcf-regime': 'TCF is on, but with your chosen laws, the GDPR applies to no visitors.',
  'banner.legitimate-interest': 'Purpose %{purpose} needs consent. Legitimate interest is not allowed.',
  'banner.variant-shares': 'The variants’ shares add up to %{sum} percent. They must stay below 100.',
  'banner.variant-names': 'Two variants are named %{name}.',
  'banner.log-off': 'Choices are not recorded, so you cannot prove consent.',
  'tcf.list': 'The IAB vendor list has not been fetched yet.',
  'tcf.list-old': 'The IAB vendor list is more than two weeks old. Fetch it again.',
  'tcf.policy': 'The vendor list uses a newer policy version. Update Candor.',
  'tcf.country': 'The publisher’s country is missing.',
  'tcf.texts': 'The official IAB texts in %{language} have not been fetched yet.',
  'tcf.vendors': 'None of the selected vendors is still on the list.',
  'tcf.restriction': 'The vendor list has no purpose %{id}.',
  'tcf.stack': 'The vendor list has no stack %{id}.',
  'tcf.providers': 'Google’s ad technology provider list has not been fetched yet.',
  'tcf.providers-old': 'Google’s ad technology provider list is more than two weeks old. Fetch it again.',
  'tcf.providers-none': 'None of the selected providers is on Google’s list.',
} as const;
