import { type RawBuilder, sql } from 'kysely'
import { donorHoldings, donorsOf, type Holding, unchanged } from './donor-holdings.server.ts'
import { ERASED_NAME } from './privacy.ts'

/**
 * Every table with personal data, in the order of erasure. A test reads the database itself: a column that could tell
 * of a person and is not erased here fails it, unless it says why it stays (erased-columns.db.test.ts).
 */
export function holdingsOf(accountId: string, now: Date): Holding[] {
  const ofAccount = sql`account_id = ${accountId}`
  const donations = sql`select id from donation where account_id = ${accountId}`
  const ofDonations = sql`donation_id in (${donations})`
  const person = `akun:${accountId}`
  return [
    { table: 'aamiin', as: 'aamiin', rows: sql`person = ${person}` },
    { table: 'prayer_report', as: 'laporanDoa', rows: sql`person = ${person}` },
    { table: 'prayer', as: 'doa', rows: ofDonations },
    newsSent(ofDonations),
    { table: 'donation_message', as: 'pesanDonasi', rows: ofDonations, becomes: unchanged },
    { table: 'saved_verse', as: 'ayatTersimpan', rows: ofAccount },
    { table: 'last_read', as: 'terakhirDibaca', rows: ofAccount },
    { table: 'progress_item', as: 'khatamDanHafalan', rows: ofAccount },
    ...plansOf(accountId, now),
    { table: 'session', as: 'perangkat', rows: ofAccount, omits: sessionHashes },
    {
      table: 'otp_challenge',
      as: 'kodeSekaliPakai',
      rows: sql`(account_id = ${accountId} or ${ownContact(accountId)})`,
      omits: ['token_hash', 'nonce', 'draft'],
    },
    {
      table: 'password_reset',
      as: 'aturUlangKataSandi',
      rows: ownContact(accountId),
      omits: ['token_hash', 'nonce'],
    },
    ...ticketsOf(accountId),
    ...donorHoldings(accountId, now),
    { table: 'account_identity', as: 'penyediaMasuk', rows: ofAccount },
    ...messagesHeld(accountId, donations),
    { table: 'account_contact', as: 'kontak', rows: ofAccount },
    { table: 'account_consent', as: 'persetujuan', rows: ofAccount, becomes: unchanged },
    { table: 'receipt', as: 'kuitansi', rows: ofDonations, becomes: receiptWithoutPerson },
    {
      table: 'charge',
      as: 'pembayaran',
      rows: ofDonations,
      becomes: sql`payer_phone = null, instruction = instruction - 'sentTo'`,
    },
    providersNews(donations),
    { table: 'suspense', as: 'titipan', rows: ofDonations, becomes: unchanged },
    ...transfersOf(ofDonations),
    donorBank(ofDonations, now),
    { table: 'donation_claim', as: 'donasiDiklaim', rows: ofAccount, becomes: unchanged },
    {
      table: 'donation_key',
      as: 'kunciDonasi',
      rows: ofDonations,
      omits: ['input_hash'],
      becomes: sql`input_hash = ''`,
    },
    { table: 'donation', as: 'donasi', rows: ofAccount, becomes: donationWithoutPerson(now) },
    { table: 'account_erasure', as: 'penghapusan', rows: ofAccount, becomes: unchanged },
    {
      table: 'account',
      as: 'akun',
      rows: sql`id = ${accountId}`,
      omits: ['password_hash'],
      becomes: sql`name = 'Akun terhapus', status = 'closed', is_anonymous = true, photo = null,
        tax_id = null, password_hash = null, password_changed_at = null,
        closed_at = coalesce(closed_at, ${now}), updated_at = ${now}`,
    },
  ]
}

/** Tickets of the person, with what staff noted there. */
function ticketsOf(accountId: string): Holding[] {
  const rows = sql`ticket_id in (select id from ticket where ${ownTicket(accountId)})`
  return [
    { table: 'ticket_inbound', as: 'kirimanTiket', rows },
    { table: 'ticket_note', as: 'catatanTiket', rows, omits: ['written_by'] },
    { table: 'ticket_file', as: 'buktiTiket', rows, omits: ['sealed'] },
    { table: 'ticket_message', as: 'pesanTiket', rows },
    {
      table: 'ticket',
      as: 'tiket',
      rows: ownTicket(accountId),
      omits: ['token_hash', 'form_key', 'input_hash', 'held_by', 'held_at'],
    },
  ]
}

/** What was written to this person and what they chose; that something was sent stays, without whom it reached. */
function messagesHeld(accountId: string, donations: RawBuilder<unknown>): Holding[] {
  const own = sql`(select value from account_contact where account_id = ${accountId})`
  const ofMessages = sql`(donation_id in (${donations}) or email in ${own} or phone in ${own}
    or donor_id in ${donorsOf(accountId)})`
  const hashes = sql`(select unnest(array[email_hash, phone_hash]) from sent_message
    where email in ${own} or phone in ${own})`
  return [
    {
      table: 'contact_choice',
      as: 'pilihanPesan',
      rows: sql`contact_hash in ${hashes}`,
      omits: ['contact_hash'],
      becomes: unchanged,
    },
    {
      table: 'contact_wish',
      as: 'caraDisapa',
      rows: sql`contact_hash in ${hashes}`,
      omits: ['contact_hash'],
    },
    {
      table: 'contact_change',
      as: 'gantiKontak',
      rows: sql`(value in ${own} or old_hashes && array${hashes}::bytea[])`,
      omits: ['old_hashes'],
    },
    {
      table: 'inbound_message',
      as: 'pesanMasuk',
      rows: sql`phone in ${own}`,
      omits: ['phone_hash'],
      becomes: sql`phone = null, name = '', text = '', media = null`,
    },
    {
      table: 'sent_message',
      as: 'pesanTerkirim',
      rows: ofMessages,
      omits: ['email_hash', 'phone_hash'],
      // WhatsApp writes the number into its own of a message.
      becomes: sql`email = null, phone = null, content = null, provider_id = null`,
    },
  ]
}

/** That a provider told of a payment stays; its own words may name who paid, with their number and address. */
function providersNews(donations: RawBuilder<unknown>): Holding {
  const rows = sql`reference in (select reference from charge where donation_id in (${donations}))`
  return { table: 'payment_event', as: 'kabarPenyedia', rows, becomes: sql`body = ''` }
}

/** The sums and receipts stay for the books; the donor's proof goes. */
function transfersOf(rows: RawBuilder<unknown>): Holding[] {
  return [
    { table: 'transfer_proof', as: 'buktiTransfer', rows, omits: ['sealed'] },
    { table: 'transfer_sum', as: 'nominalTransfer', rows, becomes: unchanged },
    { table: 'transfer_receipt', as: 'transferMasuk', rows, becomes: unchanged },
    { table: 'transfer_undo', as: 'transferSalahCocok', rows, becomes: unchanged },
  ]
}

/** The bank account that money goes back to; its link ends with the person. */
function donorBank(rows: RawBuilder<unknown>, now: Date): Holding {
  return {
    table: 'donor_bank',
    as: 'rekeningPengembalian',
    rows,
    omits: ['token_hash', 'nonce'],
    becomes: sql`sealed = null, erased_at = coalesce(erased_at, ${now}),
      closed_at = coalesce(closed_at, ${now})`,
  }
}

/** What was due stays for the figures; who it was does not, and nothing comes of it any more. */
function plansOf(accountId: string, now: Date): Holding[] {
  const own = sql`(account_id = ${accountId} or (via, contact) in (
    select mine.kind, mine.value from account_contact as mine where mine.account_id = ${accountId}))`
  const ofPlans = sql`plan_id in (select id from recurring_plan where ${own})`
  return [
    { table: 'recurring_cycle', as: 'jadwalDonasiRutin', rows: ofPlans, becomes: unchanged },
    { table: 'recurring_debit', as: 'debitDonasiRutin', rows: ofPlans, becomes: unchanged },
    {
      table: 'debit_mandate',
      as: 'persetujuanDebit',
      rows: ofPlans,
      omits: ['token', 'link_ref'],
      // The provider has to forget the card as well: until it says so, its token stays, sealed.
      becomes: sql`label = null, ended_for = coalesce(ended_for, 'account'), updated_at = ${now},
        ending_at = coalesce(ending_at, ${now}),
        status = case when status = 'ended' then status else 'ending' end`,
    },
    {
      table: 'recurring_plan',
      as: 'donasiRutin',
      rows: own,
      becomes: sql`donor_name = '', contact = null, account_id = null, is_anonymous = true,
        status = 'ended', next_at = null, ended_for = coalesce(ended_for, 'account'),
        ended_at = coalesce(ended_at, ${now}), updated_at = ${now}`,
    },
  ]
}

/** Which news was sent; the address itself is not in it. */
function newsSent(rows: RawBuilder<unknown>): Holding {
  return { table: 'campaign_news_sent', as: 'kabarProgramTerkirim', rows, omits: ['reader'] }
}

/** True where rows stay unchanged because they contain nothing about the person. */
export function staysAsItIs({ becomes }: Holding): boolean {
  return becomes === unchanged
}

function ownContact(accountId: string): RawBuilder<unknown> {
  return sql`(kind, contact) in (
    select mine.kind, mine.value from account_contact as mine where mine.account_id = ${accountId})`
}

const sessionHashes = ['token_hash', 'address_hash', 'device_hash']

/** Tickets written with an address that is verified as theirs, where the link went too, or from their phone. */
function ownTicket(accountId: string): RawBuilder<unknown> {
  const mine = (kind: string) => sql`(select mine.value from account_contact as mine
    where mine.account_id = ${accountId} and mine.kind = ${kind})`
  return sql`(contact in ${mine('email')} or phone in ${mine('phone')})`
}

const receiptWithoutPerson = sql`snapshot = jsonb_set(snapshot - 'onBehalfOf', '{donor}',
  jsonb_build_object('name', ${sql.lit(ERASED_NAME)}::text, 'isAnonymous', true))`

function donationWithoutPerson(now: Date): RawBuilder<unknown> {
  return sql`donor_name = ${sql.lit(ERASED_NAME)}, donor_phone = null, donor_email = null,
    is_anonymous = true, prayer = null, shows_prayer = false, wants_news = false, news_by_phone = false,
    salutation = null, on_behalf_of = null, tax_id = null, wants_tax_receipt = false,
    zakat = jsonb_set('{}', '{jenis}', zakat -> 'jenis'),
    erased_at = coalesce(erased_at, ${now}), updated_at = ${now}`
}
