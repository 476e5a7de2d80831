import { isDeepStrictEqual } from 'node:util'
import { monthIndex, RAMADAN, SYAWAL } from '#features/calendar/hijri.ts'
import { findMonths, listDecisions } from '#features/calendar/queries.server.ts'
import { keepFirstInstitution, latestInstitution } from '#features/institution/versions.server.ts'
import { renewReviewedReading } from '#features/scholar-review/reviewed-reading.server.ts'
import { FIRST_SEASON_YEAR, holdSeasons, seasons } from '#features/zakat/fitrah-season.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Institution } from '#platform/settings/institution.ts'
import type { Log } from '#platform/log/log.server.ts'

type Parts = { config: Config; db: Db; now(): Date; log: Log }

/**
 * What a process reads at every turn and therefore holds in memory: the institution's facts, the seasons of zakat
 * fitrah by the decisions of the desk, and what a scholar has reviewed of the reading: Latin and introductions.
 */
export class ReferenceData {
  #parts: Parts
  #version = 0
  #decisions = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Before the first request. INSTITUTION_FILE counts at the first start only; a different one is named in the log. */
  async open(): Promise<void> {
    const { config, db, now, log } = this.#parts
    const { institution } = config
    await keepFirstInstitution(db, { institution, now: now() })
    await this.renew()
    if (!institution.isSample && !isDeepStrictEqual(institution, config.institution))
      log.warn('institution.file-ignored', { version: this.#version })
  }

  /** Reads all anew; answers whether anything has changed. */
  async renew(): Promise<boolean> {
    const isNew = await this.#renewInstitution()
    const isReadingNew = await renewReviewedReading(this.#parts.db)
    return (await this.#renewSeasons()) || isNew || isReadingNew
  }

  /** Looks every two seconds; `onChange` drops the pages that show what was held before. */
  watch(onChange: () => void): void {
    this.#timer = setTimeout(() => void this.#turn(onChange), EVERY_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #turn(onChange: () => void): Promise<void> {
    // An outage of the database is logged where requests meet it.
    const isNew = await this.renew().catch(() => false)
    if (isNew) onChange()
    if (!this.#isStopped) this.watch(onChange)
  }

  async #renewInstitution(): Promise<boolean> {
    const { config, db } = this.#parts
    const latest = await latestInstitution(db)
    if (!latest || latest.version === this.#version) return false
    this.#version = latest.version
    if (config.mailFrom === senderOf(config.institution)) config.mailFrom = senderOf(latest.facts)
    config.institution = latest.facts
    return true
  }

  async #renewSeasons(): Promise<boolean> {
    const { db } = this.#parts
    const decisions = await listDecisions(db)
    const mark = JSON.stringify(decisions)
    if (mark === (this.#decisions || '[]')) return false
    this.#decisions = mark
    const months = await findMonths(db)
    holdSeasons(
      seasons.map((_, at) => {
        const year = FIRST_SEASON_YEAR + at
        const [ramadan, syawal] = [RAMADAN, SYAWAL].map((month) => monthIndex({ year, month }))
        return {
          ramadan: months.firstDay(ramadan as number),
          idulfitri: months.firstDay(syawal as number),
          isEstimate: months.decreeOf(ramadan as number) === undefined,
          isEndEstimate: months.decreeOf(syawal as number) === undefined,
        }
      }),
    )
    return true
  }
}

const EVERY_MS = 2_000

function senderOf({ name, email }: Institution): string {
  return `"${name}" <${email}>`
}
