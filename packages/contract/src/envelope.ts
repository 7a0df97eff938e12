import { z } from 'zod';

/** What the page does next: go somewhere, or open an address in a lightbox. */
const envelopeAction = z.object({
  redirect_to: z.string().optional(),
  facebox: z.string().optional(),
});

/** What the fixed paths answer. */
export const envelope = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  action: envelopeAction.optional(),
  /** What is said of fields whose form was right, by name: `errors.email` when an address is known, or is not. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The caller shows the failure itself: the general handling stays silent. */
  skip_custom_err_handler: z.boolean().optional(),
});
export type Envelope = z.output<typeof envelope>;
