import { sql } from 'kysely'
import { areaWords } from '#features/disbursement/disbursement.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { amilShareSpent } from '#features/ledger/ledger.ts'
import { pairSums, type StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import { accountNames } from '#features/ledger/queries.server.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { findCity, placeLabel } from '#features/prayer-time/places.ts'
import { entityFunds, fundChange, ledgerFacts } from '#features/statements/ledger-facts.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { AsnafCode, HelpArea } from '#platform/db/schema/schema-mustahik.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { ReportRow } from './outward-report.ts'

const donatedFunds: readonly Fund[] = ['Z', 'IT', 'IU', 'D']

/**
 * Collection, distribution, regions, the amil and balances of the funds but the wakaf's. Every sum is the ledger's; the
 * same person counts once, whatever was given or received.
 */
export async function zakatRows(db: Db, period: StatementPeriod): Promise<ReportRow[]> {
  const facts = ledgerFacts(await pairSums(db, period), entityFunds.amil)
  const names = await accountNames(db)
  const nameOf = (code: string) => names.get(code) ?? code
  const people = await countDonors(db, period)

  const collected = facts.cells.flatMap(({ account, fund, debit, credit }): ReportRow[] => {
    if (!account.startsWith('4') || !donatedFunds.includes(fund) || credit === debit) return []
    const row = { bagian: 'Penghimpunan', uraian: nameOf(account), rincian: fundWords[fund] }
    return [{ ...row, orang: null, keluarga: null, jumlah: credit - debit }]
  })
  const counted = [
    { uraian: 'Muzaki', orang: people.zakat },
    { uraian: 'Pemberi infak dan sedekah', orang: people.infak },
  ].map((row) => ({ bagian: 'Penghimpunan', rincian: 'dihitung satu kali', ...row }))

  const spent = await spendingRows(db, period, nameOf)
  const amil = facts.cells.flatMap(({ account, fund, debit, credit }): ReportRow[] => {
    const isShare = fund === 'A' && /^44[12]0$/.test(account)
    const isCost = fund === 'A' && account.startsWith('6')
    if (!isShare && !isCost) return []
    const [rincian, jumlah] = isShare
      ? ['hak amil', credit - debit]
      : ['beban amil', debit - credit]
    return jumlah === 0 ? [] : [{ bagian: 'Amil', uraian: nameOf(account), rincian, jumlah }]
  })
  const balances = entityFunds.amil.map((fund): ReportRow => {
    const [, , , held] = fundChange(facts, fund)
    return { bagian: 'Saldo', uraian: fundWords[fund], rincian: 'akhir periode', jumlah: held }
  })
  return [...collected, ...counted, ...spent, ...(await reached(db, period)), ...amil, ...balances]
}

/** A person by account, else by what they left as contact, else by name: who gave twice counts once. */
export const samePerson = sql`coalesce(account_id::text, lower(donor_email), donor_phone, lower(donor_name))`

/** Who paid zakat, and who gave infak. */
async function countDonors(db: Db, period: StatementPeriod) {
  const { rows } = await sql<{ zakat: number; infak: number }>`
    select count(distinct donor) filter (where fund = 'Z')::int as zakat,
      count(distinct donor) filter (where fund in ('IT', 'IU'))::int as infak
    from (
      select fund, ${samePerson} as donor
      from donation
      where status = 'paid' and paid_at >= ${startOfDay(period.from)}
        and paid_at < ${startOfDay(addDays(period.through, 1))}) as given`.execute(db)
  return rows[0] ?? { zakat: 0, infak: 0 }
}

type Spent = { account: string; fund: Fund; area: HelpArea | 'several' | null; amount: number }

/** What was passed on by asnaf or purpose and by area; without the amil's share, which stands with the amil. */
async function spendingRows(
  db: Db,
  period: StatementPeriod,
  nameOf: (code: string) => string,
): Promise<ReportRow[]> {
  const { rows } = await sql<Spent>`
    with spent as (
      select journal.source_id as document, posting.fund,
        case when posting.debit_account like '5%' then posting.debit_account
          else posting.credit_account end as account,
        case when posting.debit_account like '5%' then posting.amount
          else -posting.amount end as amount
      from ledger_journal as journal
      join ledger_posting as posting
        on posting.source_id = journal.source_id and posting.journal_id = journal.id
      where journal.occurred_at >= ${startOfDay(period.from)}
        and journal.occurred_at < ${startOfDay(addDays(period.through, 1))}
        and (posting.debit_account like '5%') <> (posting.credit_account like '5%')
        and posting.debit_account not like '3%' and posting.credit_account not like '3%'
        and posting.debit_account <> all(${amilShareSpent}::text[])
        and posting.credit_account <> all(${amilShareSpent}::text[])
        and posting.fund not in ('W', 'A')),
    served as (
      select disbursement_id, case when count(distinct area) = 1 then min(area) else 'several' end as area
      from disbursement_mustahik group by disbursement_id)
    select spent.account, spent.fund, served.area, sum(spent.amount)::bigint as amount
    from spent left join served on served.disbursement_id = spent.document
    group by 1, 2, 3 having sum(spent.amount) <> 0 order by 1, 2, 3`.execute(db)
  return rows.map(({ account, fund, area, amount }) => ({
    bagian: 'Penyaluran',
    uraian: `${nameOf(account)}, ${fundWords[fund]}`,
    rincian:
      area === 'several' ? 'beberapa bidang' : area ? areaWords[area] : 'tanpa rincian bidang',
    jumlah: amount,
  }))
}

type Reached = { asnaf: AsnafCode; region: string | null; people: number; families: number }

/** People reached by asnaf, and by regency: one of the register counts once, a group by its counts. */
async function reached(db: Db, period: StatementPeriod): Promise<ReportRow[]> {
  const paid = sql`from disbursement_mustahik as row
    join disbursement on disbursement.id = row.disbursement_id
    left join mustahik on mustahik.id = row.mustahik_id
    where disbursement.status = 'paid' and disbursement.paid_at >= ${startOfDay(period.from)}
      and disbursement.paid_at < ${startOfDay(addDays(period.through, 1))}`
  // Of one who was helped twice the larger count stands.
  const { rows } = await sql<Reached>`
    select asnaf, region, sum(people)::int as people, sum(families)::int as families
    from (
      select row.asnaf, mustahik.region, max(row.men + row.women) as people,
        max(row.families) as families
      ${paid} and row.mustahik_id is not null group by row.mustahik_id, row.asnaf, mustahik.region
      union all
      select row.asnaf, null, row.men + row.women, row.families
      ${paid} and row.mustahik_id is null) as each
    group by asnaf, region`.execute(db)
  const byAsnaf = Map.groupBy(rows, ({ asnaf }) => asnafWords[asnaf])
  const byRegion = Map.groupBy(rows, ({ region }) => regionWords(region))
  return [
    ...[...byAsnaf].map(([uraian, all]) => peopleRow('Penerima per asnaf', uraian, all)),
    ...[...byRegion].map(([uraian, all]) => peopleRow('Penerima per wilayah', uraian, all)),
  ]
}

function regionWords(region: string | null): string {
  if (region === null) return 'Kelompok, tanpa wilayah'
  const place = findCity(region)
  return place ? (place.regency ?? placeLabel(place)) : region
}

function peopleRow(bagian: string, uraian: string, all: readonly Reached[]): ReportRow {
  const sum = (key: 'people' | 'families') => all.reduce((total, row) => total + row[key], 0)
  return {
    bagian,
    uraian,
    rincian: 'dihitung satu kali',
    orang: sum('people'),
    keluarga: sum('families'),
  }
}
