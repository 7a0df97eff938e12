/** The questions of a screening: GDPR Art. 35(3), the nine criteria of WP 248 rev.01, and the lists of authorities. */
export const screening = {
  'evaluation-with-effects':
    'Are people evaluated systematically and extensively by machines, and do decisions with legal or similar effects rest on it?',
  'special-on-large-scale':
    'Are special categories of data or data on criminal convictions processed on a large scale?',
  'public-area': 'Is a publicly accessible area monitored systematically on a large scale?',
  scoring: 'Are people evaluated, scored or profiled?',
  'automated-decision': 'Do machines alone make decisions with legal or similarly significant effects?',
  monitoring: 'Are people observed or monitored systematically?',
  'sensitive-data': 'Is sensitive or highly personal data processed, such as health, location or payment data?',
  'large-scale': 'Is data processed on a large scale?',
  matching: 'Are datasets matched or combined in a way that people would not expect?',
  vulnerable: 'Are vulnerable people concerned, such as children, employees or patients?',
  innovative: 'Is technology used in a new way?',
  'prevents-rights': 'Can the processing keep people from using a right, a service or a contract?',
  'list-biometric': 'Is biometric data used to identify people?',
  'list-genetic': 'Is genetic data processed?',
  'list-health-care': 'Is health data processed by a health or care institution to care for people?',
  'list-health-register': 'Is health data collected in a data warehouse or register?',
  'list-implants': 'Does an active implantable medical device collect health data automatically?',
  'list-special-sensors':
    'Do sensors or mobile apps repeatedly collect special categories of data or data on criminal convictions for a central body that processes them?',
  'list-special-performance':
    'Does a provider of new technology use special categories of data or data on criminal convictions to determine how well people can perform?',
  'list-special-categories': 'Are special categories of data or data on criminal convictions processed?',
  'list-special-data':
    'Are special categories of data or data on criminal convictions combined with data that was collected for other purposes?',
  'list-special-exchange':
    'Do several controllers systematically exchange special categories of data or highly personal data?',
  'list-large-exchange': 'Do several controllers exchange data on a large scale by electronic means?',
  'list-personal-data':
    'Is highly personal data, such as communication, location or finances, processed on a large scale?',
  'list-secrecy': 'Is data under social or professional secrecy processed on a large scale?',
  'list-location': 'Is location data processed on a large scale?',
  'list-device-tracking':
    'Are phone sensors or radio signals used against their purpose to determine where people are or move over a longer time?',
  'list-communications': 'Is the content or metadata of communications processed systematically?',
  'list-merged-sources': 'Is data from several sources merged and analyzed?',
  'list-third-party-sources': 'Is data from third parties used to profile people or to decide about them?',
  'list-shared-breaches':
    'Are breaches of contract collected in a file that several organizations share and that can lead to exclusion?',
  'list-profiles': 'Are comprehensive profiles of people made on a large scale?',
  'list-large-scale-profiling': 'Are people profiled on a large scale?',
  'list-purchase-profiles': 'Are profiles made of what people buy?',
  'list-published-ratings': 'Are ratings of people collected and shared with others?',
  'list-exclusion': 'Can people be denied a service, a contract or a benefit because of the data?',
  'list-automated-effects': 'Do automated decisions have legal or similarly significant effects?',
  'list-staff-monitoring': 'Is the work or behavior of employees monitored by technical means?',
  'list-staff-profiling': 'Are applicants or employees profiled?',
  'list-public-recording': 'Do mobile cameras record public areas?',
  'list-recorded-evaluation': 'Are video or audio recordings evaluated automatically to judge people?',
  'list-tracking': 'Are people tracked across time, places, sites or devices?',
  'list-artificial-intelligence': 'Does artificial intelligence interact with people or judge them?',
  'list-new-technology': 'Is innovative technology used, such as artificial intelligence or connected devices?',
  'list-connected-devices': 'Do sensors or connected devices collect data about people?',
  'list-vulnerable':
    'Is data of people processed who are vulnerable or at risk of social exclusion, such as children, people with disabilities, or victims of violence?',
  'list-vulnerable-named':
    'Is data of minors, people with disabilities, elderly or mentally ill people, patients, or asylum seekers processed more than occasionally?',
  'list-children-targeted':
    'Are children or other vulnerable people targeted by profiling, marketing or online services?',
  'list-whistleblowing': 'Are reports of whistleblowers received and handled?',
  'list-social-alerts': 'Are alerts or reports about people in social or health need handled?',
  'list-social-care': 'Does the processing serve the social or medical-social support of people?',
  'list-social-housing': 'Are requests for social housing examined, or is social housing managed?',
  'list-invisible': 'Is data obtained elsewhere without informing the people concerned?',
  'list-physical-harm': 'Could a breach endanger the health or safety of people?',
  'list-anonymization': 'Are special categories of data anonymized in order to be passed on?',
  'list-on-large-scale': 'Is data used on a large scale?',
};
