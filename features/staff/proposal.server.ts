import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import {
  NotPermitted,
  ProposalDecided,
  ProposalMoved,
  ProposalOpen,
  ProposalShownDiffers,
  ProposalUnknown,
  ProposerGone,
  SameProposer,
} from './errors.ts'
import { isPermitted, type Permission, type Role } from './permissions.ts'

/** A line of a proposal as people compare it. */
export type TermLine = { label: string; value: string }

/** What `apply` gets of an approved proposal. */
export type Approved<T> = {
  id: string
  documentId: string
  terms: T
  /** Who proposed it, and who approved it. */
  madeBy: string
  decidedBy: string
  /** All kinds of the product. */
  kinds: readonly ProposalKind[]
}

/** What a proposal is about, before it has an id. */
export type ProposalSubject<T> = Pick<Approved<T>, 'documentId' | 'terms'>

export type ProposalKind<T = unknown> = {
  kind: string
  /** 'Menerbitkan program'. */
  words: string
  propose: Permission
  approve: Permission
  terms: v.GenericSchema<unknown, T>
  /** The terms, and what stood before, as lines with equal labels. */
  describe(terms: T): TermLine[]
  /**
   * What must be unchanged from the proposal to the approval. The core takes it with the proposal and compares it before
   * `apply`; what the proposal itself moves does not belong here.
   */
  basis(ctx: Ctx, about: ProposalSubject<T>): Promise<Record<string, unknown>>
  /** What has come since it was proposed and whoever decides must know; only read while it is open. */
  since?(ctx: Ctx, open: ProposalSubject<T>): Promise<TermLine[]>
  /** Where the document is looked at, an address of the desk. */
  address(documentId: string): string
  /** Carries it out in the transaction of the approval; repeats every check, for the state may have moved on. */
  apply(ctx: Ctx, approved: Approved<T>): Promise<void>
  /** Frees what the proposal held, when it is rejected or withdrawn. */
  dismiss?(ctx: Ctx, dismissed: Dismissed<T>): Promise<void>
}

/** What `dismiss` gets; a withdrawn proposal was decided by nobody. */
export type Dismissed<T> = Omit<Approved<T>, 'decidedBy' | 'kinds'> & { decidedBy: string | null }

/** A kind of proposal whose terms are read by their schema wherever they come from the database. */
export function defineProposal<T>(kind: ProposalKind<T>): ProposalKind {
  const read = (terms: unknown) => v.parse(kind.terms, terms)
  return {
    ...kind,
    describe: (terms) => kind.describe(read(terms)),
    basis: (ctx, about) => kind.basis(ctx, { ...about, terms: read(about.terms) }),
    since: async (ctx, open) =>
      (await kind.since?.(ctx, { ...open, terms: read(open.terms) })) ?? [],
    apply: (ctx, approved) => kind.apply(ctx, { ...approved, terms: read(approved.terms) }),
    dismiss: async (ctx, dismissed) =>
      await kind.dismiss?.(ctx, { ...dismissed, terms: read(dismissed.terms) }),
  }
}

export type NewProposal = {
  documentId: string
  /** What it is about, in the list: the name of the campaign. */
  title: string
  terms: Record<string, unknown>
  before?: Record<string, unknown> | null
  note?: string
  /** Who wants it. */
  by: string
}

/** Writes a proposal and answers its id. Refuses with ProposalOpen while another of its kind waits for this document. */
export async function propose(
  ctx: Ctx,
  kind: ProposalKind,
  { documentId, title, terms, before = null, note = '', by }: NewProposal,
): Promise<string> {
  v.parse(kind.terms, terms)
  const { db, newId, now } = ctx
  if (!(await mayStillPropose(db, kind, by))) throw new NotPermitted()
  const basis = await basisOf(ctx, kind, { documentId, terms })
  const row = await db
    .insertInto('proposal')
    .values({
      id: newId(),
      kind: kind.kind,
      document_id: documentId,
      title,
      terms: JSON.stringify(terms),
      before: before && JSON.stringify(before),
      note,
      basis,
      status: 'proposed',
      made_by: by,
      made_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new ProposalOpen()
  return row.id
}

/** Who decides, by id and role, and what. */
export type ProposalDecision = {
  by: string
  role: Role
  isApproved: boolean
  note?: string
  /** The digest of what was shown to whoever approves. The door asks for it; a command shows nothing. */
  shown?: string
}

/**
 * Approves or rejects another person's proposal; an approval carries it out in the same transaction, so that a refusal
 * of `apply` leaves it open. Refuses a role that may not approve this kind, and to approve what is no longer what was
 * proposed or shown. `kinds` are all kinds of the product.
 */
export async function decideProposal(
  ctx: Ctx,
  { kinds, id }: { kinds: readonly ProposalKind[]; id: string },
  { by, role, isApproved, note = '', shown }: ProposalDecision,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const row = await lockOpen(txCtx, id)
    if (row.made_by === by) throw new SameProposer()
    const kind = kinds.find((each) => each.kind === row.kind)
    if (!kind) throw new ProposalUnknown()
    if (!isPermitted(role, kind.approve)) throw new NotPermitted()
    if (isApproved) await assertApprovable(txCtx, kind, { row, shown })
    await tx
      .updateTable('proposal')
      .set({
        status: isApproved ? 'approved' : 'rejected',
        decided_by: by,
        decided_at: ctx.now(),
        decision_note: note,
      })
      .where('id', '=', id)
      .execute()
    const { document_id: documentId, made_by: madeBy, terms } = row
    const decided = { id, documentId, madeBy, decidedBy: by, terms }
    if (isApproved) await kind.apply(txCtx, { ...decided, kinds })
    else await kind.dismiss?.(txCtx, decided)
  })
}

type OpenRow = Awaited<ReturnType<typeof lockOpen>>
type Approvable = { row: OpenRow; shown: string | undefined }

/** The proposer still may propose it, nothing under it has moved, and it is what was shown. */
async function assertApprovable(ctx: Ctx, kind: ProposalKind, { row, shown }: Approvable) {
  if (!(await mayStillPropose(ctx.db, kind, row.made_by))) throw new ProposerGone()
  const about = { documentId: row.document_id, terms: row.terms }
  if (row.basis !== (await basisOf(ctx, kind, about))) throw new ProposalMoved()
  if (shown === undefined) return
  const { title, note, before } = row
  const page = await shownProposal(ctx, kind, { ...about, title, note, before, isOpen: true })
  if (page.digest !== shown) throw new ProposalShownDiffers()
}

/** Whether somebody may propose it now. Held to the end of a transaction: a removal at the same moment comes after. */
async function mayStillPropose(db: Db | Tx, kind: ProposalKind, by: string): Promise<boolean> {
  const maker = await db
    .selectFrom('staff')
    .select(['role', 'removed_at'])
    .where('id', '=', by)
    .forShare()
    .executeTakeFirst()
  return maker?.removed_at === null && isPermitted(maker.role, kind.propose)
}

async function basisOf(
  ctx: Ctx,
  kind: ProposalKind,
  about: ProposalSubject<unknown>,
): Promise<string> {
  return digestOf(await kind.basis(ctx, about))
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

type Shown = ProposalSubject<unknown> & {
  title: string
  note: string
  before: unknown
  isOpen: boolean
}

/** What a page shows of a proposal, with the digest that binds an approval to it. */
export async function shownProposal(
  ctx: Ctx,
  kind: ProposalKind,
  { documentId, terms, title, note, before: earlier, isOpen }: Shown,
): Promise<{ after: TermLine[]; before: TermLine[] | null; digest: string }> {
  const since = isOpen ? await kind.since?.(ctx, { documentId, terms }) : undefined
  const after = [...kind.describe(terms), ...(since ?? [])]
  const before = earlier === null ? null : kind.describe(earlier)
  return { after, before, digest: digestOf([kind.kind, documentId, title, note, after, before]) }
}

/** Takes back one's own proposal. Refuses with ProposalDecided, also when it is another person's. */
export async function withdrawProposal(
  ctx: Ctx,
  id: string,
  { by, kinds = [] }: { by: string; kinds?: readonly ProposalKind[] },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const row = await lockOpen(txCtx, id)
    if (row.made_by !== by) throw new ProposalDecided()
    await takeBack(txCtx, row, { kinds })
  })
}

type Lost = { staffId: string; kinds: readonly ProposalKind[]; note: string }

/**
 * Withdraws what somebody has open and may no longer propose; of a removed person also what is open about them, so that
 * nothing of it is left when they come back. Runs in the transaction of what took the permission.
 */
export async function withdrawLost(ctx: Ctx, { staffId, kinds, note }: Lost): Promise<void> {
  const person = await ctx.db
    .selectFrom('staff')
    .select(['role', 'removed_at'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const isGone = person.removed_at !== null
  const open = await ctx.db
    .selectFrom('proposal')
    .select(['id', 'kind'])
    .where('status', '=', 'proposed')
    .where((where) =>
      isGone
        ? where.or([where('made_by', '=', staffId), where('document_id', '=', staffId)])
        : where('made_by', '=', staffId),
    )
    .orderBy('id')
    .execute()
  for (const { id, kind } of open) {
    const known = kinds.find((each) => each.kind === kind)
    if (!isGone && known && isPermitted(person.role, known.propose)) continue
    await takeBack(ctx, await lockOpen(ctx, id), { kinds, note })
  }
}

async function takeBack(
  ctx: Ctx,
  { id, kind: name, document_id: documentId, made_by: madeBy, terms }: OpenRow,
  { kinds, note = null }: { kinds: readonly ProposalKind[]; note?: string | null },
): Promise<void> {
  const withdrawn = { status: 'withdrawn', decision_note: note } as const
  await ctx.db.updateTable('proposal').set(withdrawn).where('id', '=', id).execute()
  const kind = kinds.find((each) => each.kind === name)
  await kind?.dismiss?.(ctx, { id, documentId, madeBy, decidedBy: null, terms })
}

async function lockOpen({ db }: Pick<Ctx, 'db'>, id: string) {
  const row = await db
    .selectFrom('proposal')
    .select(['id', 'kind', 'document_id', 'title', 'terms', 'before', 'note', 'basis'])
    .select(['made_by', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ProposalUnknown()
  if (row.status !== 'proposed') throw new ProposalDecided()
  return row
}
