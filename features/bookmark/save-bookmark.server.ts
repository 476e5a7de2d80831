import { type Quran, openQuran } from '#features/quran/text/source.server.ts'
import type { VerseRef } from '#features/quran/quran.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { findBookmarks, type BookmarkRow } from './queries.server.ts'
import { type Bookmark, mergeBookmarks, MOST_BOOKMARKS } from './bookmark.ts'
import { refusal } from '#platform/refusal.ts'

/** No surah has such a verse. */
class VerseNotFound extends refusal({
  code: 'saved-verse/no-such-verse',
  status: 404,
  message: 'Ayat ini tidak ada.',
}) {}

/** One account keeps so many verses and no more. */
class TooManyBookmarks extends refusal({ code: 'saved-verse/full', status: 409 }) {
  constructor() {
    const most = MOST_BOOKMARKS.toLocaleString('id-ID')
    super(`Anda sudah menyimpan ${most} ayat, jumlah terbanyak. Hapus beberapa dahulu.`)
  }
}

/** A verse that another device changed is not taken out unseen. */
class BookmarkChanged extends refusal({
  code: 'saved-verse/changed',
  status: 409,
  message: 'Ayat ini baru diubah di perangkat lain, jadi tidak dihapus. Lihat isinya dahulu.',
}) {}

/** The notes of several devices on one verse together are longer than can be kept. */
class NoteFull extends refusal({ code: 'saved-verse/note-full', status: 409 }) {
  constructor(place: string) {
    super(`Catatan untuk ${place} sudah terlalu panjang untuk digabung. Ringkaskan dahulu.`)
  }
}

export type Saving = VerseRef & {
  /** A missing field stays unchanged. */
  note?: string | undefined
  labels?: readonly string[] | undefined
  colour?: Bookmark['colour'] | undefined
  /** When the version that was changed was written: what another device wrote since then stays, under this. */
  base?: Date | undefined
}

/** Saves a verse for an account, or changes what is kept with a saved one; a repeat changes nothing. */
export async function saveBookmark(
  ctx: Ctx,
  accountId: string,
  { surah, ayah, base, ...changes }: Saving,
): Promise<{ bookmark: BookmarkRow; isNew: boolean }> {
  const quran = openQuran(ctx.config)
  assertVerse(quran, { surah, ayah })
  return inTransaction(ctx.db, async (tx) => {
    const all = await lockBookmarks(tx, accountId)
    const known = all.find((each) => each.surah === surah && each.ayah === ayah)
    if (!known && all.length >= MOST_BOOKMARKS) throw new TooManyBookmarks()
    const now = ctx.now().getTime()
    const before = known ?? newRow(ctx, { surah, ayah }, now)
    const typed = { ...before, ...defined(changes) }
    const after = isChangedSince(known, base)
      ? mergedInto(known, { ...typed, updatedAt: now })
      : typed
    assertRoom(quran, after)
    const isSame = known && isEqual(after, known)
    const bookmark = isSame ? known : { ...after, updatedAt: now }
    if (!isSame) await write(tx, accountId, [bookmark])
    return { bookmark, isNew: !known }
  })
}

export type Brought = VerseRef & {
  note: string
  labels: readonly string[]
  colour: Bookmark['colour']
  createdAt?: Date | undefined
  updatedAt?: Date | undefined
}

/** Merges a device's bookmarks into an account, all or none; answers the merged ones, in their order. */
export async function mergeVerses(
  ctx: Ctx,
  accountId: string,
  brought: readonly Brought[],
): Promise<BookmarkRow[]> {
  const quran = openQuran(ctx.config)
  for (const place of brought) assertVerse(quran, place)
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockBookmarks(tx, accountId)
    const known = new Map(before.map((each) => [verseKey(each), each]))
    const bookmarks = brought.map((each) => bookmarkOf(ctx, each, known.get(verseKey(each))))
    const after = bookmarks.reduce<BookmarkRow[]>(
      (all, bookmark) => mergeBookmarks(all, [bookmark]),
      before,
    )
    if (after.length > Math.max(MOST_BOOKMARKS, before.length)) throw new TooManyBookmarks()
    const wanted = new Set(brought.map(verseKey))
    const changed = after.filter((each) => wanted.has(verseKey(each)))
    for (const each of changed) assertRoom(quran, each)
    await write(tx, accountId, changed)
    const byKey = new Map(changed.map((each) => [verseKey(each), each]))
    return brought.flatMap((each) => byKey.get(verseKey(each)) ?? [])
  })
}

/** Removes a saved verse; one that is not saved changes nothing, one changed since `base` is refused. */
export async function removeVerse(
  ctx: Ctx,
  accountId: string,
  { surah, ayah, base }: VerseRef & { base?: Date | undefined },
): Promise<void> {
  assertVerse(openQuran(ctx.config), { surah, ayah })
  await inTransaction(ctx.db, async (tx) => {
    const all = await lockBookmarks(tx, accountId)
    const known = all.find((each) => each.surah === surah && each.ayah === ayah)
    if (isChangedSince(known, base)) throw new BookmarkChanged()
    await tx
      .deleteFrom('saved_verse')
      .where('account_id', '=', accountId)
      .where('surah', '=', surah)
      .where('ayah', '=', ayah)
      .execute()
  })
}

/** Refuses a place without a verse. */
export function assertVerse(quran: Quran, { surah, ayah }: VerseRef): void {
  if (!quran.findSurah(surah)?.verses[ayah - 1]) throw new VerseNotFound()
}

/** Two devices of one member write one after the other. */
async function lockBookmarks(tx: Tx, accountId: string): Promise<BookmarkRow[]> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  return findBookmarks(tx, accountId)
}

function newRow(ctx: Ctx, { surah, ayah }: VerseRef, now: number): BookmarkRow {
  const id = ctx.newPublicId()
  return { id, surah, ayah, note: '', labels: [], colour: '', createdAt: now, updatedAt: now }
}

/** A device's clock may be wrong: no bookmark is created in the future, nor changed before it was created. */
function bookmarkOf(ctx: Ctx, brought: Brought, known: BookmarkRow | undefined): BookmarkRow {
  const now = ctx.now().getTime()
  const at = (moment: Date | undefined) => Math.min(moment?.getTime() ?? now, now)
  const createdAt = Math.min(at(brought.createdAt), at(brought.updatedAt))
  return {
    ...newRow(ctx, brought, now),
    ...(known && { id: known.id }),
    note: brought.note.trim(),
    labels: brought.labels,
    colour: brought.colour,
    createdAt,
    updatedAt: at(brought.updatedAt ?? brought.createdAt),
  }
}

async function write(tx: Tx, accountId: string, bookmark: readonly BookmarkRow[]): Promise<void> {
  const rows = bookmark.map(({ createdAt, updatedAt, labels, ...row }) => ({
    ...row,
    account_id: accountId,
    labels: [...labels],
    created_at: new Date(createdAt),
    updated_at: new Date(updatedAt),
  }))
  await tx
    .insertInto('saved_verse')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'surah', 'ayah']).doUpdateSet((eb) => ({
        note: eb.ref('excluded.note'),
        labels: eb.ref('excluded.labels'),
        colour: eb.ref('excluded.colour'),
        created_at: eb.ref('excluded.created_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

function isEqual(a: BookmarkRow, b: BookmarkRow): boolean {
  const whole = ({ note, labels, colour }: BookmarkRow) => JSON.stringify([note, labels, colour])
  return whole(a) === whole(b)
}

function isChangedSince(
  known: BookmarkRow | undefined,
  base: Date | undefined,
): known is BookmarkRow {
  return known !== undefined && base !== undefined && known.updatedAt > base.getTime()
}

function mergedInto(known: BookmarkRow, typed: BookmarkRow): BookmarkRow {
  return mergeBookmarks([known], [typed])[0] ?? known
}

/** Refuses what merging made longer than a row may be. */
function assertRoom(quran: Quran, { surah, ayah, note, labels }: Bookmark): void {
  if (note.length <= 5_000 && labels.length <= 100) return
  throw new NoteFull(`${quran.findSurah(surah)?.name ?? 'surat'} ayat ${ayah}`)
}

/** Only what was given. */
function defined({ note, labels, colour }: Omit<Saving, keyof VerseRef | 'base'>) {
  return {
    ...(note !== undefined && { note }),
    ...(labels !== undefined && { labels }),
    ...(colour !== undefined && { colour }),
  }
}
