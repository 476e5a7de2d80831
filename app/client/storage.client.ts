import type { DeviceKey, TabKey } from './storage-keys.ts'

/** Texts and JSON under the keys of storage-keys.ts. Nothing throws: a browser may block storage, or have no room. */
export type KeyedStorage<Key extends string> = {
  /** The text under a key; null without one, and where storage is blocked. */
  get(key: Key): string | null
  /** What `validate` makes of the JSON under a key; it gets undefined where nothing whole is kept. */
  getJson<T>(key: Key, validate: (value: unknown) => T): T
  /** False when the browser refused; a warning then names the key, once. */
  set(key: Key, text: string): boolean
  setJson(key: Key, value: object): boolean
  remove(key: Key): boolean
  /** The keys of ours and of others; none where storage is blocked. */
  keys(): Key[]
}

/** `open` is asked each time: a browser that blocks storage throws already there. */
export function keyedStorage<Key extends string>(open: () => Storage): KeyedStorage<Key> {
  const refused = new Set<Key>()
  const get = (key: Key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }
  const change = (key: Key, text: string | null) => {
    try {
      if (text === null) open().removeItem(key)
      else open().setItem(key, text)
      return true
    } catch (cause) {
      if (!refused.has(key)) console.warn('not stored:', key, cause)
      refused.add(key)
      return false
    }
  }
  return {
    get,
    getJson: (key, validate) => validate(parse(get(key))),
    set: change,
    setJson: (key, value) => change(key, JSON.stringify(value)),
    remove: (key) => change(key, null),
    keys: () => {
      try {
        const storage = open()
        return Array.from({ length: storage.length }, (_, at) => storage.key(at) as Key)
      } catch {
        return []
      }
    },
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stays on this device. */
export const deviceStorage = keyedStorage<DeviceKey>(() => localStorage)

/** Goes with the tab. */
export const tabStorage = keyedStorage<TabKey>(() => sessionStorage)
