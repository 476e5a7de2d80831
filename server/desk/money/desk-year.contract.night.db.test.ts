import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { TestCtx } from '#tests/context.ts'
import { openYearDesk, type YearDesk } from '#tests/desk/year-desk.ts'
import { makeCampaign } from '#tests/makers.ts'
import { postLines } from '#tests/money/vouchers.ts'
import {
  balances,
  days,
  yearLines,
  netOf,
  openingSheet,
  SHARES,
  type Sums,
  sumsOf,
  year,
  type YearEvent,
} from '#tests/money/worked-year.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

type Programmes = Record<'maal' | 'badan' | 'fitrah' | 'well' | 'free' | 'fidyah' | 'wakaf', string>

async function programmesOf(ctx: TestCtx): Promise<Programmes> {
  const make = async (slug: string, fund: Fund, incomeAccount?: string) => {
    const of = { slug, title: slug, fund, target: null, ...(incomeAccount && { incomeAccount }) }
    return (await makeCampaign(ctx, of)).id
  }
  return {
    maal: await make('zakat-maal', 'Z', '4110'),
    badan: await make('zakat-badan', 'Z', '4140'),
    fitrah: await make('zakat-fitrah', 'Z', '4120'),
    well: await make('sumur-desa', 'IT'),
    free: await make('infak', 'IU'),
    fidyah: await make('fidyah', 'D', '4510'),
    wakaf: await make('wakaf-uang', 'W'),
  }
}

/** What a gateway and a bank do by themselves, and a thing that a donor gives to a programme. */
function cameFromOutside({ ctx }: YearDesk, event: YearEvent, { only = [] as string[], to = '' }) {
  const lines = yearLines(year[event]).filter(
    ([debit, credit]) => only.length === 0 || only.includes(`${debit}/${credit}`),
  )
  return postLines(ctx, lines, to ? { campaignId: to } : {})
}

type Acts = Record<string, () => Promise<void>>

/** What each event is at the desk, until people are served. */
function receivingActs(desk: YearDesk, is: Programmes): Acts {
  const { record, receive, disburse, itemOf, propose } = desk
  return {
    opening: async () => {
      const isi = openingSheet()
      await propose('/kelola/saldo-awal?aksi=ajukan', { isi, kuitansi: 'KW-2025-0412' })
      for (const [dana, perMille] of [
        ['Z', '12,5'],
        ['IT', '20'],
        ['IU', '20'],
      ] as const) {
        const basis = { program: '', dasar: dana === 'Z' ? 'zakat' : 'infak' }
        const words = { uraian: 'Rapat pengurus', keputusan: 'SK 1/2026', mulai: '2026-01-02' }
        const form = { dana, perMille, ...basis, ...words }
        await propose('/kelola/bagian-amil?aksi=ajukan', form)
      }
    },
    zakat: async () => {
      await receive('zakat-maal', '200.000.000', { fund: 'Z', target: '1121' })
      await receive('zakat-badan', '100.000.000', { fund: 'Z', target: '1121' })
    },
    fitrah: async () => {
      await receive('zakat-fitrah', '20.000.000', { fund: 'Z', target: '1121' })
      const rice = { fund: 'Z', use: '4120', sum: '15.000.000', reference: 'Pasar induk' }
      const stored = { quantity: '1.000', unit: 'kg', store: 'Gudang utama' }
      await record('terima-barang', { ...rice, ...stored, party: 'Beras' })
    },
    rice: async () => {
      const item = await itemOf('1181')
      await record('salur-barang', { item, use: '5110', quantity: '950' })
      await record('lalai-barang', { item, quantity: '50' })
    },
    gateway: () => cameFromOutside(desk, 'gateway', { to: is.well }),
    boxes: async () => {
      await receive('infak', '12.345.000', { fund: 'IU', target: '1122' })
      await cameFromOutside(desk, 'boxes', { only: ['1122/2130'] })
    },
    qurban: async () => {
      await record('terima-qurban', { party: 'Sepuluh orang', sum: '30.000.000', place: '1122' })
      await record('beli-hewan', { party: 'Peternak', sum: '27.000.000', place: '1122' })
      await record('ujrah-qurban', { sum: '3.000.000' })
      await receive('fidyah', '3.000.000', { fund: 'D', target: '1122' })
      const fed = { dana: 'D', account: '5500', nominal: '2.600.000', campaignId: is.fidyah }
      await disburse(fed)
    },
    ambulance: () => cameFromOutside(desk, 'ambulance', { to: is.well }),
    debts: async () => {
      for (const fund of ['Z', 'IT', 'IU'])
        await propose('/kelola/antar-dana?aksi=lunasi', { satu: fund, lain: 'A' })
    },
  }
}

/** The same from then on. */
function servingActs(desk: YearDesk, is: Programmes): Acts {
  const { record, disburse, itemOf } = desk
  const zakat = { dana: 'Z', jenis: '', nominal: '' }
  return {
    people: async () => {
      const pools = [
        ['5120', '150.000.000', 'miskin', is.maal],
        ['5170', '50.000.000', 'fisabilillah', is.badan],
        ['5160', '20.000.000', 'gharimin', is.maal],
        ['5180', '5.000.000', 'ibnu-sabil', is.maal],
        ['5140', '10.000.000', 'mualaf', is.badan],
      ] as const
      for (const [account, nominal, asnaf, campaignId] of pools)
        await disburse({ ...zakat, account, nominal, asnaf, campaignId })
      const partner = { fund: 'Z', party: 'LAZ mitra', sum: '30.000.000', dueOn: '2026-12-31' }
      await record('titip-mitra', { ...partner, campaign: '', place: '1121' })
      const item = await itemOf('1140')
      await record('lapor-mitra', { item, use: '5110', sum: '25.000.000' })
    },
    programme: async () => {
      const advance = { fund: 'IT', campaign: is.well, party: 'Umar', dueOn: '2026-09-30' }
      await record('uang-muka-program', { ...advance, sum: '20.000.000', place: '1122' })
      const report = { use: '5210', sum: '17.500.000', back: '2.500.000', place: '1122' }
      await record('lapor-uang-muka-program', { ...report, item: await itemOf('1145') })
      const well = { dana: 'IT', account: '5210', campaignId: is.well }
      await disburse({ ...well, nominal: '12.000.000' })
      await disburse({ dana: 'IU', account: '5220', nominal: '8.000.000' })
    },
    office: async () => {
      const audit = { use: '6200', party: 'KAP Amin', sum: '10.000.000', place: '1124' }
      await record('belanja', { ...audit, tax: '200.000', taxAccount: '2230' })
      const target = 'kas:00000000-0000-7000-8000-000000001112'
      await record('kas-kecil-isi', { sum: '2.000.000', place: '1124', target })
      await record('kas-kecil-ganti', { use1: '6200', sum1: '1.650.000', place: '1124' })
      await record('biaya-bank', { sum: '120.000', place: '1124' })
      const laptop = {
        party: 'Toko',
        sum: '6.000.000',
        life: '48',
        custodian: 'Rina',
        place: '1124',
      }
      await record('beli-aset', laptop)
    },
    payroll: async () => {
      await record('gaji', { sum: '40.000.000', tax: '1.000.000', place: '1124' })
      const tax = { taxAccount: '2220', sum: '900.000', reference: 'NTPN 1', place: '1124' }
      await record('setor-pajak', tax)
      await record('infak-operasional', { party: 'Ahmad', sum: '1.500.000', place: '1124' })
      const item = await itemOf('2110')
      await record('bayar-tagihan', { item, sum: '1.000.000', place: '1124' })
    },
    depreciation: async () => {
      await record('susut-aset', { sum: '6.750.000' })
      const well = { fund: 'IT', campaign: is.well, use: '5240', sum: '7.500.000' }
      await record('susut-aset-kelolaan', well)
      await record('susut-aset-kelolaan', { fund: 'IU', use: '5240', sum: '12.000.000' })
    },
    nonhalal: async () => {
      await cameFromOutside(desk, 'nonhalal', { only: ['1125/4900'] })
      await record('salur-nonhalal', { party: 'Jalan umum', sum: '300.000', place: '1125' })
    },
  }
}

/** Those of the wakaf, which is an entity of its own. */
function wakafActs({ record, receive, disburse }: YearDesk, is: Programmes): Acts {
  return {
    wakaf: async () => {
      await receive('wakaf-uang', '30.000.000', { fund: 'W', target: '1123' })
      const back = { party: 'Bapak Hasan', sum: '10.000.000', dueOn: '2027-12-31' }
      await record('wakaf-temporer', { ...back, place: '1123' })
      const kept = { party: 'Deposito', sum: '40.000.000', place: '1123' }
      await record('investasi-wakaf', kept)
      await record('hasil-wakaf', { party: 'Deposito', sum: '2.000.000', place: '1123' })
      await record('imbalan-nazhir', { sum: '200.000' })
      const people = { dana: 'W', account: '5300', campaignId: is.wakaf }
      await disburse({ ...people, nominal: '1.500.000' })
    },
  }
}

test('the worked year through the forms of the desk: every journal and every balance is the paper’s', async () => {
  const desk = await openYearDesk('2026-01-02T09:00:00+07:00')
  const { ctx, turnTo } = desk
  const is = await programmesOf(ctx)
  const acts = { ...receivingActs(desk, is), ...servingActs(desk, is), ...wakafActs(desk, is) }
  for (const event of Object.keys(days) as YearEvent[]) {
    await turnTo(days[event])
    const before = await balances(ctx, { withShares: false })
    await acts[event]?.()
    const moved = netOf(await balances(ctx, { withShares: false }), before)
    expect([event, moved]).toEqual([event, sumsOf(yearLines(year[event]))])
    await takeDailyShares(ctx)
  }
  const whole = Object.values(year).join('; ')
  expect(await balances(ctx, { withShares: true })).toEqual(
    sumsOf(yearLines(`${whole}; ${SHARES}`)),
  )
  expect(await fundsAtEnd(ctx)).toEqual({
    Z: 58_875_000,
    IT: 137_920_000,
    IU: 47_876_000,
    D: 400_000,
    A: 22_532_000,
    N: 440_000,
    W: 50_300_000,
  })
})

/** What each fund owns less what it owes; debts between funds among them. */
async function fundsAtEnd({ db }: TestCtx): Promise<Sums> {
  const { rows } = await sql<{ fund: string; sum: number }>`
    select fund, sum(amount)::bigint as sum from (
      select debit_account as code, fund, amount from ledger_posting
      union all
      select credit_account, fund, -amount from ledger_posting) as side
    where left(code, 1) in ('1', '2') group by fund`.execute(db)
  return Object.fromEntries(rows.map(({ fund, sum }) => [fund, sum]))
}
