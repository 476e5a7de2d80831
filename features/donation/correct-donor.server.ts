import type { Config } from '#platform/config.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { seal } from '#platform/security/secret-box.server.ts'
import { taxIdLabel } from './donation.ts'

export type DonorCorrection = {
  donorName?: string | undefined
  /** NPWP or NIK, 16 digits. */
  taxId?: string | undefined
}

type Correcting = DonorCorrection & { config: Config; donationId: string; at: Date }

/** Changes the name and the NPWP or NIK of a locked donation. Documents already printed stay as they are. */
export async function correctDonor(tx: Tx, correction: Correcting): Promise<void> {
  const { config, donationId, at, donorName, taxId } = correction
  await tx
    .updateTable('donation')
    .set({
      updated_at: at,
      ...(donorName && { donor_name: donorName }),
      ...(taxId && { tax_id: seal(config, taxIdLabel(donationId), taxId) }),
    })
    .where('id', '=', donationId)
    .execute()
}
