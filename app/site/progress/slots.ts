type Items<T> = Readonly<Record<string, T>>

/** What this device has of one account: `unsent` are the keys the account does not have yet. */
type AccountSlot<T> = {
  /** Which session it belongs to, without its value. */
  session: string
  owner: string
  /** The account's last change that is in it. */
  since: number
  items: Items<T>
  unsent: readonly string[]
}

/** What a device keeps: a guest's own, and each account's that is or was signed in here. */
export type KeptProgress<T> = { guest: Items<T>; accounts: readonly AccountSlot<T>[] }

/** Knows a session again; the value itself is kept in one place only. */
export function sessionTag(session: string): string {
  let hash = 0x811c9dc5
  for (const letter of session) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function slotOf<T>(progress: KeptProgress<T>, session: string | null) {
  const tag = session === null ? undefined : sessionTag(session)
  return progress.accounts.find((slot) => slot.session === tag)
}

/** What is shown: the account's, or the guest's where nobody is signed in or the account has not answered yet. */
export function itemsShown<T>(progress: KeptProgress<T>, session: string | null): Items<T> {
  return slotOf(progress, session)?.items ?? progress.guest
}

/** One thing as it is now; an account's waits to be sent. */
export function withItem<T>(
  progress: KeptProgress<T>,
  session: string | null,
  changed: Items<T>,
): KeptProgress<T> {
  const slot = slotOf(progress, session)
  if (!slot) return { ...progress, guest: { ...progress.guest, ...changed } }
  const items = { ...slot.items, ...changed }
  const unsent = [...new Set([...slot.unsent, ...Object.keys(changed)])]
  return withSlot(progress, { ...slot, items, unsent })
}

function withSlot<T>(progress: KeptProgress<T>, slot: AccountSlot<T>): KeptProgress<T> {
  const others = progress.accounts.filter(({ owner }) => owner !== slot.owner)
  return { ...progress, accounts: [...others, slot] }
}

/**
 * The account of a new session is known: its waiting changes go on, and the guest's progress becomes its own. No other
 * account's does.
 */
export function withAccount<T>(
  progress: KeptProgress<T>,
  { session, owner }: { session: string; owner: string },
  merge: (one: T, other: T) => T,
): KeptProgress<T> {
  const known = progress.accounts.find((slot) => slot.owner === owner)
  const items = merged(known?.items ?? {}, progress.guest, merge)
  const unsent = [...new Set([...(known?.unsent ?? []), ...Object.keys(progress.guest)])]
  const slot = { owner, session: sessionTag(session), since: known?.since ?? 0, items, unsent }
  return { ...withSlot(progress, slot), guest: {} }
}

/** The account's answer: what came is merged, what was sent and has not changed since no longer waits. */
export function withAnswer<T>(
  progress: KeptProgress<T>,
  owner: string,
  answer: { sent: Items<T>; came: Items<T>; since: number; merge: (one: T, other: T) => T },
): KeptProgress<T> {
  const slot = progress.accounts.find((each) => each.owner === owner)
  if (!slot) return progress
  const { sent, came, since, merge } = answer
  const unsent = slot.unsent.filter((key) => !(key in sent) || slot.items[key] !== sent[key])
  return withSlot(progress, { ...slot, since, unsent, items: merged(slot.items, came, merge) })
}

function merged<T>(one: Items<T>, other: Items<T>, merge: (one: T, other: T) => T): Items<T> {
  const all = { ...one }
  for (const [key, item] of Object.entries(other)) {
    const known = all[key]
    all[key] = known === undefined ? item : merge(known, item)
  }
  return all
}

/** After signing out nothing of an account stays but what it does not have yet. */
export function withoutSettled<T>(
  progress: KeptProgress<T>,
  session: string | null,
): KeptProgress<T> {
  const current = slotOf(progress, session)
  return {
    ...progress,
    accounts: progress.accounts.filter((slot) => slot === current || slot.unsent.length > 0),
  }
}

/** What storage had under a key, of this form; undefined for another one. */
export function readKeptProgress<T>(
  value: unknown,
  readItem: (value: unknown) => T | undefined,
): KeptProgress<T> | undefined {
  const { version, guest, accounts } = Object(value) as Partial<KeptProgress<T>> & {
    version?: unknown
  }
  if (version !== 2 || !Array.isArray(accounts)) return undefined
  return {
    guest: readItems(guest, readItem),
    accounts: accounts.map((slot: AccountSlot<T>) => ({
      session: String(slot.session),
      owner: String(slot.owner),
      since: Number(slot.since) || 0,
      items: readItems(slot.items, readItem),
      unsent: Array.isArray(slot.unsent) ? slot.unsent.map(String) : [],
    })),
  }
}

export function readItems<T>(
  value: unknown,
  readItem: (value: unknown) => T | undefined,
): Items<T> {
  const entries = Object.entries(Object(value) as Record<string, unknown>)
  return Object.fromEntries(
    entries.flatMap(([key, item]) => {
      const whole = readItem(item)
      return whole === undefined ? [] : [[key, whole]]
    }),
  )
}
