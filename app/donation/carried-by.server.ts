import { redirect } from 'react-router'
import * as v from 'valibot'
import { carriedSnapshot } from '#features/zakat/contract.ts'
import { formDataOf } from '#app/submit.server.ts'
import { CARRIED } from './snapshot/carried-zakat.ts'

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
