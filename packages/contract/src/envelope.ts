import { z } from 'zod';

/** What the page does next: navigate, or open a URL in a lightbox. */
const envelopeAction = z.object({
  redirect_to: z.string().optional(),
  facebox: z.string().optional(),
});

/** Response of the fixed paths. */
export const envelope = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  action: envelopeAction.optional(),
  /** Messages about fields that were valid in form, by name: `errors.email` when an address is already known, or unknown. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The caller shows the failure itself: generic error handling stays silent. */
  skip_custom_err_handler: z.boolean().optional(),
});
export type Envelope = z.output<typeof envelope>;
