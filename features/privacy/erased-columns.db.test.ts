import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { testContext } from '#tests/context.ts'
import type { Holding } from './donor-holdings.server.ts'
import { holdingsOf, staysAsItIs } from './holdings.server.ts'

/**
 * What stays when a person leaves, each with its reason: `table: columns`. A column that is neither here nor changed by
 * the erasure fails the test: erase it in holdings.server.ts, or say here why it may stay.
 */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  'a code, a day or a number by which the books find the gift, without the person': [
    'account_consent: purpose version',
    'charge: reference provider provider_id channel failure payments',
    'debit_mandate: provider channel consent_version public_id ended_for link_ref release',
    'donation: public_id consent_version',
    'donation_key: key public_id',
    'donor_gift: day channel',
    'donor_sum: first_on last_on prev_on',
    'past_gift: code day program channel receipt_number',
    'payment_event: provider event_key reference outcome payment_id',
    'receipt_void: kind',
    'recurring_cycle: due_on public_id',
    'recurring_debit: due_on refusal dropped_for',
    'recurring_plan: first_day last_day ended_for consent_version paid_once',
    'sent_message: event template tried why category',
    'suspense: provider provider_id reference',
    'transfer_receipt: key received_on statement_key',
    'transfer_undo: key reason',
  ],
  'the codes to pay by, and of a receipt what was given: the names in it are taken out': [
    'charge: instruction',
    'receipt: snapshot',
  ],
  'of zakat only its kind': ['donation: zakat'],
  'what was agreed to, in the institution’s words': ['debit_mandate: consent_text'],
  'sealed until the provider has forgotten the card': ['debit_mandate: token'],
  'an import of the old list knows by it who has left': ['donor: old_code'],
  'why the erasure itself waits': ['guest_leave: held_why'],
  'a keyed hash or a hash of a secret: it leads to nobody': [
    'contact_choice: contact_hash',
    'donor_bank: nonce token_hash',
    'inbound_message: phone_hash',
    'sent_message: email_hash phone_hash',
  ],
  'proof of a choice that still holds: a masked contact, a word to stop or where it was chosen': [
    'contact_choice: words shown',
  ],
  'one sent twice counts once': ['inbound_message: id'],
  'a paper of the books, which the law keeps ten years': [
    'audit_entry: staff_name staff_role permission says document_id details',
    'audit_link: hash',
    'bank_line: key day description note',
    'bank_line_link: says',
    'box_collection: opened_on companion new_seal note',
    'box_count: pieces odd',
    'offline_donation: received_on reference undone_why',
    'offline_goods: thing unit basis',
    'open_item: party note opened_on due_on unit store',
    'proposal: kind document_id title terms before note decision_note basis',
    'refund: note bank_reference failure',
    'suspense_decision: note bank_reference',
    'voucher: template day party note given reversal_reason plan_code',
    'voucher_file: name sealed',
  ],
  'a file that is removed once it is read, after 90 days at the latest': [
    'bank_statement_file: bytes',
    'payout_report_bytes: bytes',
  ],
  'erased by their contacts before the holdings (forgetEmails), and in a demo only': [
    'captured_mail: recipient subject body',
  ],
  'a list of donors: what was searched goes with its file after two days at the latest': [
    'donor_export: filters fields reason after folder list',
    'donor_import: file_name',
    'donor_segment: name filter',
    'sending: title audience audience_words template given',
  ],
  'ids only, for 30 days; a form of the desk is sealed and stays ten minutes': [
    'job: name key payload last_error lane',
    'staff_held_form: address content_type body',
  ],
  'of a visitor: no account leads to it, and it goes by its own day': [
    'asrama_visit: public_id input_mark visit_on person reason',
    'help_vote: voter',
    'khatam_circle: token_hash organiser_hash title last_day',
    'khatam_circle_juz: reader reader_hash',
    'push_subscription: endpoint p256dh auth place purposes',
    'search_seen: key seen_on',
  ],
  'of those who are helped, not of those who give': [
    'disbursement_document: sealed',
    'disbursement_evidence: signer_sealed sealed',
    'disbursement_mustahik: group_words asnaf',
    'disbursement_paper: name sealed',
    'disbursement_picture: caption',
    'disbursement_report: recipient paragraphs',
    'mustahik: name region province need nik_sealed nik_mark phone_sealed consented_on surveyed_on',
    'mustahik: surveyor kk_sealed kk_mark permit head',
    'mustahik_member: name born_on nik_sealed nik_mark',
  ],
}

/** Tables of the institution alone, whatever columns they get: no row of them is a donor's, a visitor's or a member's. */
const NOBODYS = wordsOf(
  // What it publishes.
  'annual_report article article_slug article_version asrama asrama_delivery asrama_need',
  'banner board_member campaign campaign_delta campaign_picture campaign_slug',
  'campaign_update campaign_version category help_article media institution_version',
  'message_template scholar_review site_page_version ticket_ready_answer verification_check',
  'wakaf_package wakaf_unit exchange_rate had_kifayah hijri_month_override mustahik_rule',
  'state_holiday zakat_parameter zakat_region',
  // Its books.
  'amil_policy annual_plan annual_plan_line asset bank_account bank_statement',
  'bank_statement_mapping cash_count cash_handover cash_place collection_permit',
  'collection_permit_version disbursement donation_box due_notice ledger_account ledger_fund',
  'ledger_journal ledger_month_sum opening_memo opening_share outward_column_set',
  'own_transfer paper_block payout_mapping payout_report payout_report_line period_close',
  'qris_code qris_fee report_filing report_notice settlement_batch settlement_difference',
  'statement_layout statement_line statement_set voucher_limit voucher_tier',
  // Its staff.
  'board_month_reader proposal_notice staff staff_challenge staff_credential staff_form',
  'staff_invite staff_passkey staff_recovery_code staff_session staff_totp',
  // Machinery and counts.
  'check_result database_mode message_hold message_month page_purge page_view rate_limit',
  'readiness_mark recent_call sandbox_charge sandbox_refund sandbox_switch schema_migration',
  'search_blocked search_term sign_in_delay',
)

type Column = { table: string; name: string; type: string }

/** No words and no bytes; any other type is asked about. */
const FIGURES = wordsOf(
  'int2 int4 int8 numeric float8 bool uuid timestamptz tsvector _int4 _uuid _timestamptz',
)

/** Every column that could say something of a person: no figure, and bound neither to listed words nor to another table. */
async function wordColumns(tx: Tx): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select held.relname as "table", attname as name, typname as type
    from pg_attribute
    join pg_class as held on held.oid = attrelid
    join pg_type on pg_type.oid = atttypid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped and typname <> all(${FIGURES}::text[])
      and not exists (
        select 1 from pg_constraint as bound
        where conrelid = held.oid and conkey = array[attnum]
          and (contype = 'f' or (contype = 'c'
            and pg_get_constraintdef(bound.oid) ~ '= ANY \\(ARRAY\\[[^\\]]*\\]\\)\\)*$')))
    order by held.relname, attnum`.execute(tx)
  return rows
}

const MARK = 'penanda'

function filled({ name, type }: Column) {
  const values: Record<string, ReturnType<typeof sql>> = {
    jsonb: sql`${JSON.stringify({ [MARK]: MARK, jenis: MARK })}::jsonb`,
    bytea: sql`${MARK}::bytea`,
    _text: sql`array[${MARK}]`,
    _bytea: sql`array[${MARK}::bytea]`,
    date: sql`date '1945-08-17'`,
  }
  return sql`${sql.ref(name)} = ${values[type] ?? sql`${MARK}`}`
}

/** The columns of a table that still hold what they held after the erasure's own statement: it runs on a full row of a copy. */
async function columnsLeft(
  tx: Tx,
  holding: Holding,
  columns: readonly Column[],
): Promise<string[]> {
  const names = columns.map(({ name }) => name)
  if (staysAsItIs(holding)) return names
  if (!holding.becomes) return []
  const table = sql.table(holding.table)
  const row = () =>
    sql<{ row: Record<string, unknown> }>`select to_jsonb(held) as row from ${table} as held`
      .execute(tx)
      .then(({ rows }) => rows[0]?.row ?? {})
  await sql`create temporary table ${table} on commit drop as table ${table} with no data`.execute(
    tx,
  )
  await sql`insert into ${table} default values`.execute(tx)
  await sql`update ${table} set ${sql.join(columns.map(filled))}`.execute(tx)
  const before = await row()
  await sql`update ${table} set ${holding.becomes}`.execute(tx)
  const after = await row()
  return names.filter((name) => {
    const value = JSON.stringify(after[name] ?? null)
    return value.includes(MARK) || value === JSON.stringify(before[name])
  })
}

/** `table: column` of everything an erasure leaves, but the tables that are nobody's. */
async function leftBehind(ctx: Ctx, tx: Tx): Promise<string[]> {
  const byTable = Map.groupBy(await wordColumns(tx), ({ table }) => table)
  const holdings = new Map(holdingsOf(ctx.newId(), ctx.now()).map((each) => [each.table, each]))
  const left: string[] = []
  for (const [table, columns] of byTable) {
    if (NOBODYS.includes(table)) continue
    const holding = holdings.get(table)
    const names = holding
      ? await columnsLeft(tx, holding, columns)
      : columns.map(({ name }) => name)
    left.push(...names.map((name) => `${table}: ${name}`))
  }
  return left
}

const excused = Object.values(STAYS).flatMap((rows) =>
  rows.flatMap((row) => {
    const [table = '', columns = ''] = row.split(': ')
    return wordsOf(columns).map((name) => `${table}: ${name}`)
  }),
)

test('every column that could tell of a person is erased with them, or says why it stays', async () => {
  const ctx = await testContext()
  const left = await inTransaction(ctx.db, (tx) => leftBehind(ctx, tx))
  expect(left.toSorted()).toEqual(excused.toSorted())
  const { rows: linked } = await sql<{ table: string }>`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = current_schema() and udt_name = 'uuid'
      and column_name in ('account_id', 'charge_id', 'donation_id', 'donor_id', 'ticket_id')
    `.execute(ctx.db)
  expect(linked.filter(({ table }) => NOBODYS.includes(table))).toEqual([])
})

function wordsOf(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

class Undone extends Error {}

test('a column that somebody adds and does not erase is found', async () => {
  const ctx = await testContext()
  const before = await inTransaction(ctx.db, (tx) => leftBehind(ctx, tx))
  let found: string[] = []
  const added = inTransaction(ctx.db, async (tx) => {
    for (const [table, type] of [
      ['donation', 'text'],
      ['account', 'text[]'],
      ['asrama_visit', 'date'],
      // Its rows go whole.
      ['saved_verse', 'jsonb'],
    ] as const)
      await sql`alter table ${sql.table(table)} add column profession ${sql.raw(type)}`.execute(tx)
    found = (await leftBehind(ctx, tx)).filter((each) => !before.includes(each))
    throw new Undone()
  })
  await expect(added).rejects.toThrow(Undone)
  expect(found).toEqual(['account: profession', 'asrama_visit: profession', 'donation: profession'])
})
