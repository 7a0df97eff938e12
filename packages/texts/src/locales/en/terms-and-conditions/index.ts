/** Terms and conditions. What they share with the policies stands in `documents`. */
export const termsAndConditions = {
  title: 'Terms and conditions',
} as const;
