import { redirect } from 'react-router'
import * as v from 'valibot'
import { readPlanText } from '#features/plan/plan.server.ts'
import { planColumns } from '#features/plan/plan-rows.ts'
import { proposePlan } from '#features/plan/proposals.server.ts'
import { PlanNotWhole } from '#features/plan/errors.ts'
import { boundedText } from '#platform/text/form-text.ts'
import { submit } from '#app/submit.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { lookAtSheet, sheetText } from '#app/desk/ui/look-at-sheet.ts'

const cell = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120, 'Terlalu panjang.')), '')

/** One line as its form sends it, by the columns of the sheet. */
const lineForm = v.object({
  isi: v.optional(sheetText, ''),
  ...(Object.fromEntries(planColumns.map((column) => [column, cell])) as Record<
    (typeof planColumns)[number],
    typeof cell
  >),
})

export const planActs = acts({
  lihat: lookAtSheet(readPlanText),
  // Adds one line to the rows of the sheet, and looks at them. Nothing is written.
  tambah: async ({ request, context }) =>
    submit(lineForm, request, async ({ isi, ...line }) => {
      const { ctx } = context.get(deskContext)
      const row = planColumns.map((column) => line[column].replaceAll(/[;"\n]/g, ' ')).join(';')
      const alone = await readPlanText(ctx, `${planColumns.join(';')}\n${row}`)
      const [wrong] = alone.problems
      if (wrong) throw new PlanNotWhole(wrong.why)
      const text = `${isi.trim() || planColumns.join(';')}\n${row}`
      return { preview: { ...(await readPlanText(ctx, text)), text } }
    }),
  ajukan: personalAct(
    v.object({
      isi: sheetText,
      catatan: boundedText('Tulis catatannya, misalnya hasil rapat pleno.', 3, 200),
    }),
    'Mengajukan RKAT',
    async ({ ctx, staff }, { isi: text, catatan: note }) => {
      const year = await proposePlan(ctx, { text, note }, { by: staff.id })
      return redirect(`/kelola/rkat?tahun=${year}&kabar=ajukan`, 303)
    },
  ),
})
