import type * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { changeShown } from '#platform/db/page-purge.server.ts'
import type { BoardKind } from '#platform/db/schema/schema-site-page.ts'
import type { boardInput } from './contract.ts'
import { BoardMemberNotFound } from './errors.ts'

export type BoardInput = v.InferOutput<typeof boardInput>

/** Held while places are given out: a place of a board belongs to one person. */
const placing = { lock: 4_202_635, shownOn: ['/about'] }

/** Adds a person at the end of their board; answers the id. */
export async function addBoardMember(ctx: Ctx, input: BoardInput): Promise<string> {
  const id = ctx.newId()
  await changeShown(ctx, placing, async (tx) => {
    const position = await freePosition(tx, input.board)
    await tx
      .insertInto('board_member')
      .values({ id, ...input, position })
      .execute()
  })
  return id
}

/** Changes a person's name, office or board; another board takes them in last. Refuses with BoardMemberNotFound. */
export async function changeBoardMember(
  ctx: Ctx,
  { id, ...input }: BoardInput & { id: string },
): Promise<void> {
  await changeShown(ctx, placing, async (tx) => {
    const own = await memberOf(tx, id)
    const stays = own.board === input.board
    const position = stays ? own.position : await freePosition(tx, input.board)
    await tx
      .updateTable('board_member')
      .set({ ...input, position, is_sample: false })
      .where('id', '=', id)
      .execute()
  })
}

/** Moves a person one place up or down within their board; at the end of it nothing changes. */
export async function moveBoardMember(
  ctx: Ctx,
  { id, isUp }: { id: string; isUp: boolean },
): Promise<void> {
  await changeShown(ctx, placing, async (tx) => {
    const own = await memberOf(tx, id)
    const other = await tx
      .selectFrom('board_member')
      .select(['id', 'position'])
      .where('board', '=', own.board)
      .where('position', isUp ? '<' : '>', own.position)
      .orderBy('position', isUp ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst()
    if (!other) return
    // No two people may stand at one place even for a moment.
    await place(tx, id, await freePosition(tx, own.board))
    await place(tx, other.id, own.position)
    await place(tx, id, other.position)
  })
}

/** Removes a person from the board. Refuses with BoardMemberNotFound. */
export async function removeBoardMember(ctx: Ctx, id: string): Promise<void> {
  await changeShown(ctx, placing, async (tx) => {
    await memberOf(tx, id)
    await tx.deleteFrom('board_member').where('id', '=', id).execute()
  })
}

async function memberOf(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('board_member')
    .select(['id', 'board', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new BoardMemberNotFound()
  return found
}

async function freePosition(tx: Tx, board: BoardKind): Promise<number> {
  const { last } = await tx
    .selectFrom('board_member')
    .select((select) => select.fn.max('position').as('last'))
    .where('board', '=', board)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

async function place(tx: Tx, id: string, position: number): Promise<void> {
  await tx.updateTable('board_member').set({ position }).where('id', '=', id).execute()
}
