import { recordLook } from '#features/donation-log/record-look.server.ts'
import { hadKifayahOf } from '#features/mustahik/had-kifayah.server.ts'
import { mustahikNumber } from '#features/mustahik/mustahik.ts'
import { provinceNames } from '#features/mustahik/provinces.ts'
import { houseOf, listMembers } from '#features/mustahik/members.server.ts'
import { findMustahik, openMustahik } from '#features/mustahik/queries.server.ts'
import { helpOf } from '#features/mustahik/recipients.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Desk } from '#app/desk/context.ts'
import { pageNotFound } from '#app/not-found.ts'
import { mustahikList, namedMustahik } from './mustahik-list.ts'

/** One of the register; the person behind it only for whoever may see names, and then the look is written down. */
export async function mustahikView({ ctx, staff }: Pick<Desk, 'ctx' | 'staff'>, id: string) {
  const { survey_by: surveyBy, ...row } = (await findMustahik(ctx.db, id)) ?? missing()
  const today = dayOf(ctx.now())
  const seesNames = isPermitted(staff.role, 'mustahik.read')
  const number = mustahikNumber(row)
  if (seesNames) {
    const look = { staff, permission: 'mustahik.read', details: { nomor: number } } as const
    await recordLook(ctx, { ...look, sentence: 'Melihat mustahik', documentId: id })
  }
  return {
    row,
    number,
    today,
    person: seesNames ? await openMustahik(ctx, id) : undefined,
    need: seesNames ? await hadKifayahOf(ctx.db, row.province, today) : undefined,
    members: seesNames && row.kind === 'family' ? await listMembers(ctx.db, id) : undefined,
    house: await houseOf(ctx.db, id),
    help: await helpOf(ctx.db, id),
    mayWrite: isPermitted(staff.role, 'mustahik.write'),
    mayDecide: isPermitted(staff.role, 'mustahik.write') && surveyBy !== staff.id,
  }
}

/** A page of the register; where names stand on it, that look is written down too. */
export async function registerView({ ctx, staff }: Pick<Desk, 'ctx' | 'staff'>, request: Request) {
  const seesNames = isPermitted(staff.role, 'mustahik.read')
  const list = seesNames ? namedMustahik : mustahikList
  const { filter, ...page } = await list.pageAt(ctx, request)
  if (seesNames && page.items.length > 0) {
    const look = { staff, permission: 'mustahik.read', documentId: 'mustahik' } as const
    await recordLook(ctx, { ...look, sentence: 'Melihat daftar nama mustahik' })
  }
  return {
    ...page,
    sort: filter.sort,
    seesNames,
    provinces: provinceNames,
    mayWrite: isPermitted(staff.role, 'mustahik.write'),
    isNobody: new URL(request.url).searchParams.get('hasil') === 'nihil',
  }
}

function missing(): never {
  throw pageNotFound()
}
