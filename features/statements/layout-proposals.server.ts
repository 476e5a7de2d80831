import { sql } from 'kysely'
import * as v from 'valibot'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { coverage, type Coverage } from './coverage.ts'
import { layoutText } from './layout-text.ts'
import { statementLines } from './statement-at.server.ts'
import { type StatementKind, statementKinds, type LayoutLine } from './statement-kinds.ts'
import { refusal } from '#platform/refusal.ts'

class LayoutIncomplete extends refusal({
  code: 'statements/layout-incomplete',
  status: 422,
}) {
  constructor({ missing, doubled }: Coverage) {
    const parts = [
      missing.length > 0 && `Belum punya baris: ${missing.join(', ')}.`,
      doubled.length > 0 && `Muncul dua kali: ${doubled.join(', ')}.`,
    ].filter(Boolean)
    const sentence = parts.join(' ')
    super(sentence, { susunan: sentence })
  }
}

class LayoutTooEarly extends refusal({
  code: 'statements/layout-too-early',
  status: 422,
  message: 'Susunan baru berlaku paling cepat hari ini.',
  field: 'mulai',
}) {}

class LayoutKnown extends refusal({
  code: 'statements/layout-known',
  status: 409,
  message: 'Sudah ada susunan yang mulai berlaku hari itu. Pilih hari lain.',
}) {}

const line = v.object({
  section: v.string(),
  heading: v.string(),
  words: v.string(),
  accounts: v.array(v.string()),
  funds: v.array(v.string()),
  side: v.nullable(v.picklist(['in', 'out'])),
  sign: v.picklist([1, -1]),
})

const terms = v.object({
  statement: v.picklist(Object.keys(statementKinds) as StatementKind[]),
  validFrom: v.string(),
  lines: v.array(line),
})

type Terms = v.InferOutput<typeof terms>

/** Words, order and accounts of a statement's lines from a day on; what was frozen stays as it is. */
export const layoutProposal = defineProposal({
  propose: 'books.write',
  approve: 'books.approve',
  kind: 'statements.layout',
  words: 'Mengubah susunan laporan',
  terms,
  describe: ({ statement, validFrom, lines }) => [
    { label: 'Laporan', value: statementKinds[statement].title },
    { label: 'Berlaku mulai', value: formatDate(startOfDay(validFrom)) },
    ...lines.map((each, at) => ({ label: `Baris ${at + 1}`, value: layoutText([each]) })),
  ],
  address: (id) => `/kelola/laporan/${id}/susunan`,
  basis: async ({ db }, { terms: { statement, validFrom } }) => ({
    lines: await statementLines(db, statement, validFrom),
    chart: (await listAccounts(db)).map(({ code }) => code),
  }),
  apply: async (ctx, { terms: agreed, madeBy, decidedBy }) => {
    await assertWhole(ctx, agreed)
    const { statement, validFrom, lines } = agreed
    const id = ctx.newId()
    const { numAffectedRows } = await sql`
      insert into statement_layout
        (id, statement, valid_from, note, made_by, approved_by, made_at)
      values (${id}, ${statement}, ${validFrom}, '', ${madeBy}, ${decidedBy}, ${ctx.now()})
      on conflict (statement, valid_from) do nothing`.execute(ctx.db)
    if (numAffectedRows !== 1n) throw new LayoutKnown()
    for (const [at, each] of lines.entries()) {
      await sql`
        insert into statement_line
          (layout_id, position, section, heading, words, accounts, funds, side, sign)
        values (${id}, ${(at + 1) * 10}, ${each.section}, ${each.heading}, ${each.words},
          ${each.accounts}, ${each.funds}, ${each.side}, ${each.sign})`.execute(ctx.db)
    }
  },
})

/** Proposes other lines for a statement; refuses lines that do not show every account once. */
export async function proposeLayout(
  ctx: Ctx,
  layout: { statement: StatementKind; validFrom: string; lines: readonly LayoutLine[] },
  { by, note }: { by: string; note: string },
): Promise<string> {
  const { statement, validFrom } = layout
  const wanted = v.parse(terms, layout)
  await assertWhole(ctx, wanted)
  const lines = await statementLines(ctx.db, statement, validFrom)
  const { title } = statementKinds[statement]
  const before = { statement, validFrom, lines }
  return propose(ctx, layoutProposal, {
    documentId: statement,
    title,
    terms: wanted,
    before,
    note,
    by,
  })
}

async function assertWhole(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { statement, validFrom, lines }: Terms,
): Promise<void> {
  if (validFrom < dayOf(ctx.now())) throw new LayoutTooEarly()
  const chart = (await listAccounts(ctx.db)).map(({ code }) => code)
  const found = coverage(statement, lines, chart)
  if (found.missing.length + found.doubled.length > 0) throw new LayoutIncomplete(found)
}
