import type { Ctx } from '#platform/context.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { saidRows } from './said-rows.ts'
import type { FoundSet } from './frozen-sets.server.ts'
import { statementsPdf } from './statement-pdf.server.ts'

/**
 * A frozen set as a file: the text itself, whose sum `sha256sum` gives, or paper drawn from it. The same set gives the
 * same bytes.
 */
export async function frozenFile(
  ctx: Pick<Ctx, 'config'>,
  { set, content, hash, frozenAt, from, through }: FoundSet,
  format: 'pdf' | 'json',
): Promise<Response> {
  const name = `laporan-${from}-${through}`
  const days = `${formatDate(startOfDay(from))} – ${formatDate(startOfDay(through))}`
  const bytes =
    format === 'json'
      ? Buffer.from(content, 'utf8')
      : await statementsPdf(
          set.statements.map(({ title, columns, rows }) => ({
            title,
            period: days,
            heads: columns,
            rows: saidRows(rows),
            signers: set.signers,
            institution: ctx.config.institution,
            madeAt: frozenAt,
            hash,
          })),
        )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': format === 'json' ? 'application/json' : 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.${format}"`,
      'Content-Length': String(bytes.length),
    },
  })
}
