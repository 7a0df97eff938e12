const MiB = 1024 * 1024;

/** How much reporters and managers may send. */
export const reportLimits = {
  /** The longest file that a setting can allow, in bytes, before padding. */
  file: 1000 * MiB,
  /** The number of files of a report or message. */
  files: 20,
  /** The size class of the longest text, in bytes. */
  text: MiB,
  /** The entries of a report. */
  entries: 2000,
} as const;

/** How many bytes of files may be sent, as the operator sets it. */
export type FileLimits = {
  /** Of a file and of all files of a report or message, before padding. */
  readonly file: number;
  readonly report: number;
  /** That an office holds of files whose report has not come yet. */
  readonly arriving: number;
};

/** @param megabytes see `Config` */
export const fileLimitsOf = ({ file, total }: { readonly file: number; readonly total: number }): FileLimits => ({
  file: file * MiB,
  report: total * MiB,
  arriving: Math.max(2048, 4 * total) * MiB,
});

/** The largest body of a submission, in bytes: sealed parts are sent as base64url. */
export const submissionLimit = 2 * MiB;
