import { CompiledQuery } from 'kysely'
import * as v from 'valibot'
import { institutionInput, institutionValues } from '#features/institution/contract.ts'
import { changeInstitution } from '#features/institution/versions.server.ts'
import { ReferenceData } from '#server/cache/reference-data.ts'
import { noteBackup } from '#platform/db/backup/note-backup.server.ts'
import type { TestCtx } from './context.ts'

/** Changes the institution's facts as the desk does; this process holds them at once. */
export async function changeFacts(ctx: TestCtx, fields: Record<string, string>): Promise<void> {
  const values = { ...institutionValues(ctx.config.institution), changeSummary: 'Dilengkapi.' }
  const input = v.parse(institutionInput, { ...values, ...fields })
  await changeInstitution(ctx, input, { by: ctx.newId() })
  await new ReferenceData(ctx).renew()
}

/** A backup as the command notes it. */
export async function aNotedBackup({ db, now }: Pick<TestCtx, 'db' | 'now'>): Promise<void> {
  const query = (text: string, values: unknown[] = []) =>
    db.executeQuery(CompiledQuery.raw(text, values))
  await noteBackup({ query }, now())
}
