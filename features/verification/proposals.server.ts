import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDay, isDay, momentAt } from '#platform/time/jakarta.ts'
import { typedSentence } from '#platform/text/typed-text.ts'
import { assertKnownCheck, latestCheck, recordCheck } from './record-check.server.ts'
import { checklists, INSTITUTION_DOCUMENT } from './verification.ts'

const line = (most: number, what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(1, `${what} belum diisi.`),
    v.maxLength(most, `${what} paling panjang ${most} huruf.`),
  )

/** A check as its form sends it. Days are of Jakarta. */
export const checkForm = v.object({
  kind: v.pipe(v.string('Pilih pemeriksaan.'), v.regex(/^[a-z-]{1,40}$/, 'Pilih pemeriksaan.')),
  hasPassed: v.pipe(
    v.picklist(['ya', 'tidak'], 'Pilih hasil pemeriksaan.'),
    v.transform((chosen) => chosen === 'ya'),
  ),
  checkedBy: line(120, 'Nama dan jabatan pemeriksa'),
  checkedOn: v.pipe(v.string('Isi tanggal pemeriksaan.'), v.check(isDay, 'Tanggal tidak dikenal.')),
  evidence: line(300, 'Bukti'),
  validThrough: v.pipe(
    v.optional(v.string(), ''),
    v.check((typed) => typed === '' || isDay(typed), 'Tanggal tidak dikenal.'),
    v.transform((typed) => typed || null),
  ),
})

export type CheckForm = v.InferOutput<typeof checkForm>

/** A check that another person approves; only then does the public seal count it. */
export const checkProposal = defineProposal({
  kind: 'verification.check',
  words: 'Mencatat pemeriksaan',
  propose: 'campaign.write',
  approve: 'campaign.approve',
  terms: v.object({
    documentId: v.string(),
    kind: v.string(),
    hasPassed: v.boolean(),
    checkedBy: v.string(),
    checkedOn: v.string(),
    evidence: v.string(),
    validThrough: v.nullable(v.string()),
  }),
  describe: (terms) => [
    { label: 'Pemeriksaan', value: nameOf(terms.documentId, terms.kind) },
    { label: 'Hasil', value: terms.hasPassed ? 'Lulus' : 'Tidak lulus' },
    { label: 'Pemeriksa', value: terms.checkedBy },
    { label: 'Tanggal', value: formatDay(noonOf(terms.checkedOn)) },
    { label: 'Bukti', value: terms.evidence },
    {
      label: 'Berlaku sampai',
      value: terms.validThrough ? formatDay(noonOf(terms.validThrough)) : 'Tanpa batas',
    },
  ],
  address: (documentId) => {
    const [id = ''] = documentId.split('/')
    return id === INSTITUTION_DOCUMENT ? '/kelola/lembaga' : `/kelola/program/${id}/pemeriksaan`
  },
  basis: async ({ db }, { terms: { documentId, kind } }) => ({
    latest: await latestCheck(db, { documentId, kind }),
  }),
  apply: (ctx, { terms, madeBy, decidedBy }) =>
    recordCheck(
      ctx,
      {
        documentId: terms.documentId,
        kind: terms.kind,
        hasPassed: terms.hasPassed,
        checkedBy: terms.checkedBy,
        checkedAt: noonOf(terms.checkedOn),
        evidence: terms.evidence,
        validUntil: terms.validThrough ? momentAt(terms.validThrough, '23:59') : null,
      },
      { madeBy, decidedBy },
    ),
})

/** Proposes a check of a document. Each kind of check may wait on its own. Refuses with CheckUnknown. */
export async function proposeVerification(
  ctx: Ctx,
  { documentId, title, form }: { documentId: string; title: string; form: CheckForm },
  { by }: { by: string },
): Promise<void> {
  assertKnownCheck({ documentId, kind: form.kind })
  await propose(ctx, checkProposal, {
    documentId: `${documentId}/${form.kind}`,
    title,
    terms: { documentId, ...form },
    by,
  })
}

function nameOf(documentId: string, kind: string): string {
  const subject = documentId === INSTITUTION_DOCUMENT ? 'institution' : 'campaign'
  return checklists[subject][kind]?.name ?? kind
}

function noonOf(day: string): Date {
  return momentAt(day, '12:00')
}
