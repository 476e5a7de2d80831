import { asramaCampaigns } from './asrama-campaigns.ts'
import { boundCampaigns } from './campaigns-bound.ts'
import { openCampaigns } from './campaigns-open.ts'
import { wakafCampaigns } from './campaigns-wakaf.ts'
import { zakatCampaigns } from './campaigns-zakat.ts'
import type { DemoCampaign } from '../content.ts'

export const demoCampaigns: DemoCampaign[] = [
  ...boundCampaigns,
  ...openCampaigns,
  ...wakafCampaigns,
  ...zakatCampaigns,
  ...asramaCampaigns,
]
