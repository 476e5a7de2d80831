import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { getBoardMember } from './desk-queries.server.ts'
import { listBoard } from './institution-facts.server.ts'
import {
  addBoardMember,
  changeBoardMember,
  moveBoardMember,
  removeBoardMember,
} from './save-board.server.ts'

async function names(ctx: TestCtx) {
  return (await listBoard(ctx.db)).map(({ board, name }) => `${board} ${name}`)
}

test('people of the boards are added, changed, moved and removed, and /about shows it', async () => {
  const ctx = await testContext()
  const board = 'pengurus' as const
  const ani = await addBoardMember(ctx, { board, name: 'Ani', role: 'Ketua' })
  const budi = await addBoardMember(ctx, { board, name: 'Budi', role: 'Sekretaris' })
  await addBoardMember(ctx, { board: 'pengawas', name: 'Citra', role: 'Ketua' })
  expect(await names(ctx)).toEqual(['pengawas Citra', 'pengurus Ani', 'pengurus Budi'])
  await moveBoardMember(ctx, { id: budi, isUp: true })
  expect(await names(ctx)).toEqual(['pengawas Citra', 'pengurus Budi', 'pengurus Ani'])
  await moveBoardMember(ctx, { id: budi, isUp: true })
  await moveBoardMember(ctx, { id: ani, isUp: false })
  expect(await names(ctx)).toEqual(['pengawas Citra', 'pengurus Budi', 'pengurus Ani'])

  await changeBoardMember(ctx, { id: budi, board: 'pengawas', name: 'Budi S.', role: 'Anggota' })
  expect(await names(ctx)).toEqual(['pengawas Citra', 'pengawas Budi S.', 'pengurus Ani'])
  expect(await getBoardMember(ctx.db, budi)).toMatchObject({ board: 'pengawas', role: 'Anggota' })
  await expect(getBoardMember(ctx.db, 'x')).rejects.toMatchObject({ status: 404 })
  await removeBoardMember(ctx, ani)
  expect(await names(ctx)).toEqual(['pengawas Citra', 'pengawas Budi S.'])
  expect(new Set(ctx.purged)).toEqual(new Set(['/about']))
  await expect(removeBoardMember(ctx, ani)).rejects.toMatchObject({ status: 404 })
  const moved = moveBoardMember(ctx, { id: ani, isUp: true })
  await expect(moved).rejects.toMatchObject({ status: 404 })
})

test('people who are added and moved at once each have a place of their own', async () => {
  const ctx = await testContext()
  const input = { board: 'pengawas-syariah' as const, role: 'Anggota' }
  const ids = await Promise.all(
    ['Ani', 'Budi', 'Citra'].map((name) => addBoardMember(ctx, { ...input, name })),
  )
  await Promise.all(ids.map((id) => moveBoardMember(ctx, { id, isUp: true })))
  const rows = await ctx.db.selectFrom('board_member').select('position').execute()
  expect(new Set(rows.map(({ position }) => position)).size).toBe(3)
})
