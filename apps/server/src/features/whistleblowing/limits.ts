const MiB = 1024 * 1024;

/** How much reporters and managers may send. */
export const reportLimits = {
  /** The length of a file and of all files of a report, in bytes, before padding. */
  file: 50 * MiB,
  report: 200 * MiB,
  /** The number of files of a report or message. */
  files: 20,
  /** The size class of the longest text, in bytes. */
  text: MiB,
  /** The entries of a report. */
  entries: 2000,
  /** The bytes that an office holds of files whose report has not come yet. */
  arriving: 2048 * MiB,
} as const;

/** The largest body of a submission, in bytes: sealed parts are sent as base64url. */
export const submissionLimit = 2 * MiB;
