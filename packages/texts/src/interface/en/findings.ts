/** What is wrong with a banner, by the code of the finding. */
export const findings = {
  'banner.owner': 'The name of the owner is missing. Visitors must be told who asks.',
  'banner.policy': 'No cookie policy is published for this site. The banner has to lead to one.',
  'banner.language-none': 'Choose at least one language.',
  'banner.language-unknown': 'Banners are not written in %{language}, or it is named twice.',
  'banner.url': 'This is not the address of a site.',
  'banner.cookie-domain': '%{domain} is not the domain of this site, so browsers would not keep the choice.',
  'banner.contrast-button': 'The text of the buttons stands out by %{ratio}:1 only. It takes 5:1 or more.',
  'banner.contrast-text': 'This text stands out from the background by %{ratio}:1 only. It takes 4.5:1 or more.',
  'banner.button-faint': 'The buttons hardly stand out from the banner (%{ratio}:1): they look switched off.',
  'banner.labels-same':
    '“%{label}” is the label of another button, or our word for it: visitors could take one for the other.',
  'banner.label-long': 'This label is too long: at most %{most} characters fit on a small screen.',
  'banner.text-long': 'This text is longer than %{most} characters. Few will read it, and it covers a phone’s screen.',
  'banner.text-owner': 'Your own words do not name the owner. Put the placeholder for the owner into them.',
  'banner.text-withdrawal':
    'Your own words do not say how a choice is withdrawn. Put the placeholder for the reopening control into them.',
  'banner.text-purposes': 'Your own words do not list the purposes. Put the placeholder for them in, or name them all.',
  'banner.text-missing': 'You wrote words of your own, but not in %{language}: there, ours are shown.',
  'banner.text-same': 'The words for %{language} are those of %{other}.',
  'banner.markup-content': 'The markup lacks the placeholder banner_content, where the text stands.',
  'banner.markup-accept': 'The markup lacks an element of the class candor-accept.',
  'banner.markup-customise': 'The markup lacks an element of the class candor-customise.',
  'banner.markup-reject':
    'The markup lacks an element of the class candor-reject. Saying no takes as many clicks as saying yes: one.',
  'banner.markup-unequal': 'Accept and reject are not alike in the markup.',
  'banner.css-unequal': 'This style treats accept and reject differently: %{selector}',
  'banner.css-hides': 'This style hides what has to be seen: %{selector}',
  'banner.wall': 'The page is closed until visitors choose. Say on which legal ground that is allowed here.',
  'banner.reopen-own': 'Your pages must offer a control of their own that reopens the choices, on every page.',
  'banner.reason': 'Say why %{service} is necessary.',
  'banner.necessary':
    '%{service} serves analytics or advertising, yet it is declared necessary. Choose another purpose, or confirm with a reason.',
  'banner.purpose-unknown': 'What %{service} is for is not known, so it waits for marketing.',
  'banner.nothing-asked': 'No service of this site needs consent, so the banner will not show.',
  'banner.allowed-tracker': '%{host} is never blocked, but %{service} loads from it.',
  'banner.manual': 'Automatic blocking is off: every script has to be marked up by hand.',
  'banner.months-few': 'Visitors are left in peace for %{least} months all the same: the law wants it.',
  'banner.months-many': 'A choice holds longer than twelve months. Authorities advise six.',
  'banner.regime-weak':
    'Everybody is treated by a law that does not ask before trackers run. In Europe that is not enough.',
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
    'For its advertising in Europe Google wants a consent platform that it certified. This one is not.',
  'banner.tcf-cmp-id': 'TCF needs the number under which IAB Europe registered your platform.',
  'banner.tcf-vendors-none': 'TCF is on, but no vendor is chosen.',
  'banner.tcf-vendors-all':
    'Every vendor of the list is disclosed. Nobody can decide about so many: name those you work with.',
  'banner.tcf-words': 'Under TCF, other words than the standard’s need a logged approval and your own registration.',
  'banner.tcf-regime': 'TCF is on, but no visitor comes under the GDPR with the laws you chose.',
  'banner.legitimate-interest': 'Purpose %{purpose} needs consent: legitimate interest cannot carry it.',
  'banner.variant-shares': 'The shares of the variants come to %{sum} percent. Less than 100 must remain.',
  'banner.variant-names': 'Two variants bear the name %{name}.',
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
  'tcf.providers-none': 'None of Google’s providers is chosen that is on its list.',
} as const;
