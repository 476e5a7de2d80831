import { areaWords } from '#features/disbursement/disbursement.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { listPlanLines, listPlans, planReal } from '#features/plan/plan.server.ts'
import { planSectionOf, yearSum } from '#features/plan/plan-rows.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'

export type PlanRow = {
  section: string
  /** Empty for what moved outside of the plan. */
  code: string
  label: string
  fund: Fund
  account: string
  campaign: string | null
  area: string | null
  year: number
  /** Of the quarters that have begun. */
  toDate: number
  real: number
}

type PlanFilter = { year: number; version: number | undefined; code: string | undefined; now: Date }

/** The lines of a year's plan against the books, and after each section what moved outside of it. */
async function planRows(db: Db, { year, version, code, now }: PlanFilter): Promise<PlanRow[]> {
  const plans = await listPlans(db, year)
  const plan = version ? plans.find((each) => each.version === version) : plans[0]
  const lines = plan ? await listPlanLines(db, plan.id) : []
  const { real, unplanned } = await planReal(db, year, lines)
  const begun = quartersBegun(year, dayOf(now))
  const planned = lines.map((line) => ({
    section: planSectionOf(line),
    code: line.code,
    label: line.label,
    fund: line.fund,
    account: line.account,
    campaign: line.campaign,
    area: line.area && areaWords[line.area],
    year: yearSum(line),
    toDate: line.quarters.slice(0, begun).reduce((sum, each) => sum + each, 0),
    real: real.get(line.code) ?? 0,
  }))
  if (code) return planned.filter((row) => row.code === code)
  const names = new Map((await listAccounts(db)).map(({ code: account, name }) => [account, name]))
  const outside = unplanned.map(({ account, fund, sum }) => ({
    section: planSectionOf({ account }),
    code: '',
    label: `Di luar RKAT: ${names.get(account) ?? account}`,
    fund,
    account,
    campaign: null,
    area: null,
    year: 0,
    toDate: 0,
    real: sum,
  }))
  return [...planned, ...outside].toSorted((one, other) =>
    one.account.charAt(0) < other.account.charAt(0)
      ? -1
      : Number(one.account.charAt(0) > other.account.charAt(0)),
  )
}

/** How many quarters of a year have begun on a day. */
function quartersBegun(year: number, today: string): number {
  const passed = Number(today.slice(0, 4)) - year
  if (passed !== 0) return passed > 0 ? 4 : 0
  return Math.ceil(Number(today.slice(5, 7)) / 3)
}

/** How much of a line was used, in whole percents; null where nothing was planned. */
export function usedPercent({ year, real }: Pick<PlanRow, 'year' | 'real'>): number | null {
  return year === 0 ? null : Math.round((real * 100) / year)
}

/** The plan of a year against what became of it, and its files. */
export const planList = deskList({
  title: 'RKAT terhadap realisasi',
  file: 'rkat',
  filters: ['tahun', 'versi', 'pos'],
  read: ({ tahun, versi, pos }, now) => ({
    year: /^20\d\d$/.test(tahun ?? '') ? Number(tahun) : Number(dayOf(now).slice(0, 4)),
    version: /^\d{1,4}$/.test(versi ?? '') ? Number(versi) : undefined,
    code: pos,
    now,
  }),
  page: async ({ db }, filter) => ({ items: await planRows(db, filter), next: undefined }),
  count: async ({ db }, filter) => (await planRows(db, filter)).length,
  columns: {
    bagian: ({ section }) => section,
    kode: ({ code }) => code,
    uraian: ({ label }) => label,
    dana: ({ fund }) => fund,
    akun: ({ account }) => account,
    program: ({ campaign }) => campaign,
    bidang: ({ area }) => area,
    anggaran_setahun: ({ year }) => year,
    anggaran_sampai_kini: ({ toDate }) => toDate,
    realisasi: ({ real }) => real,
    sisa: ({ year, real }) => year - real,
    persen: usedPercent,
  },
})
