import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import {
  NotPermitted,
  ProposalDecided,
  ProposalOpen,
  ProposalUnknown,
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
}

export type ProposalKind<T = unknown> = {
  kind: string
  /** 'Menerbitkan program'. */
  words: string
  propose: Permission
  approve: Permission
  terms: v.GenericSchema<unknown, T>
  /** The terms, and what stood before, as lines with equal labels. */
  describe(terms: T): TermLine[]
  /** What has come since it was proposed and whoever decides must know; only read while it is open. */
  since?(ctx: Ctx, open: Pick<Approved<T>, 'documentId' | 'terms'>): Promise<TermLine[]>
  /** Where the document is looked at, an address of the desk. */
  address(documentId: string): string
  /** Carries it out in the transaction of the approval; repeats every check, for the state may have moved on. */
  apply(ctx: Ctx, approved: Approved<T>): Promise<void>
  /** Frees what the proposal held, when it is rejected or withdrawn. */
  dismiss?(ctx: Ctx, dismissed: Dismissed<T>): Promise<void>
}

/** What `dismiss` gets; a withdrawn proposal was decided by nobody. */
export type Dismissed<T> = Omit<Approved<T>, 'decidedBy'> & { decidedBy: string | null }

/** A kind of proposal whose terms are read by their schema wherever they come from the database. */
export function defineProposal<T>(kind: ProposalKind<T>): ProposalKind {
  const read = (terms: unknown) => v.parse(kind.terms, terms)
  return {
    ...kind,
    describe: (terms) => kind.describe(read(terms)),
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
  { db, newId, now }: Ctx,
  { kind, terms: schema }: ProposalKind,
  { documentId, title, terms, before = null, note = '', by }: NewProposal,
): Promise<string> {
  v.parse(schema, terms)
  const row = await db
    .insertInto('proposal')
    .values({
      id: newId(),
      kind,
      document_id: documentId,
      title,
      terms: JSON.stringify(terms),
      before: before && JSON.stringify(before),
      note,
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
export type ProposalDecision = { by: string; role: Role; isApproved: boolean; note?: string }

/**
 * Approves or rejects another person's proposal; an approval carries it out in the same transaction, so that a refusal
 * of `apply` leaves it open. Refuses a role that may not approve this kind. `kinds` are all kinds of the product.
 */
export async function decideProposal(
  ctx: Ctx,
  { kinds, id }: { kinds: readonly ProposalKind[]; id: string },
  { by, role, isApproved, note = '' }: ProposalDecision,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockOpen({ ...ctx, db: tx }, id)
    if (row.made_by === by) throw new SameProposer()
    const kind = kinds.find((each) => each.kind === row.kind)
    if (!kind) throw new ProposalUnknown()
    if (!isPermitted(role, kind.approve)) throw new NotPermitted()
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
    const within = { ...ctx, db: tx, read: tx }
    if (isApproved) await kind.apply(within, decided)
    else await kind.dismiss?.(within, decided)
  })
}

/** Takes back one's own proposal. Refuses with ProposalDecided, also when it is another person's. */
export async function withdrawProposal(
  ctx: Ctx,
  id: string,
  { by, kinds = [] }: { by: string; kinds?: readonly ProposalKind[] },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx, read: tx }
    const row = await lockOpen(within, id)
    if (row.made_by !== by) throw new ProposalDecided()
    await tx.updateTable('proposal').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    const { document_id: documentId, made_by: madeBy, terms } = row
    const kind = kinds.find((each) => each.kind === row.kind)
    await kind?.dismiss?.(within, { id, documentId, madeBy, decidedBy: null, terms })
  })
}

async function lockOpen({ db }: Pick<Ctx, 'db'>, id: string) {
  const row = await db
    .selectFrom('proposal')
    .select(['kind', 'document_id', 'terms', 'made_by', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ProposalUnknown()
  if (row.status !== 'proposed') throw new ProposalDecided()
  return row
}
