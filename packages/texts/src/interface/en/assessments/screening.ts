/** The questions of a screening: GDPR Art. 35(3), the nine criteria of WP 248 rev.01, and the lists of authorities. */
export const screening = {
  'evaluation-with-effects':
    'Do decisions with legal or similar effects rely on systematic and extensive automated evaluation of people?',
  'special-on-large-scale': 'Are special categories of data or criminal conviction data processed on a large scale?',
  'public-area': 'Is a publicly accessible area monitored systematically on a large scale?',
  scoring: 'Are people evaluated, scored or profiled?',
  'automated-decision': 'Do automated systems alone make decisions with legal or similarly significant effects?',
  monitoring: 'Are people observed or monitored systematically?',
  'sensitive-data': 'Is sensitive or highly personal data processed, such as health, location or payment data?',
  'large-scale': 'Is data processed on a large scale?',
  matching: 'Are datasets matched or combined in a way people would not expect?',
  vulnerable: 'Does it affect vulnerable people, such as children, employees or patients?',
  innovative: 'Is technology used in a new way?',
  'prevents-rights': 'Can the processing prevent people from using a right, a service or a contract?',
  'list-biometric': 'Is biometric data used to identify people?',
  'list-genetic': 'Is genetic data processed?',
  'list-health-care': 'Does a health or care institution process health data to care for people?',
  'list-health-register': 'Is health data collected in a data warehouse or register?',
  'list-implants': 'Does an active implantable medical device collect health data automatically?',
  'list-special-sensors':
    'Do sensors or mobile apps repeatedly collect special categories of data or criminal conviction data for a central body?',
  'list-special-performance':
    'Does a new-technology provider use special categories of data or criminal conviction data to assess people’s performance?',
  'list-special-categories': 'Are special categories of data or criminal conviction data processed?',
  'list-special-data':
    'Are special categories of data or criminal conviction data combined with data collected for other purposes?',
  'list-special-exchange':
    'Do several controllers systematically exchange special categories of data or highly personal data?',
  'list-large-exchange': 'Do several controllers exchange data on a large scale by electronic means?',
  'list-personal-data':
    'Is highly personal data, such as communication, location or finances, processed on a large scale?',
  'list-secrecy': 'Is data covered by social or professional secrecy processed on a large scale?',
  'list-location': 'Is location data processed on a large scale?',
  'list-device-tracking':
    'Are phone sensors or radio signals repurposed to determine people’s location or movements over a longer time?',
  'list-communications': 'Is the content or metadata of communications processed systematically?',
  'list-merged-sources': 'Is data from several sources merged and analyzed?',
  'list-third-party-sources': 'Is third-party data used to profile people or make decisions about them?',
  'list-shared-breaches': 'Do several organizations share a file of contract breaches that can cause exclusion?',
  'list-profiles': 'Are comprehensive profiles of people created on a large scale?',
  'list-large-scale-profiling': 'Are people profiled on a large scale?',
  'list-purchase-profiles': 'Are people’s purchases used to create profiles?',
  'list-published-ratings': 'Are ratings of people collected and shared?',
  'list-exclusion': 'Can people be denied a service, contract or benefit because of the data?',
  'list-automated-effects': 'Do automated decisions have legal or similarly significant effects?',
  'list-staff-monitoring': 'Is employees’ work or behavior monitored by technical means?',
  'list-staff-profiling': 'Are applicants or employees profiled?',
  'list-public-recording': 'Do mobile cameras record public areas?',
  'list-recorded-evaluation': 'Are video or audio recordings evaluated automatically to assess people?',
  'list-tracking': 'Are people tracked across time, places, sites or devices?',
  'list-artificial-intelligence': 'Does artificial intelligence interact with people or evaluate them?',
  'list-new-technology': 'Is innovative technology used, such as artificial intelligence or connected devices?',
  'list-connected-devices': 'Do sensors or connected devices collect data about people?',
  'list-vulnerable':
    'Does it involve people who are vulnerable or at risk of social exclusion, such as children, people with disabilities or victims of violence?',
  'list-vulnerable-named':
    'Does it more than occasionally involve minors, people with disabilities, elderly or mentally ill people, patients or asylum seekers?',
  'list-children-targeted':
    'Are children or other vulnerable people targeted by profiling, marketing or online services?',
  'list-whistleblowing': 'Are whistleblower reports received and handled?',
  'list-social-alerts': 'Are alerts or reports handled about people in social or health need?',
  'list-social-care': 'Does the processing support people’s social or medical-social care?',
  'list-social-housing': 'Are social housing applications examined, or is social housing managed?',
  'list-invisible': 'Is data obtained elsewhere without informing the people concerned?',
  'list-physical-harm': 'Could a breach endanger people’s health or safety?',
  'list-anonymization': 'Are special categories of data anonymized so that they can be shared?',
  'list-on-large-scale': 'Is data used on a large scale?',
};
