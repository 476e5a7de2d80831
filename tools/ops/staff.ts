import * as v from 'valibot'
import { proposalKinds } from '#app/desk/people/proposal/proposal-kinds.ts'
import { recordCommand } from '#features/staff/audit.server.ts'
import { addStaff, recoverStaff, removeStaff } from '#features/staff/change-staff.server.ts'
import { findStaffByEmail, listStaff } from '#features/staff/staff-list.server.ts'
import { newStaffSchema } from '#features/staff/staff-proposals.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { Unusable } from './explain.ts'
import { withContext } from './open.ts'
import { table } from './backup.ts'

const HOW =
  'Write "staff list", "staff add <e-mail> --role admin [--name <name>]", "staff recover <e-mail>" or "staff remove <e-mail>".'

/** `npm run ops -- staff …`: the first people of the desk, and the way back for the last one. */
export async function staff([verb, email, ...options]: string[]): Promise<void> {
  if (verb === 'list' && email === undefined) return withContext(list)
  if (email === undefined) throw new Unusable(HOW)
  if (verb === 'add') {
    const given = readNewStaff(email, options)
    return withContext((ctx) => inWords(() => add(ctx, given)))
  }
  if (options.length > 0) throw new Unusable(HOW)
  if (verb === 'recover') return withContext((ctx) => inWords(() => recover(ctx, email)))
  if (verb === 'remove') return withContext((ctx) => inWords(() => remove(ctx, email)))
  throw new Unusable(HOW)
}

function readNewStaff(email: string, options: string[]): v.InferOutput<typeof newStaffSchema> {
  const given: Record<string, string> = { email, name: email.split('@')[0] ?? email }
  for (let at = 0; at < options.length; at += 2) {
    const [name, value] = [options[at], options[at + 1]]
    if ((name !== '--role' && name !== '--name') || value === undefined) throw new Unusable(HOW)
    given[name.slice(2)] = value
  }
  const parsed = v.safeParse(newStaffSchema, given)
  if (parsed.success) return parsed.output
  throw new Unusable(
    parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'),
  )
}

async function add(ctx: Ctx, given: v.InferOutput<typeof newStaffSchema>): Promise<void> {
  const added = await inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const made = await addStaff(txCtx, given)
    const sentence = 'Menambahkan pegawai'
    const details = { peran: given.role }
    await recordCommand(ctx, tx, { sentence, documentId: made.staffId, details })
    return made
  })
  tellLink(ctx, given.email, added)
}

async function recover(ctx: Ctx, email: string): Promise<void> {
  const { id } = await theOne(ctx, email)
  const made = await inTransaction(ctx.db, async (tx) => {
    const invite = await recoverStaff(ctx.within(tx), id)
    await recordCommand(ctx, tx, { sentence: 'Membuka jalan masuk baru', documentId: id })
    return invite
  })
  tellLink(ctx, email, made)
}

async function remove(ctx: Ctx, email: string): Promise<void> {
  const { id } = await theOne(ctx, email)
  await inTransaction(ctx.db, async (tx) => {
    await removeStaff(ctx.within(tx), { staffId: id, kinds: proposalKinds })
    await recordCommand(ctx, tx, { sentence: 'Mencabut akses pegawai', documentId: id })
  })
  console.log(`${email} is removed, and every session of theirs has ended.`)
}

async function list(ctx: Ctx): Promise<void> {
  const rows = await listStaff(ctx)
  if (rows.length === 0) {
    console.log('Nobody yet. "staff add <e-mail> --role admin" makes the first.')
    return
  }
  console.log(
    table(
      ['e-mail', 'name', 'role', 'state', 'last seen'],
      rows.map((row) => [
        row.email,
        row.name,
        row.role,
        stateOf(row),
        row.lastSeenAt?.toISOString() ?? '',
      ]),
    ),
  )
}

function stateOf(row: Awaited<ReturnType<typeof listStaff>>[number]): string {
  if (row.isSample) return 'sample'
  if (row.inviteEndsAt) return `link until ${row.inviteEndsAt.toISOString()}`
  return row.hasJoined ? 'joined' : 'link has ended'
}

async function theOne(ctx: Ctx, email: string) {
  const found = await findStaffByEmail(ctx, email.trim().toLowerCase())
  if (!found) throw new Unusable(`Nobody has the e-mail ${email}. "staff list" lists everybody.`)
  return found
}

function tellLink(ctx: Ctx, email: string, made: { token: string; expiresAt: Date }): void {
  console.log(`${ctx.config.deskOrigin}/kelola/undangan/${made.token}`)
  console.log(
    `For ${email} only: whoever opens it chooses the password. It works once, until ${made.expiresAt.toISOString()}.`,
  )
}

/** A refusal is an answer for the operator, not a fault. */
async function inWords(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (isRefusal(error)) throw new Unusable(error.message)
    throw error
  }
}
