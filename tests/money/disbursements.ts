import sharp from 'sharp'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { addPicture } from '#features/media/save-picture.server.ts'
import { keepPicture } from '#platform/picture/picture.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '../context.ts'
import { aSettledDonation } from './payments.ts'

/** Rp40.000 that were paid out of a campaign with Rp100.000; answers the disbursement's id. */
export async function aPaidDisbursement(ctx: TestCtx): Promise<{ id: string; campaignId: string }> {
  const { campaignId } = await aSettledDonation(ctx)
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(40_000) }
  const words = { description: 'Pompa air untuk Desa Sukamaju', beneficiaries: 40 }
  const id = await draftDisbursement(ctx, { ...use, ...words }, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
  return { id, campaignId }
}

/** A photo as a person uploads it. */
export async function aCameraPhoto(colour = '#0b6e4f'): Promise<Buffer<ArrayBuffer>> {
  const create = { width: 400, height: 300, channels: 3, background: colour } as const
  const bytes = await sharp({ create })
    .withExif({ IFD0: { Make: 'Kamera Rahasia' } })
    .jpeg()
    .toBuffer()
  return Buffer.from(bytes)
}

/** A picture of the library; answers its id. */
export async function aLibraryPicture(ctx: TestCtx, colour?: string): Promise<string> {
  const picture = await keepPicture(ctx.files, await aCameraPhoto(colour))
  const words = {
    alt: 'Pompa air di sumur desa',
    credit: 'Tim lapangan',
    licence: 'sendiri',
  } as const
  const form = { version: 0, ...words, focusX: 50, focusY: 30 }
  return (await addPicture(ctx, { picture, form }, { by: ctx.newId() })).id
}
