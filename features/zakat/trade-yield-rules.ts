import { zakatOnCombined } from './kinds/combined.ts'
import { zakatOnCompany } from './kinds/company.ts'
import { zakatOnCrops } from './kinds/crops.ts'
import { zakatOnFish } from './kinds/fishery.ts'
import { zakatOnHerd } from './kinds/herd.ts'
import { zakatOnMine } from './kinds/mine.ts'
import { zakatOnPlantation } from './kinds/plantation.ts'
import { zakatOnRent } from './kinds/rent.ts'
import { zakatOnRikaz } from './kinds/rikaz.ts'
import { zakatOnSecurities } from './kinds/securities.ts'
import { zakatOnShares } from './kinds/shares.ts'
import { zakatOnTrade } from './kinds/trade.ts'

/** The rules of trade, companies, securities and rent, of what earth and animals yield, and of all wealth together, by their names on the wire. */
export const tradeYieldRules = {
  zakatperdagangan: zakatOnTrade,
  zakatperusahaan: zakatOnCompany,
  zakatpertanian: zakatOnCrops,
  zakatperkebunan: zakatOnPlantation,
  zakatperikanan: zakatOnFish,
  zakatpeternakan: zakatOnHerd,
  zakatsaham: zakatOnShares,
  zakatsuratberharga: zakatOnSecurities,
  zakatpertambangan: zakatOnMine,
  zakatrikaz: zakatOnRikaz,
  zakatsewa: zakatOnRent,
  zakatgabungan: zakatOnCombined,
}
