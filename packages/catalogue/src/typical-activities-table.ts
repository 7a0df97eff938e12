// What organizations do with data apart from their sites: id | area | subjects | data types | legal basis | period | sensitive data and
// its condition (GDPR Art. 9(2)). From memory, November 2026: what is usual, as a proposal that somebody has to confirm.
export const typicalActivitiesTable = `
payroll | staff | employees | name postal-address payment-data | legal-obligation | 6 year |
personnel-files | staff | employees | name email phone postal-address application-data | contract | 3 year |
working-time | staff | employees | name usage-data | legal-obligation | 2 year |
absences | staff | employees | name user-provided-data | legal-obligation | 3 year | health/employment
applicants | staff | applicants | name email phone postal-address application-data | contract | 6 month |
talent-pool | staff | applicants | name email phone application-data | consent | 2 year |
training | staff | employees contractors | name email usage-data | contract | 3 year |
appraisals | staff | employees | name user-provided-data | contract | 3 year |
occupational-health | staff | employees | name user-provided-data | legal-obligation | 10 year | health/employment
accidents | staff | employees visitors | name phone user-provided-data | legal-obligation | 5 year | health/employment
company-pension | staff | employees | name postal-address payment-data | contract | 10 year |
travel-expenses | staff | employees contractors | name payment-data non-precise-location | legal-obligation | 8 year |
company-cars | staff | employees | name usage-data | contract | 3 year |
work-devices | staff | employees contractors | name device-identifiers usage-data | contract | 1 year |
works-council | staff | employees | name user-provided-data | legal-obligation | 4 year |
staff-directory | staff | employees | name email phone audio-video | legitimate-interests | 1 month |
references | staff | employees | name application-data | legal-obligation | 3 year |
freelancers | staff | contractors | name email postal-address payment-data | contract | 8 year |
interns | staff | applicants students | name email application-data | contract | 3 year |
bank-details | finance | customers suppliers | name payment-data | contract | 8 year |
accounts | finance | customers suppliers employees | name postal-address purchase-history payment-data | legal-obligation | 10 year |
invoicing | finance | customers | name postal-address purchase-history | legal-obligation | 8 year |
dunning | finance | customers | name email postal-address payment-data | legitimate-interests | 3 year |
tax-audits | finance | customers suppliers employees | name purchase-history payment-data | legal-obligation | 10 year |
money-laundering | finance | customers partners | name postal-address payment-data | legal-obligation | 5 year |
insurance | finance | employees customers contacts | name postal-address user-provided-data | contract | 5 year |
shareholders | finance | shareholders | name email postal-address payment-data | legal-obligation | 10 year |
customer-accounts | customers | customers contacts | name email phone postal-address company | contract | 3 year |
contracts | customers | customers suppliers partners | name email postal-address company | contract | 10 year |
offers | customers | prospects | name email phone company | contract | 1 year |
crm | customers | customers prospects contacts | name email phone company messages | legitimate-interests | 3 year |
support | customers | customers users | name email messages | contract | 3 year |
complaints | customers | customers | name email postal-address messages purchase-history | legal-obligation | 3 year |
repairs | customers | customers | name phone postal-address device-identifiers | contract | 3 year |
loyalty | customers | customers | name email purchase-history | contract | 3 year |
customer-surveys | customers | customers | email user-provided-data | legitimate-interests | 1 year |
call-recording | customers | customers contacts | audio-video phone | consent | 3 month |
appointments | customers | customers contacts | name email phone | contract | 1 year |
deliveries | customers | customers | name postal-address phone | contract | 3 year |
postal-advertising | communication | customers prospects | name postal-address | legitimate-interests | 3 year |
email-advertising | communication | subscribers customers | name email | consent | 3 year |
events | communication | participants | name email company | contract | 1 year |
photos | communication | employees participants customers | audio-video name | consent | 5 year |
press | communication | contacts | name email company | legitimate-interests | 3 year |
social-media | communication | visitors contacts | social-profile messages | legitimate-interests | 1 year |
prize-draws | communication | participants | name email postal-address | contract | 6 month |
case-studies | communication | customers partners | name company audio-video | consent | 5 year |
suppliers | governance | suppliers contacts | name email phone company payment-data | contract | 8 year |
cctv | premises | visitors employees | audio-video | legitimate-interests | 3 day |
visitors-book | premises | visitors | name company | legitimate-interests | 1 month |
access-control | premises | employees contractors visitors | name usage-data | legitimate-interests | 3 month |
keys | premises | employees contractors | name | legitimate-interests | 1 year |
parking | premises | employees visitors | name usage-data | contract | 1 month |
lost-property | premises | visitors customers | name phone | legitimate-interests | 6 month |
emergency-contacts | premises | employees contacts | name phone | vital-interests | 1 month |
guest-wifi | systems | visitors | device-identifiers ip-address | legitimate-interests | 7 day |
business-email | systems | employees contacts | name email messages | legitimate-interests | 6 year |
telephone | systems | employees contacts | phone usage-data | legitimate-interests | 3 month |
video-meetings | systems | employees contacts customers | name email audio-video | legitimate-interests | 1 month |
user-accounts | systems | employees contractors | name email credentials | contract | 3 month |
system-logs | systems | employees users | ip-address usage-data device-identifiers | legitimate-interests | 3 month |
backups | systems | customers employees users | user-provided-data | legal-obligation | 3 month |
it-support | systems | employees | name email messages | contract | 1 year |
document-storage | systems | employees customers contacts | name user-provided-data | legitimate-interests | 6 year |
data-destruction | systems | customers employees | user-provided-data | legal-obligation | 3 year |
ai-assistants | systems | employees customers | messages user-provided-data | legitimate-interests | 1 month |
processing-register | governance | employees contacts | name email | legal-obligation | 3 year |
consents | governance | visitors subscribers customers | name email usage-data | legal-obligation | 3 year |
privacy-requests | governance | customers visitors users employees | name email messages | legal-obligation | 3 year |
breaches | governance | customers employees users | name email user-provided-data | legal-obligation | 5 year |
whistleblowing | governance | reporters employees | name messages user-provided-data | legal-obligation | 3 year |
legal-disputes | governance | customers employees suppliers contacts | name postal-address messages | legitimate-interests | 3 year |
compliance | governance | employees partners suppliers | name company | legal-obligation | 5 year |
board | governance | shareholders employees | name email messages | legal-obligation | 10 year |
membership | sector | members | name email postal-address payment-data | contract | 3 year |
fundraising | sector | donors | name postal-address payment-data | contract | 10 year |
volunteers | sector | members contacts | name email phone | contract | 3 year |
patients | sector | patients | name phone postal-address user-provided-data | contract | 10 year | health/health-care
students | sector | students guardians | name email postal-address user-provided-data | contract | 5 year |
childcare | sector | children guardians | name phone postal-address | contract | 3 year |
tenants | sector | customers prospects | name email phone postal-address payment-data | contract | 3 year |
hotel-guests | sector | customers | name postal-address payment-data | legal-obligation | 1 year |
table-bookings | sector | customers | name phone | contract | 1 month |
`;
