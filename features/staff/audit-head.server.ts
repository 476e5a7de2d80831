import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { auditHeadEmail } from './emails.ts'

/** The last link of the audit chain at a moment. */
export type AuditHead = { position: number; hash: string }

/** Among the files and not among the rows: who owns the tables can take the end of the chain out of them. */
const KEY = 'audit/kepala.bin'
const TYPE = 'application/octet-stream'

const stored = v.object({
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

type Files = Pick<Ctx, 'config' | 'files'>

/** Keeps the head under a seal of the installation's key. */
export async function storeHead({ config, files }: Files, head: AuditHead): Promise<void> {
  const { position, hash } = head
  const seal = sealOf(config, head).toString('hex')
  const bytes = Buffer.from(JSON.stringify({ position, hash, seal }))
  await files.put(KEY, { bytes, type: TYPE })
}

/** The head that was kept last: undefined before the first, 'forged' where somebody else wrote it. */
export async function storedHead({
  config,
  files,
}: Files): Promise<AuditHead | 'forged' | undefined> {
  const file = await files.get(KEY)
  if (!file) return undefined
  const { success, output } = v.safeParse(stored, parsed(file.bytes))
  if (!success) return 'forged'
  const isOurs = timingSafeEqual(sealOf(config, output), Buffer.from(output.seal, 'hex'))
  return isOurs ? { position: output.position, hash: output.hash } : 'forged'
}

function sealOf(config: Ctx['config'], { position, hash }: AuditHead): Buffer {
  return keyedHash(config, 'audit head', `${position} ${hash}`)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Whether the chain still has this link: one that was cut or written anew has not. */
export async function isInChain(db: Db | Tx, { position, hash }: AuditHead): Promise<boolean> {
  const link = await db
    .selectFrom('audit_link')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst()
  return link?.hash.toString('hex') === hash
}

/** Sends the head of the day to an auditor, whose mailbox nobody of the database reaches. */
export const sendAuditHeadJob = defineJob(
  { name: 'staff.audit-head', lane: 'email' },
  v.object({
    staffId: v.pipe(v.string(), v.uuid()),
    position: v.number(),
    hash: v.string(),
    at: v.string(),
  }),
  sendAuditHead,
)

type SentHead = AuditHead & { staffId: string; at: string }

async function sendAuditHead(ctx: Ctx, { staffId, at, ...head }: SentHead): Promise<void> {
  const person = await ctx.db
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!person) return
  const facts = { ...head, name: person.name, at: new Date(at) }
  await ctx.mail.send({ to: person.email, ...auditHeadEmail(facts, ctx.config) })
}

/** Leaves a mail with the head to every auditor. */
export async function mailHead(ctx: Ctx, head: AuditHead): Promise<void> {
  const auditors = await ctx.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'auditor')
    .where('removed_at', 'is', null)
    .where('is_sample', '=', false)
    .execute()
  const now = ctx.now()
  for (const { id: staffId } of auditors) {
    const payload = { staffId, ...head, at: now.toISOString() }
    await enqueue(ctx.db, sendAuditHeadJob, { payload, now, key: `${staffId} ${head.position}` })
  }
}
