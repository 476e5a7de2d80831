import {
  type EditedCampaign,
  getEditedCampaign,
} from '#features/campaign/edited-campaign.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { orNotFound, rowIdOf } from '../ui/found.ts'

/** The campaign of an address; throws 404 for an id that does not exist. */
export async function campaignAt(db: Db, id: string | undefined): Promise<EditedCampaign> {
  return await orNotFound(async () => getEditedCampaign(db, rowIdOf(id)))
}
