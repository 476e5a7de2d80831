/** The allowed endings of a key and their types; the served type comes from this table alone. */
export const fileTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  // Sealed, and served to nobody as it is.
  bin: 'application/octet-stream',
}

/** The bytes of a file and its type, one of `fileTypes`. */
export type StoredFile = { bytes: Buffer; type: string }

/**
 * File storage: a folder, or a bucket. A key is a path of lower-case segments whose ending gives the type, e.g.
 * 'gambar/3f9c-640.webp'. A row refers to each stored file: listing is for backups.
 */
export type FileStore = {
  /** Stores the whole file or nothing; replaces a file of the same key. Throws a RangeError for an invalid key. */
  put(key: string, file: StoredFile): Promise<void>
  /** Null when there is no such file, also for an invalid key. */
  get(key: string): Promise<StoredFile | null>
  /** Every key, in no order; files added or removed meanwhile may be missing. */
  list(): AsyncIterable<string>
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>
}

const KEY = /^(?:[a-z0-9][a-z0-9_-]{0,79}\/){0,5}[a-z0-9][a-z0-9_-]{0,119}\.([a-z0-9]{2,5})$/

/** The type of a key, or undefined when it is invalid: no leading dots, no path out of the folder. */
export function typeOfKey(key: string): string | undefined {
  const ending = KEY.exec(key)?.[1]
  return ending && Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

/** Throws a RangeError unless the key is valid and its ending matches the type. */
export function assertFile(key: string, { type }: StoredFile): void {
  if (typeOfKey(key) !== type) throw new RangeError(`${key} cannot be kept as ${type}`)
}
