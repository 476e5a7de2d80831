import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { TestCtx } from '#tests/context.ts'
import { openYearDesk, type YearDesk } from '#tests/desk/year-desk.ts'
import { makeCampaign } from '#tests/makers.ts'
import { type MovedLine, postLines } from '#tests/money/vouchers.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
}, 180_000)

/** An institution's year by its events: each with the postings that it must come to, in thousand rupiah. */
const year = {
  opening:
    '1121/3100 Z 40000; 1122/3210 IT 15000; 1122/3220 IU 10000; 1210/3220 IU 60000; 3220/1220 IU 12000; 1124/3400 A 8000; 1230/3400 A 24000; 3400/1240 A 8000; 3400/2110 A 1000; 1123/3300 W 20000; 1125/3900 N 500',
  zakat: '1121/4110 Z 200000; 1121/4140 Z 100000',
  fitrah: '1110/4120 Z 20000; 1181/4120 Z 15000; 1121/1110 Z 20000',
  rice: '5110/1181 Z 14250; 1190/1181 Z 750; 6600/2190 A 750',
  gateway:
    '1130/4210 IT 50000; 1190/1130 IT 222; 6510/2190 A 200; 6520/2190 A 22; 1122/1130 IT 49778; 4990/2140 IT 100; 2140/1122 IT 100',
  boxes: '1110/4220 IU 12345; 1122/1110 IU 12345; 1122/2130 IU 75',
  qurban:
    '1122/2150 D 30000; 2150/1122 D 27000; 2150/2190 D 3000; 1190/4450 A 3000; 1122/4510 D 3000; 5500/1122 D 2600',
  ambulance: '1210/4210 IT 120000',
  debts:
    '2190/1190 Z 750; 2190/1121 Z 41125; 2190/1190 IT 222; 2190/1122 IT 9758; 2190/1122 IU 2469; 1124/1190 A 53352; 2190/1190 A 972',
  people:
    '5120/1121 Z 150000; 5170/1121 Z 50000; 5160/1121 Z 20000; 5180/1121 Z 5000; 5140/1121 Z 10000; 1140/1121 Z 30000; 5110/1140 Z 25000',
  programme:
    '1145/1122 IT 20000; 5210/1145 IT 17500; 1122/1145 IT 2500; 5210/1122 IT 12000; 5220/1122 IU 8000',
  office:
    '6200/1124 A 9800; 6200/2230 A 200; 1112/1124 A 2000; 6200/1124 A 1650; 6530/1124 A 120; 1230/1124 A 6000',
  payroll:
    '6100/1124 A 39000; 6100/2220 A 1000; 2220/1124 A 900; 1124/4430 A 1500; 2110/1124 A 1000',
  depreciation: '6900/1240 A 6750; 5240/1220 IT 7500; 5240/1220 IU 12000',
  nonhalal: '1125/4900 N 240; 5900/1125 N 300',
  wakaf:
    '1123/4300 W 30000; 1123/2310 W 10000; 1320/1123 W 40000; 1123/4310 W 2000; 5310/2190 W 200; 1190/4440 A 200; 5300/1123 W 1500',
} as const
/** What the amil takes on the days that the zakat and infak come. */
const SHARES =
  '5130/2190 Z 41875; 1190/4410 A 41875; 5230/2190 IT 9980; 5230/2190 IU 2469; 1190/4420 A 12449'

type Event = keyof typeof year

/** The day of each event, in order. */
const days: Readonly<Record<Event, string>> = {
  opening: '2026-01-02',
  zakat: '2026-02-10',
  fitrah: '2026-03-18',
  rice: '2026-03-19',
  gateway: '2026-04-02',
  boxes: '2026-04-30',
  qurban: '2026-05-28',
  ambulance: '2026-06-30',
  debts: '2026-07-05',
  people: '2026-08-20',
  programme: '2026-09-10',
  office: '2026-11-15',
  payroll: '2026-12-28',
  depreciation: '2026-12-31',
  nonhalal: '2026-12-31',
  wakaf: '2026-12-31',
}

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

/** What each event is at the desk. What a gateway and a bank do by themselves comes from outside. */
function actsOf(desk: YearDesk, is: Programmes): Record<Event, () => Promise<void>> {
  const { ctx, record, receive, disburse, itemOf, propose } = desk
  const cameFromOutside = (event: Event, only: string[], campaignId?: string) => {
    const lines = linesOf(year[event]).filter(([debit, credit]) =>
      only.includes(`${debit}/${credit}`),
    )
    return postLines(ctx, lines, campaignId ? { campaignId } : {})
  }
  const zakat = { dana: 'Z', jenis: '', nominal: '' }
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
      await record('terima-barang', { ...rice, party: 'Beras 1.000 kg' })
    },
    rice: async () => {
      const item = await itemOf('1181')
      await record('salur-barang', { item, use: '5110', sum: '14.250.000' })
      await record('lalai-barang', { item, sum: '750.000' })
    },
    gateway: () =>
      cameFromOutside(
        'gateway',
        linesOf(year.gateway).map(([d, c]) => `${d}/${c}`),
        is.well,
      ),
    boxes: async () => {
      await receive('infak', '12.345.000', { fund: 'IU', target: '1122' })
      await cameFromOutside('boxes', ['1122/2130'])
    },
    qurban: async () => {
      await record('terima-qurban', { party: 'Sepuluh orang', sum: '30.000.000', place: '1122' })
      await record('beli-hewan', { party: 'Peternak', sum: '27.000.000', place: '1122' })
      await record('ujrah-qurban', { sum: '3.000.000' })
      await receive('fidyah', '3.000.000', { fund: 'D', target: '1122' })
      const fed = { dana: 'D', account: '5500', nominal: '2.600.000', campaignId: is.fidyah }
      await disburse(fed)
    },
    ambulance: () => cameFromOutside('ambulance', ['1210/4210'], is.well),
    debts: async () => {
      for (const fund of ['Z', 'IT', 'IU'])
        await propose('/kelola/antar-dana?aksi=lunasi', { satu: fund, lain: 'A' })
    },
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
      const laptop = { party: 'Toko', sum: '6.000.000', reference: '48', place: '1124' }
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
      await cameFromOutside('nonhalal', ['1125/4900'])
      await record('salur-nonhalal', { party: 'Jalan umum', sum: '300.000', place: '1125' })
    },
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
  const acts = actsOf(desk, await programmesOf(ctx))
  for (const event of Object.keys(days) as Event[]) {
    await turnTo(days[event])
    const before = await balances(ctx, { withShares: false })
    await acts[event]()
    const moved = netOf(await balances(ctx, { withShares: false }), before)
    expect([event, moved]).toEqual([event, sumsOf(linesOf(year[event]))])
    await takeDailyShares(ctx)
  }
  const whole = Object.values(year).join('; ')
  expect(await balances(ctx, { withShares: true })).toEqual(sumsOf(linesOf(`${whole}; ${SHARES}`)))
  expect(await fundsAtEnd(ctx)).toEqual({
    Z: 58_875_000,
    IT: 137_920_000,
    IU: 47_876_000,
    D: 400_000,
    A: 22_532_000,
    N: 440_000,
    W: 50_300_000,
  })
}, 400_000)

/** '1121/4110 Z 200000; …', in thousand rupiah. */
function linesOf(text: string): MovedLine[] {
  return text.split('; ').map((line) => {
    const [, debit = '', credit = '', fund = '', sum = ''] =
      /^(\d{4})\/(\d{4}) (\w+) (\d+)$/.exec(line) ?? []
    return [debit, credit, fund as Fund, Number(sum) * 1_000]
  })
}

type Sums = Record<string, number>

/** What lines come to on each account of a fund, debits above zero; none of zero. */
function sumsOf(lines: readonly MovedLine[]): Sums {
  const sums: Sums = {}
  for (const [debit, credit, fund, amount] of lines) {
    sums[`${debit} ${fund}`] = (sums[`${debit} ${fund}`] ?? 0) + amount
    sums[`${credit} ${fund}`] = (sums[`${credit} ${fund}`] ?? 0) - amount
  }
  return withoutZero(sums)
}

function withoutZero(sums: Sums): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

function netOf(after: Sums, before: Sums): Sums {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)])
  return withoutZero(
    Object.fromEntries([...keys].map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)])),
  )
}

async function balances({ db }: TestCtx, { withShares }: { withShares: boolean }): Promise<Sums> {
  const { rows } = await sql<{ key: string; sum: number }>`
    select code || ' ' || fund as key, sum(amount)::bigint as sum from (
      select source_id, journal_id, debit_account as code, fund, amount from ledger_posting
      union all
      select source_id, journal_id, credit_account, fund, -amount from ledger_posting) as side
    join ledger_journal as journal
      on journal.source_id = side.source_id and journal.id = side.journal_id
    where ${withShares} or journal.source <> 'amil'
    group by 1`.execute(db)
  return withoutZero(Object.fromEntries(rows.map(({ key, sum }) => [key, sum])))
}

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

/** The old book as its sheet: each posting of the opening against the balancing account. */
function openingSheet(): string {
  const head = 'tanggal;akun;dana;kampanye;pihak;debit;kredit;keterangan'
  const rows = Object.entries(sumsOf(linesOf(year.opening))).map(([key, sum]) => {
    const [account = '', fund = ''] = key.split(' ')
    const [debit, credit] = sum > 0 ? [sum, ''] : ['', 0 - sum]
    const party = account === '2110' ? 'PLN' : ''
    const program = fund === 'IT' ? 'sumur-desa' : ''
    return ['2026-01-01', account, fund, program, party, debit, credit, ''].join(';')
  })
  return [head, ...rows].join('\n')
}
