/** The two halves of the keys of a report that the server holds, 32 bytes each. */
export type Halves = { readonly summary: Uint8Array; readonly content: Uint8Array };

/** The IDs of a report and of its office, 32 hexadecimal digits each. Another office never reaches the halves of a report. */
export type HalvesName = { readonly office: string; readonly report: string };

/** Halves as they are listed, with the day on which they were put. */
type ListedHalves = { readonly name: HalvesName; readonly day: string };

/**
 * Where the server's halves are: apart from the database and its backups, so that destroying them makes old backups unreadable.
 */
export type KeyStore = {
  /** Stores halves durably. Returns false, and changes nothing, if others are there under this name. */
  put(name: HalvesName, halves: Halves, day: string): Promise<boolean>;
  get(name: HalvesName): Promise<Halves | undefined>;
  /** Destroys halves durably. Those that are not there are destroyed already. */
  destroy(name: HalvesName): Promise<void>;
  list(): Promise<readonly ListedHalves[]>;
  close(): Promise<void>;
};

export const halfLength = 32;
