import { redirect } from 'react-router'
import * as v from 'valibot'
import { donationForm, typedSum } from '#features/donation/contract.ts'
import { sumMistakes } from '#features/donation/start/sum-mistakes.server.ts'
import { carriedSnapshot } from '#features/zakat/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { formDataOf } from '#app/submit.server.ts'
import { chosenAmount, type FormValues, packageIdOf } from './donation.ts'
import { CARRIED } from './snapshot/carried-zakat.ts'

/** The donation form as a browser without script posts it. Preset, units and typed amount become one amount. */
export const donationFormSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(withSum),
  donationForm,
)

/** The same with what the campaign says of the sum of a refused form. */
export function donationFormOf(ctx: Ctx) {
  return {
    schema: donationFormSchema,
    mistakes: (values: FormValues) => sumMistakes(ctx, typedSum, withSum(values)),
  }
}

function withSum(values: FormValues): FormValues {
  const packageId = packageIdOf(values)
  return { ...values, amount: chosenAmount(values), ...(packageId && { packageId }) }
}

/**
 * The calculation that a calculator's form posted here without script; undefined when the donation form itself was
 * posted.
 */
export async function carriedBy(request: Request, { slug }: { slug: string }) {
  const form = await formDataOf(request.clone())
  const text = form.get(CARRIED)
  if (typeof text !== 'string') return undefined
  const read = v.safeParse(carriedSnapshot, text)
  if (!read.success) throw redirect(`/donasi-sekarang/${encodeURIComponent(slug)}`, 303)
  return { carried: text, amount: String(read.output.zakatRupiah) }
}
