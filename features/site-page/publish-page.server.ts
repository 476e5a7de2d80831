import * as v from 'valibot'
import { cleanHtml } from '#platform/text/clean-html.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { type VersionInput, versionInput } from './contract.ts'
import { VersionOutOfOrder } from './errors.ts'
import { consentedSlugs, unknownBlanks } from './site-page.ts'

const ORDER_LOCK = 4_202_632

/**
 * Publishes the next version of a page. It is in force from the start of `effectiveOn` (a day in Jakarta), or at once
 * without one, and is announced until then. Answers its number. Refuses with InvalidInput or VersionOutOfOrder.
 */
export async function publishPage(
  ctx: Ctx,
  input: VersionInput & { effectiveOn?: string },
  { by }: { by: string },
): Promise<number> {
  const { output, issues } = v.safeParse(versionInput, input, { abortPipeEarly: true })
  if (issues) throw new InvalidInput(fieldsOf(issues))
  const body = cleanHtml(output.body)
  const [unknown] = unknownBlanks(body)
  if (unknown !== undefined) {
    throw new InvalidInput({ body: `Isian {${unknown}} tidak dikenal.` })
  }
  if (consentedSlugs.includes(output.slug) && !output.code) {
    throw new InvalidInput({ code: 'Beri kode: persetujuan orang akan menyebutnya.' })
  }
  const now = ctx.now()
  const effectiveAt = input.effectiveOn === undefined ? now : startOfDay(input.effectiveOn)
  // What people agreed to yesterday cannot have been something else.
  if (effectiveAt < now) throw new VersionOutOfOrder()
  const version = await inTransaction(ctx.db, async (tx) => {
    const { version: last, effectiveAt: after } = await lastVersion(tx, output.slug)
    await assertNewCode(tx, output)
    if (after && after > effectiveAt) throw new VersionOutOfOrder()
    const { code = null, changeSummary, ...words } = output
    await tx
      .insertInto('site_page_version')
      .values({
        ...words,
        body,
        code,
        version: last + 1,
        change_summary: changeSummary,
        effective_at: effectiveAt,
        published_by: by,
        published_at: now,
      })
      .execute()
    return last + 1
  })
  ctx.pages.purge(`/${output.slug}`)
  return version
}

/** A code names one version for ever. */
async function assertNewCode(tx: Tx, { slug, code }: { slug: string; code?: string | undefined }) {
  const taken = await tx
    .selectFrom('site_page_version')
    .select('version')
    .where('slug', '=', slug)
    .where('code', '=', code ?? '')
    .executeTakeFirst()
  if (taken) throw new InvalidInput({ code: `Kode ini milik versi ${taken.version}.` })
}

/** The newest version, locked until the commit: two publications at once get two numbers. */
async function lastVersion(tx: Tx, slug: string) {
  await tx
    .selectNoFrom((select) => select.fn('pg_advisory_xact_lock', [select.val(ORDER_LOCK)]).as('at'))
    .execute()
  const last = await tx
    .selectFrom('site_page_version')
    .select(['version', 'effective_at as effectiveAt'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { version: 0, effectiveAt: undefined }
}

function fieldsOf(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map((issue) => [v.getDotPath(issue) ?? 'body', issue.message]),
  )
}
