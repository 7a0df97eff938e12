/** The dialog that offers what organizations typically do with data. Their names stand in the area `typicalProcessing`. */
export const typicalActivities = {
  title: 'What does your organization do?',
  text: 'Choose what applies. Each becomes a draft with what is usual for it, which you check and confirm.',
  search: 'Search activities',
  none: 'No activity matches',
  add: { one: 'Add one draft', other: 'Add %{number} drafts' },
  added: { one: 'One draft was created', other: '%{number} drafts were created' },
  there: 'All of these are in the register already',
  areas: {
    staff: 'People who work here',
    finance: 'Money',
    customers: 'Customers',
    communication: 'Communication',
    premises: 'Premises',
    systems: 'IT and files',
    governance: 'Duties and governance',
    sector: 'By sector',
  },
};
