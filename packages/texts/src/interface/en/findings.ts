/** What is wrong with a banner, by the code of the finding. */
export const findings = {
  'banner.owner': 'The name of the owner is missing. Visitors must be told who asks.',
  'banner.policy': 'No cookie policy is published for this site. The banner has to lead to one.',
  'banner.language-none': 'Choose at least one language.',
  'banner.language-unknown': 'Banners are not available in %{language}, or it is listed twice.',
  'banner.url': 'This is not the address of a site.',
  'banner.cookie-domain': '%{domain} is not the domain of this site, so browsers would not keep the choice.',
  'banner.contrast-button': 'The contrast of the text on the buttons is only %{ratio}:1. It must be at least 5:1.',
  'banner.contrast-text':
    'The contrast of this text with the background is only %{ratio}:1. It must be at least 4.5:1.',
  'banner.button-faint': 'The buttons hardly stand out from the banner (%{ratio}:1): they look disabled.',
  'banner.labels-same':
    '“%{label}” is the label of another button, or our word for it: visitors could take one for the other.',
  'banner.label-long': 'This label is too long: at most %{most} characters fit on a small screen.',
  'banner.text-long': 'This text is longer than %{most} characters. Few will read it, and it covers a phone’s screen.',
  'banner.text-owner': 'Your own words do not name the owner. Add the placeholder for the owner.',
  'banner.text-withdrawal':
    'Your own words do not say how a choice is withdrawn. Add the placeholder for the reopening control.',
  'banner.text-purposes':
    'Your own words do not list the purposes. Add the placeholder for the purposes, or name them all.',
  'banner.text-missing': 'Your own texts are missing in %{language}, so ours are shown there.',
  'banner.text-same': 'The texts for %{language} are the same as for %{other}.',
  'banner.markup-content': 'The markup lacks the placeholder banner_content, where the text stands.',
  'banner.markup-accept': 'The markup lacks an element of the class candor-accept.',
  'banner.markup-customise': 'The markup lacks an element of the class candor-customise.',
  'banner.markup-reject':
    'The markup lacks an element of the class candor-reject. Saying no takes as many clicks as saying yes: one.',
  'banner.markup-unequal': 'Accept and reject are not alike in the markup.',
  'banner.css-unequal': 'This style treats accept and reject differently: %{selector}',
  'banner.css-hides': 'This style hides what has to be seen: %{selector}',
  'banner.wall': 'The page is blocked until visitors choose. State the legal ground that allows this.',
  'banner.reopen-own': 'Your pages must offer a control of their own that reopens the choices, on every page.',
  'banner.reason': 'Say why %{service} is necessary.',
  'banner.necessary':
    '%{service} serves analytics or advertising, yet it is declared necessary. Choose another purpose, or confirm with a reason.',
  'banner.purpose-unknown': 'What %{service} is for is not known, so it waits for marketing.',
  'banner.nothing-asked': 'No service of this site needs consent, so the banner will not show.',
  'banner.allowed-tracker': '%{host} is never blocked, but %{service} loads from it.',
  'banner.manual': 'Automatic blocking is off: every script has to be marked up by hand.',
  'banner.months-few': 'Visitors are not asked again for %{least} months anyway: the law requires it.',
  'banner.months-many': 'A choice holds longer than twelve months. Authorities advise six.',
  'banner.regime-weak':
    'All visitors are treated under a law that lets trackers run before a choice. In Europe that is not enough.',
  'banner.swiss-profiling':
    'Swiss visitors see advertising until they say no. If you profile them at high risk, or by sensitive data, ask everybody by the strictest law; if not, say so.',
  'banner.exemption-fr':
    'The French exemption for audience measurement needs your evidence that its conditions are met.',
  'banner.exemption-uk':
    'The British exemption needs your confirmation that visitors are told clearly and can opt out.',
  'banner.exemption-service': '%{service} does more than measure your own audience: no exemption covers it.',
  'banner.necessary-lifetime':
    '%{tracker} of %{service}: necessary trackers that may stay longer than thirteen months. Shorten them, or give them another purpose.',
  'banner.sharing-runs':
    '%{service} sells or shares data, and the banner cannot stop it for visitors who opt out. Mark its tags, or block it automatically.',
  'banner.exemption-lifetime':
    '%{tracker} of %{service} may stay longer than thirteen months: the exemption does not cover it.',
  'banner.exemption-idle': 'No visitor comes under this exemption with the laws you chose.',
  'banner.advanced':
    'Google’s advanced mode sends pings before consent. Confirm with a reason, or take the basic mode.',
  'banner.google-certified':
    'For advertising in Europe, Google requires a consent platform that it has certified. This one is not certified.',
  'banner.tcf-cmp-id': 'TCF needs the number under which IAB Europe registered your platform.',
  'banner.tcf-vendors-none': 'TCF is on, but no vendor is chosen.',
  'banner.tcf-vendors-all':
    'Every vendor of the list is disclosed. Nobody can decide about so many: name those you work with.',
  'banner.tcf-words': 'Under TCF, other words than the standard’s need a logged approval and your own registration.',
  'banner.tcf-regime': 'TCF is on, but no visitor comes under the GDPR with the laws you chose.',
  'banner.legitimate-interest': 'Purpose %{purpose} needs consent: legitimate interest is not allowed.',
  'banner.variant-shares': 'The shares of the variants add up to %{sum} percent. They must stay below 100.',
  'banner.variant-names': 'Two variants have the name %{name}.',
  'banner.log-off': 'Choices are not kept, so you cannot show that consent was given.',
  'tcf.list': 'The vendor list of the IAB has not been fetched yet.',
  'tcf.list-old': 'The vendor list of the IAB is older than two weeks. Fetch it again.',
  'tcf.policy': 'The vendor list follows rules this version does not know. Update Candor.',
  'tcf.country': 'The publisher’s country is missing.',
  'tcf.texts': 'The official texts of the IAB in %{language} have not been fetched yet.',
  'tcf.vendors': 'None of the vendors chosen is on the list any more.',
  'tcf.restriction': 'The vendor list has no purpose %{id}.',
  'tcf.stack': 'The vendor list has no stack %{id}.',
  'tcf.providers': 'The list of Google’s ad technology providers has not been fetched yet.',
  'tcf.providers-old': 'The list of Google’s ad technology providers is older than two weeks. Fetch it again.',
  'tcf.providers-none': 'None of the chosen providers is on Google’s list.',
} as const;
