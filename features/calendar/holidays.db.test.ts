import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { calendarHolidays, holidayForm, proposeHolidays } from './holidays.server.ts'
import { listHolidayYears } from './holiday-queries.server.ts'
import { findDay } from './queries.server.ts'

const typed = {
  year: '2026',
  decree: 'SKB contoh',
  note: '',
  days: '2026-03-21 = Idulfitri 1447 H\n2026-03-19 = Hari Suci Nyepi\n\n2026-03-20 Cuti bersama Idulfitri\n2026-05-01 = Hari Buruh',
}

const namesOn = async (ctx: TestCtx, day: string) =>
  (await findDay(ctx.db, day, ctx.now())).observances.map(
    ({ name, isHoliday = false }) => `${name}${isHoliday ? ' (libur)' : ''}`,
  )

test('a decree that two people enter takes the place of the fixed holidays of its year', async () => {
  const ctx = await testContext({ now: '2026-01-10T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  expect(await namesOn(ctx, '2026-03-19')).toEqual([])
  expect(await namesOn(ctx, '2026-08-17')).toEqual(['Hari Kemerdekaan RI (libur)'])

  const id = await proposeHolidays(ctx, v.parse(holidayForm, typed), { by: maker.id })
  expect(await namesOn(ctx, '2026-03-19')).toEqual([])
  const decide = (by: typeof maker) =>
    decideProposal(
      ctx,
      { kinds: [calendarHolidays], id },
      { by: by.id, role: by.role, isApproved: true },
    )
  await expect(decide(maker)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await decide(other)
  expect(ctx.purged).toContain('/calendar')
  expect(await namesOn(ctx, '2026-03-19')).toEqual(['Hari Suci Nyepi (libur)'])
  expect(await namesOn(ctx, '2026-03-20')).toContain('Cuti bersama Idulfitri')
  expect(await namesOn(ctx, '2026-05-01')).toEqual(['Hari Buruh (libur)'])
  // Not in the decree: no holiday in its year, and still one in the next.
  expect(await namesOn(ctx, '2026-08-17')).toEqual([])
  expect(await namesOn(ctx, '2027-08-17')).toEqual(['Hari Kemerdekaan RI (libur)'])
})

test('a feast keeps its own name, and is a holiday where the decree says so', async () => {
  const ctx = await testContext({ now: '2026-01-10T03:00:00Z' })
  const [maker, other] = [await aStaff(ctx, 'editor'), await aStaff(ctx, 'admin', 'Budi')]
  const days = '2026-03-21 = Hari Raya Idulfitri 1447 H'
  const form = v.parse(holidayForm, { ...typed, days })
  const id = await proposeHolidays(ctx, form, { by: maker.id })
  const by = { by: other.id, role: other.role, isApproved: true }
  await decideProposal(ctx, { kinds: [calendarHolidays], id }, by)
  const feast = ['2026-03-20', '2026-03-21', '2026-03-22'].map((day) => namesOn(ctx, day))
  const said = (await Promise.all(feast)).flat()
  expect(said.filter((name) => name.endsWith('(libur)'))).toHaveLength(1)
  expect(said).not.toContain('Hari Raya Idulfitri 1447 H (libur)')
  const next = { ...typed, days: '2026-12-25 = Natal', decree: 'SKB perubahan' }
  const again = await proposeHolidays(ctx, v.parse(holidayForm, next), { by: maker.id })
  await decideProposal(ctx, { kinds: [calendarHolidays], id: again }, by)
  expect(await listHolidayYears(ctx.db)).toEqual([
    {
      year: 2026,
      decree: 'SKB perubahan',
      days: [{ day: '2026-12-25', name: 'Natal', isLeave: false }],
    },
  ])
})

test.each([
  ['year', '26'],
  ['decree', ' '],
  ['days', ''],
  ['days', '2027-01-01 = Tahun Baru'],
  ['days', '2026-02-30 = Tidak ada'],
  ['days', 'Nyepi'],
  ['days', '2026-01-01 = A\n2026-01-01 = B'],
])('a list with a wrong %s is refused: %j', (field, wrong) => {
  const { issues = [] } = v.safeParse(holidayForm, { ...typed, [field]: wrong })
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field])
})
