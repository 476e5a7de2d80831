import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import type { Institution } from '#platform/settings/institution.ts'
import { fieldErrors } from '#platform/http/http.server.ts'
import {
  factsByTwo,
  factsOf,
  type InstitutionChange,
  type InstitutionInput,
  institutionInput,
  institutionValues,
} from './contract.ts'
import { FactsByTwo, FactsUnfit } from './errors.ts'

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
    .leftJoin('staff as other', 'other.id', 'institution_version.approved_by')
    .select(['version', 'facts', 'change_summary as changeSummary'])
    .select(['institution_version.made_at as madeAt', 'staff.name as madeBy'])
    .select('other.name as approvedBy')
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
  const changeSummary = logos.logo === '' ? 'Logo dilepas.' : 'Logo diganti.'
  await changeInstitution(ctx, { ...logos, changeSummary }, hand)
}

const VERSION_LOCK = 4_202_638

type Hands = { by: string; approvedBy?: string }

/**
 * Makes the next version, with these facts in place of those in force; every process holds it within seconds
 * (server/cache/reference-data.ts). Answers its number. Refuses with FactsUnfit.
 */
export async function changeInstitution(
  ctx: Ctx,
  change: InstitutionChange,
  { by, approvedBy }: Hands,
): Promise<number> {
  return await inTransaction(ctx.db, async (tx) => {
    await tx
      .selectNoFrom((select) =>
        select.fn('pg_advisory_xact_lock', [select.val(VERSION_LOCK)]).as('at'),
      )
      .execute()
    const version = ((await latestInstitution(tx))?.version ?? 0) + 1
    const input = merged(await valuesNow(ctx.within(tx)), change)
    const facts = factsOf(input, ctx.config.institution.isSample)
    await tx
      .insertInto('institution_version')
      .values({
        version,
        facts: JSON.stringify(facts),
        change_summary: input.changeSummary,
        made_by: by,
        approved_by: approvedBy ?? null,
        made_at: ctx.now(),
      })
      .execute()
    return version
  })
}

/** The facts in force as the form shows them: read from the table, which this process holds a little later. */
export async function valuesNow({ config, db }: Pick<Ctx, 'config' | 'db'>) {
  return institutionValues((await latestInstitution(db))?.facts ?? config.institution)
}

/** Refuses with FactsByTwo what one person sends of the facts that two change. */
export function assertOwnFacts(
  stored: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, unknown>>,
): void {
  if (factsByTwo.some((name) => (sent[name] ?? stored[name]) !== stored[name]))
    throw new FactsByTwo()
}

/** What the facts will be. Refuses with FactsUnfit what does not go together. */
export function merged(
  values: Readonly<Record<string, string>>,
  change: InstitutionChange,
): InstitutionInput {
  const parsed = v.safeParse(institutionInput, { ...values, ...change })
  if (parsed.success) return parsed.output
  throw new FactsUnfit('Ada isian yang perlu diperbaiki.', fieldErrors(parsed.issues))
}
