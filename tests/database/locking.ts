/** Tables that stay small enough for any statement. Whatever is not named here may hold millions of rows. */
const small = new Set([
  'amil_policy',
  'annual_report',
  'asrama',
  'asrama_delivery',
  'asrama_need',
  'asrama_program',
  'article',
  'article_slug',
  'article_version',
  'banner',
  'board_member',
  'campaign',
  'campaign_picture',
  'campaign_slug',
  'campaign_total',
  'campaign_update',
  'campaign_version',
  'cash_place',
  'category',
  'help_article',
  'hijri_month_override',
  'institution_version',
  'ledger_account',
  'ledger_fund',
  'media',
  'period_close',
  'proposal',
  'receipt_counter',
  'sandbox_switch',
  'scholar_review',
  'search_blocked',
  'settlement_batch',
  'site_page_version',
  'verification_check',
  'verification_decision',
  'voucher_limit',
  'voucher_tier',
  'wakaf_package',
  'wakaf_unit',
  'zakat_parameter',
  'zakat_region',
])

type Rule = { finds: RegExp; why: string; unless?: RegExp }

/** Statements during which nobody can write to, or even read, a table; `$1` is the table. Grounds: PostgreSQL manual, ALTER TABLE, CREATE INDEX. */
const rules: Rule[] = [
  {
    finds: /^create (?:unique )?index (?!concurrently)(?:.* )?on (?:only )?(\w+)/,
    why: 'stops writing while it reads the whole table: create index concurrently, outside a transaction',
  },
  {
    finds:
      /^alter table (?:only )?(\w+) .*\badd (?:column )?\w+ .*\bdefault [^,]*(?:uuid|random|clock_timestamp|nextval|timeofday)/,
    why: 'writes every row anew for a default that differs by row: add the column, then fill it in batches',
  },
  {
    finds: /^alter table (?:only )?(\w+) .*\bgenerated always as\b.*\bstored\b/,
    why: 'writes every row anew',
  },
  {
    finds: /^alter table (?:only )?(\w+) .*\bset not null\b/,
    why: 'reads the whole table: add a check that is not valid, validate it in the next file, then set not null',
  },
  {
    finds:
      /^alter table (?:only )?(\w+) .*\badd (?:constraint|check|foreign key|unique|primary key)\b/,
    unless: /\bnot valid\b|\busing index\b/,
    why: 'reads the whole table: add it not valid and validate it in the next file; a unique one using an index made concurrently',
  },
  {
    finds: /^alter table (?:only )?(\w+) .*\balter (?:column )?\w+ (?:set data )?type\b/,
    why: 'writes every row anew: add a column, fill it in batches, and change over',
  },
  {
    finds: /^(?:update|delete from) (?:only )?(\w+)/,
    why: 'touches many rows in one commit: fill in batches',
  },
  {
    finds: /^(?:truncate|cluster|vacuum full|lock)(?: table)? (?:only )?(\w+)/,
    why: 'shuts everybody out',
  },
  { finds: /^reindex (?!.*concurrently).*?(\w+)$/, why: 'stops writing while it runs' },
]

/** What a migration does to tables that may be big, with what to do instead. Tables the file itself makes are empty. */
export function lockingStatements(sql: string): string[] {
  const plain = sql
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  const statements = plain.split(';').map((statement) => statement.trim())
  const made = new Set(
    statements.map((each) => /^create table (?:if not exists )?(\w+)/.exec(each)?.[1]),
  )
  return statements.flatMap((statement) =>
    rules.flatMap(({ finds, unless, why }) => {
      const table = finds.exec(statement)?.[1]
      const isHarmless = !table || made.has(table) || small.has(table) || unless?.test(statement)
      return isHarmless ? [] : [`${table}: ${why}`]
    }),
  )
}
