import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import type { Institution } from '#platform/institution.ts'
import { factsOf, type InstitutionInput, institutionValues } from './contract.ts'

/** The version in force; undefined before the first. */
export async function latestInstitution(
  db: Db,
): Promise<{ version: number; facts: Institution } | undefined> {
  return await db
    .selectFrom('institution_version')
    .select(['version', 'facts'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** All versions with who made them, latest first; null came from INSTITUTION_FILE. */
export async function listInstitutionVersions(db: Db) {
  return await db
    .selectFrom('institution_version')
    .leftJoin('staff', 'staff.id', 'institution_version.made_by')
    .select(['version', 'facts', 'change_summary as changeSummary'])
    .select(['institution_version.made_at as madeAt', 'staff.name as madeBy'])
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
}

/** Writes the facts of INSTITUTION_FILE as the first version, where there is none. The sample is no version. */
export async function keepFirstInstitution(
  db: Db,
  { institution, now }: { institution: Institution; now: Date },
): Promise<void> {
  if (institution.isSample) return
  await db
    .insertInto('institution_version')
    .values({
      version: 1,
      facts: JSON.stringify(institution),
      change_summary: 'Data dari berkas lembaga saat pertama kali dijalankan.',
      made_by: null,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Puts other logos in place, or none; everything else stays as it is. */
export async function changeLogo(
  ctx: Ctx,
  logos: Partial<Pick<InstitutionInput, 'logo' | 'logoDark'>>,
  hand: { by: string },
): Promise<void> {
  const facts = (await latestInstitution(ctx.db))?.facts ?? ctx.config.institution
  const changeSummary = logos.logo === '' ? 'Logo dilepas.' : 'Logo diganti.'
  const input = { ...institutionValues(facts), ...logos, changeSummary }
  await changeInstitution(ctx, input as InstitutionInput, hand)
}

const VERSION_LOCK = 4_202_638

/** Makes the next version; every process holds it within seconds (server/held-facts.ts). Answers its number. */
export async function changeInstitution(
  ctx: Ctx,
  input: InstitutionInput,
  { by }: { by: string },
): Promise<number> {
  const facts = factsOf(input, ctx.config.institution.isSample)
  return await inTransaction(ctx.db, async (tx) => {
    await tx
      .selectNoFrom((select) =>
        select.fn('pg_advisory_xact_lock', [select.val(VERSION_LOCK)]).as('at'),
      )
      .execute()
    const version = ((await latestInstitution(tx))?.version ?? 0) + 1
    await tx
      .insertInto('institution_version')
      .values({
        version,
        facts: JSON.stringify(facts),
        change_summary: input.changeSummary,
        made_by: by,
        made_at: ctx.now(),
      })
      .execute()
    return version
  })
}
