import { openQuran } from '#features/quran/text/source.server.ts'
import type { VerseRef } from '#features/quran/quran.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { assertVerse } from './save-bookmark.server.ts'

export type LastReadVerse = VerseRef & { readAt: Date }

/** Where a member stopped reading, on any device; undefined when unknown. */
export async function findLastRead(db: Db, accountId: string): Promise<LastReadVerse | undefined> {
  const row = await db
    .selectFrom('last_read')
    .select(['surah', 'ayah', 'read_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { surah: row.surah, ayah: row.ayah, readAt: row.read_at }
}

/** Stores where a member stopped reading; a later place from another device stays. */
export async function rememberLastRead(
  ctx: Ctx,
  accountId: string,
  { surah, ayah, readAt }: VerseRef & { readAt?: Date | undefined },
): Promise<LastReadVerse> {
  assertVerse(openQuran(ctx.config), { surah, ayah })
  const now = ctx.now()
  const read_at = readAt && readAt < now ? readAt : now
  await ctx.db
    .insertInto('last_read')
    .values({ account_id: accountId, surah, ayah, read_at })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ surah, ayah, read_at })
        .where('last_read.read_at', '<=', read_at),
    )
    .execute()
  const lastRead = await findLastRead(ctx.db, accountId)
  if (!lastRead) throw new Error('what was last read is gone as soon as it was written')
  return lastRead
}
