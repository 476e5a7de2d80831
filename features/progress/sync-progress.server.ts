import { createHash } from 'node:crypto'
import { openQuran, type Quran } from '#features/quran/text/source.server.ts'
import { parseVerseKey } from '#features/quran/verse-key.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { mergedState, MOST_PLANS, type ProgressKind, type ProgressState } from './progress.ts'
import { InvalidInput, refusal } from '#platform/refusal.ts'

/** One account keeps so many plans and no more. */
class TooManyPlans extends refusal({ code: 'progress/full', status: 409 }) {
  constructor() {
    super(`Akun Anda sudah mencatat ${MOST_PLANS} rencana khatam, jumlah terbanyak.`)
  }
}

type Item = { key: string; state: ProgressState }
type DeviceChanges = { kind: ProgressKind; since: number; items: readonly Item[] }

const PAGE = 500

/** Merges what a device changed into the account, and answers what changed since the version the device has. */
export async function syncProgress(
  ctx: Ctx,
  accountId: string,
  { kind, since, items }: DeviceChanges,
) {
  const quran = openQuran(ctx.config)
  items.forEach(({ key }, place) => {
    if (!isKeyOf(quran, kind, key)) throw notProgress(place)
  })
  const found = await inTransaction(ctx.db, async (tx) => {
    // Two devices of one member write one after the other.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    if (items.length > 0) await mergeInto(ctx, tx, { accountId, kind, items })
    return changedSince(tx, { accountId, kind, since })
  })
  const owner = createHash('sha256').update(`progress:${accountId}`).digest('base64url')
  return { ...found, owner: owner.slice(0, 22) }
}

function isKeyOf(quran: Quran, kind: ProgressKind, key: string): boolean {
  if (kind === 'khatam') return isPublicId(key)
  const ref = parseVerseKey(key)
  return ref !== undefined && quran.findSurah(ref.surah)?.verses[ref.ayah - 1] !== undefined
}

type Whose = { accountId: string; kind: ProgressKind }

async function mergeInto(
  ctx: Ctx,
  tx: Tx,
  { accountId, kind, items }: Whose & Pick<DeviceChanges, 'items'>,
): Promise<void> {
  const ofKind = tx
    .selectFrom('progress_item')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
  const keys = [...new Set(items.map(({ key }) => key))]
  const rows = await ofKind.select(['key', 'state']).where('key', 'in', keys).execute()
  const { count, version } = await ofKind
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('version').as('version')])
    .executeTakeFirstOrThrow()
  const known = new Map<string, unknown>(rows.map(({ key, state }) => [key, state]))
  const before = new Map(rows.map(({ key, state }) => [key, stableText(state)]))
  items.forEach(({ key, state }, place) => {
    const merged = mergedState(kind, known.get(key), state)
    if (!merged) throw notProgress(place)
    known.set(key, merged)
  })
  const isFull = kind === 'khatam' && Number(count) + known.size - rows.length > MOST_PLANS
  if (isFull && known.size > rows.length) throw new TooManyPlans()
  const changed = [...known].filter(([key, state]) => before.get(key) !== stableText(state))
  if (changed.length === 0) return
  await tx
    .insertInto('progress_item')
    .values(
      changed.map(([key, state]) => ({
        account_id: accountId,
        kind,
        key,
        state: JSON.stringify(state),
        version: Number(version ?? 0) + 1,
        updated_at: ctx.now(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'key']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        version: eb.ref('excluded.version'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** The same text for the same state: the database keeps keys in an order of its own. */
function stableText(state: unknown): string {
  return JSON.stringify(state, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** At most a page; rows of one version are never parted, for the next page begins after a version. */
async function changedSince(
  tx: Tx,
  { accountId, kind, since }: Whose & Pick<DeviceChanges, 'since'>,
) {
  const rows = await tx
    .selectFrom('progress_item')
    .select(['key', 'state', 'version'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('version', '>', since)
    .orderBy('version')
    .orderBy('key')
    .limit(PAGE + 1)
    .execute()
  const hasMore = rows.length > PAGE
  const shown = hasMore ? rows.filter(({ version }) => version !== rows.at(-1)?.version) : rows
  return {
    items: shown.map(({ key, state }) => ({ key, state: state as ProgressState })),
    version: shown.at(-1)?.version ?? since,
    hasMore,
  }
}

/** A key that names no plan or verse, or a state that is none of its kind. */
function notProgress(place: number): InvalidInput {
  return new InvalidInput({ [`items.${place}`]: 'Catatan ini tidak dapat dibaca.' })
}
