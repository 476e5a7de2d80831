import { denominations } from '#features/cash-place/pieces.ts'
import { terbilang } from '#features/receipt/terbilang.ts'
import { statementPdf } from '#features/statements/statement-pdf.server.ts'
import type { Ctx } from '#platform/context.ts'
import { rupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { boxName, recordNumber } from './box.ts'
import { CollectionUnknown } from './errors.ts'
import { type CollectionDetail, getCollection } from './queries.server.ts'

/** The record of a box that two people counted: what was in it, note by note, and the lines for their signatures. */
export async function boxRecord(ctx: Ctx, id: string): Promise<{ bytes: Buffer; number: string }> {
  const found = await getCollection(ctx.db, id)
  const { year, serial, counted_at: madeAt } = found
  if (!year || !serial || !madeAt) throw new CollectionUnknown()
  const number = recordNumber({ year, serial })
  const counts = found.counts.filter(({ round }) => round === found.round)
  const bytes = await statementPdf({
    title: 'Berita acara hitung kotak amal',
    period: `${number} · ${formatDate(startOfDay(found.opened_on))}`,
    heads: ['Lembar', 'Jumlah'],
    rows: rowsOf(found),
    signers: counts.map(({ counter: name }, at) => ({
      name,
      office: at === 0 ? 'Penghitung pertama' : 'Penghitung kedua',
    })),
    institution: ctx.config.institution,
    madeAt,
  })
  return { bytes, number }
}

function rowsOf(found: CollectionDetail) {
  const counts = found.counts.filter(({ round }) => round === found.round)
  const [count] = counts
  const sum = found.sum ?? rupiah(0)
  const text = (words: string) => ({ role: 'text' as const, words, figures: [] })
  const block = (words: string) => ({ role: 'block' as const, words, figures: [] })
  const odd = counts.map((each) => each.odd).filter(Boolean)
  const earlier = found.round - 1
  return [
    block('Kotak'),
    text(`${boxName(found)}. Untuk program ${found.campaign}.`),
    text(`Dibuka oleh ${found.opener ?? '–'} bersama ${found.companion}.`),
    text(
      `${found.is_seal_whole ? 'Segel utuh.' : 'Segel tidak utuh.'}${found.new_seal ? ` Segel baru: ${found.new_seal}.` : ''}`,
    ),
    ...(found.note ? [text(`Catatan: ${found.note}`)] : []),
    block('Isi'),
    ...denominations.flatMap(({ name, value, label }) => {
      const pieces = count?.pieces[name] ?? 0
      return pieces > 0
        ? [{ role: 'line' as const, words: label, figures: [pieces, pieces * value] }]
        : []
    }),
    {
      role: 'end' as const,
      words: 'Jumlah',
      figures: [Object.values(count?.pieces ?? {}).reduce((all, each) => all + each, 0), sum],
    },
    text(`Terbilang: ${terbilang(sum)} rupiah.`),
    ...(odd.length > 0 ? [text(`Tidak dihitung: ${odd.join('; ')}.`)] : []),
    block('Dua hitungan'),
    ...counts.map(({ counter, at }) => text(`${counter}, ${formatDateTime(at)}: sama.`)),
    ...(earlier > 0
      ? [text(`Sebelumnya ${earlier} kali dua hitungan berbeda, lalu dihitung ulang.`)]
      : []),
    text(`Uangnya disimpan di ${found.cashPlace}.`),
  ]
}
