/** What a document needs and the facts lack. Keyed by the codes of the documents. */
export const missing = {
  'owner.name': 'The name of the owner is missing.',
  'owner.email': 'The e-mail address of the owner is missing or not valid.',
  'owner.address': 'The postal address of the owner is missing.',
  'owner.country': 'The country of the owner is missing.',
  'site.name': 'The name of the site or app is missing.',
  'representative.contact': 'The representative %{name} needs an e-mail address, a postal address or a phone number.',
  'dpo.contact': 'The data protection officer needs an e-mail address, a postal address or a phone number.',
  'privacy-officer.contact': 'The privacy officer needs a title and an e-mail address or a phone number.',
  'joint-controller.contact':
    'The joint controller %{name} needs an e-mail address, a postal address or a phone number.',
  'joint-controller.essence':
    'Say what you agreed with the joint controller %{name}: people are entitled to its essence.',
  'service.name': 'A service of your own has no name.',
  'service.provider': 'Name the company that provides %{service}.',
  'service.country': 'Say in which country %{service} processes the data.',
  'service.purpose': 'Say what %{service} is used for.',
  'service.data-types': 'Say which personal data %{service} processes.',
  'service.sensitive-condition': 'Say what allows %{service} to process sensitive data (GDPR Art. 9(2)).',
  'service.necessary-reason': 'Say why %{service} is strictly necessary for the site.',
  'service.tracker-basis': 'Trackers of %{service} need consent: legitimate interests are no basis for them.',
  'service.arrangement':
    'You have an arrangement with a joint controller: state its essence for %{service} (GDPR Art. 26(2)).',
  'service.source':
    'Say where the data comes from that %{service} gives you about people, or that it gives you none (GDPR Art. 14).',
  'service.children':
    'Your site is directed at children: %{service} may advertise there only if it is set to treat visitors as children, or after a parent consented (16 CFR § 312.5, GDPR Art. 8). Say which, or remove it.',
  'permission.basis': 'Say what allows the app to use this sensitive permission: %{permission}.',
  'processors.contracts':
    'Conclude the contracts that are still missing: you may not use a processor without one (GDPR Art. 28(3)). Check: %{services}.',
  'activity.name': 'An activity of your own has no name.',
  'activity.purpose': 'Say what the activity %{activity} is for.',
  'activity.data-types': 'Say which personal data the activity %{activity} uses.',
  'activity.sensitive-condition':
    'Say what allows sensitive data to be used for the activity %{activity} (GDPR Art. 9(2)).',
  'activity.recipients': 'Name who receives the data of the activity %{activity}: a company, a network, an agency.',
  'activity.decisions':
    'A credit check may decide by itself about a purchase (CJEU C-634/21): say whether machines decide alone.',
  'automated-decisions.logic': 'Say how the automated decisions are made and what follows from them.',
  'text.language': 'Your own text for “%{name}” is missing in %{language}.',
  'tracker.lifetime':
    'How long %{tracker} of %{service} stays is not known. Enter it, or answer that the provider decides.',
  'tracker.lifetimes':
    'How long the trackers of %{service} stay is not known. Enter it, or answer that the provider decides.',
  'tracker.choices':
    'Say how visitors change their choice about trackers: withdrawing must be as easy as consenting (GDPR Art. 7(3)).',
  'consent.nobody':
    'Nobody asks visitors for their choice, so the document promises none. These services load without being asked about: %{services}. Publish the cookie banner, or say which product asks.',
  'consent.unpublished':
    'You answered that this banner asks, but it is not published: the document promises nothing until it is. These services load without being asked about: %{services}.',
  'consent.uncovered':
    'The published banner does not hold these services back yet: %{services}. Publish the banner together with the documents.',
  'consent.product': 'Say which product asks visitors, and what runs before a choice in each region.',
  'consent.runs':
    'Your consent product lets these services run before a choice where the law requires consent first: %{services}. Change its settings (Directive 2002/58/EC Art. 5(3)).',
  'us.opt-out':
    'Data of people in the United States is sold or shared through %{services}, and they cannot opt out: publish the cookie banner, name the product that asks with its control, or give the address of a page “Your Privacy Choices”.',
  'us.opt-out-services':
    'The published banner does not stop these services for people in the United States who opt out: %{services}. Publish the banner with them, or give the address of a page “Your Privacy Choices”.',
  'us.signal':
    'Say whether your consent product honors the Global Privacy Control signal: state laws require it where data is sold or shared.',
  'us.limit':
    'You use sensitive data beyond what is needed: give the address of a page where people in California limit that (“Limit the Use of My Sensitive Personal Information”).',
  'us.incentive':
    'Say what you offer in return for data, how people take part, and the estimated value of the data (CCPA regulations § 7016).',
  'representative.eu':
    'You have no seat in the EEA but address people there: name a representative, unless an exception applies.',
  'representative.uk':
    'You have no seat in the United Kingdom but address people there: name a representative, unless an exception applies.',
  'terms.offers': 'Say what the site offers: goods, software, content, a community …',
  'terms.withdrawal-function':
    'Give the address of the function “Withdraw from contract here”: contracts with consumers in the European Union need one since 19 June 2026.',
  'terms.mediator':
    'Name the consumer mediator you have joined: French law requires one of every trader (art. L. 616-1 of the Consumer Code).',
  'terms.phone':
    'Give a phone number of the owner: whoever sells to consumers at a distance in Europe must name one (Directive 2011/83/EU Art. 6(1)(c)).',
  'terms.conciliation-board':
    'Name the conciliation board (békéltető testület) at your seat, with its postal address: Hungarian law requires consumer terms to name it (Government Decree 45/2014, Section 11).',
  'terms.cancel-function':
    'Give the address of the function by which consumers cancel a subscription: the law of your country requires a button for it.',
  'terms.guarantee-notice':
    'Show the harmonized notice of the European Union on the legal guarantee in your shop, and give the address of that page: it is required since 27 September 2026 (Directive 2011/83/EU Art. 22a).',
  'terms.representative':
    'You have no seat in the European Union but host content there: name a legal representative, unless an exception applies (Regulation (EU) 2022/2065 Art. 13).',
  'terms.mediators':
    'Name at least two mediators for disputes with sellers, unless you have fewer than 50 staff and at most 10 million euros of turnover (Regulation (EU) 2019/1150 Art. 12).',
  'terms.copyright-agent':
    'Name an agent for notices of copyright infringement: without one registered with the Copyright Office you answer for what users publish (17 U.S.C. § 512).',
  'terms.cap-amount': 'Say the amount to which your liability toward businesses is limited.',
  'terms.ranking': 'Say what decides the order in which offers are shown.',
  'notice.owner-kind':
    'Say whether the owner is a person, a company or another body: what a legal notice must state depends on it.',
  'notice.representative': 'Name the person who represents the owner (%{provision}).',
  'notice.register': 'State the register and the number in it (%{provision}).',
  'notice.number': 'State the business number of the owner (%{provision}).',
  'notice.capital': 'State the share capital (%{provision}).',
  'notice.phone': 'Give a phone number of the owner (%{provision}).',
  'notice.second-contact':
    'Give a phone number or a contact form: besides the e-mail address, a second fast way to reach you is required (%{provision}).',
  'notice.vat': 'State the VAT number, if the owner has one (%{provision}).',
  'notice.editor': 'Name the person responsible for the content (%{provision}).',
  'notice.host': 'Name the hosting provider with its postal address and phone number (%{provision}).',
  'notice.object': 'State the object of the business (%{provision}).',
  'notice.line': 'State the editorial line (%{provision}).',
  'notice.ownership': 'State who holds shares in the owner, and the members of its supervisory board (%{provision}).',
  'notice.returns': 'Say when and how customers can return goods or cancel (%{provision}).',
  'notice.profession': 'A regulated profession needs its title and the rules of the profession.',
  'processing.purpose': 'Say what you process your customers’ data for (GDPR Art. 28(3)).',
  'processing.data-types': 'Say which types of personal data you process for customers (GDPR Art. 28(3)).',
  'processing.people': 'Say whose data you process for customers (GDPR Art. 28(3)).',
  'processing.subprocessors':
    'Choose the services that process data of your customers, or save that there are none (GDPR Art. 28(2)).',
  'processing.security': 'State the measures that protect the data: Annex 2 is made of them (GDPR Art. 32).',
  'terms.state': 'Name the US state whose law applies: the United States has no contract law of its own.',
} as const;
