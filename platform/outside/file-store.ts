/** What a key may end in, and what it then is: what is served says its type by this table alone. */
export const fileTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

/** The bytes of a file and its type, one of `fileTypes`. */
export type StoredFile = { bytes: Buffer; type: string }

/**
 * Where files are kept: a folder, or a bucket. A key is a path of lower-case segments whose ending says its type,
 * e.g. 'gambar/3f9c-640.webp'. Whoever keeps a file names it in a row; nothing lists the store.
 */
export type FileStore = {
  /** Keeps it whole or not at all; a file of this key is replaced. Throws a RangeError for a key of another form. */
  put(key: string, file: StoredFile): Promise<void>
  /** Null when nobody kept one, also for a key that nobody can have kept. */
  get(key: string): Promise<StoredFile | null>
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>
}

const KEY = /^(?:[a-z0-9][a-z0-9_-]{0,79}\/){0,5}[a-z0-9][a-z0-9_-]{0,119}\.([a-z0-9]{2,5})$/

/** The type a key stands for, or undefined when it is no key of ours: no dots before a name, no way out of the folder. */
export function typeOfKey(key: string): string | undefined {
  const ending = KEY.exec(key)?.[1]
  return ending && Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

/** Throws a RangeError unless the key is one of ours and its ending agrees with the type. */
export function assertFile(key: string, { type }: StoredFile): void {
  if (typeOfKey(key) !== type) throw new RangeError(`${key} cannot be kept as ${type}`)
}
