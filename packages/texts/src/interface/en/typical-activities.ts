/** The dialog that offers what organizations typically do with data. Their names stand in the area `typicalProcessing`. */
export const typicalActivities = {
  title: 'What does your organization do?',
  text: 'Select your activities. Each becomes a draft with typical details for you to review and confirm.',
  search: 'Search activities',
  none: 'No matching activities',
  add: { one: 'Add one draft', other: 'Add %{number} drafts' },
  added: { one: 'One draft was created', other: '%{number} drafts were created' },
  there: 'All of these are already in the register',
  areas: {
    staff: 'Staff',
    finance: 'Finance',
    customers: 'Customers',
    communication: 'Communication',
    premises: 'Premises',
    systems: 'IT and files',
    governance: 'Compliance and governance',
    sector: 'By sector',
  },
};
