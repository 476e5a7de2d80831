import { zakatOnCombined } from './combined.ts'
import { zakatOnCompany } from './company.ts'
import { zakatOnCrops } from './crops.ts'
import { zakatOnFish } from './fishery.ts'
import { zakatOnHerd } from './herd.ts'
import { zakatOnMine } from './mine.ts'
import { zakatOnPlantation } from './plantation.ts'
import { zakatOnRent } from './rent.ts'
import { zakatOnRikaz } from './rikaz.ts'
import { zakatOnSecurities } from './securities.ts'
import { zakatOnShares } from './shares.ts'
import { zakatOnTrade } from './trade.ts'

/** The rules of the kinds that came later, by their names on the wire. */
export const furtherRules = {
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
