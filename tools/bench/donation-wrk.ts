import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { closedLoop, type DonationLoad, requestOf } from './donation-load.ts'
import { loadTool } from './load.ts'

const run = promisify(execFile)

export type DonationRound = { donations: number; seconds: number }

/** `prefix` begins every key; with `known` the keys of an earlier round of that prefix come again. */
export type DonationKeys = { prefix: string; known?: number }

/** As many donations as 64 connections can send in this time, by wrk where there is one. */
export async function donateFor(
  donation: DonationLoad,
  seconds: number,
  keys: DonationKeys,
): Promise<DonationRound> {
  return loadTool === 'wrk'
    ? await byWrk(donation, seconds, keys)
    : await byNode(donation, seconds, keys)
}

async function byNode(
  donation: DonationLoad,
  seconds: number,
  keys: DonationKeys,
): Promise<DonationRound> {
  const outcome = await closedLoop(donation, seconds, keys)
  if (outcome.unanswered.length > 0) throw new Error(`${outcome.unanswered.length} gifts failed`)
  return { donations: outcome.answered.length, seconds: outcome.seconds }
}

async function byWrk(
  donation: DonationLoad,
  seconds: number,
  keys: DonationKeys,
): Promise<DonationRound> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-wrk-'))
  const script = path.join(folder, 'gift.lua')
  writeFileSync(script, luaFor(donation, keys))
  const args = ['-t1', '-c64', `-d${seconds}s`, '-s', script, donation.origin]
  const { stdout } = await run('wrk', args).finally(() => rmSync(folder, { recursive: true }))
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  const isBad = /Non-2xx or 3xx responses/.test(stdout) || !requests
  if (isBad) throw new Error(`gifts failed:\n${stdout}`)
  return { donations: Number(requests), seconds: Number(took) }
}

/** The same requests as those of `requestOf`. */
function luaFor(donation: DonationLoad, { prefix, known }: DonationKeys): string {
  const requests = donation.slugs.map((_, at) => {
    // The key is put in between; the number of this one chooses the campaign.
    const [before, after] = requestOf(donation, `KEY-${at}`).split(`KEY-${at}`)
    // Plain ASCII is quoted the same in JSON and Lua.
    return `{${JSON.stringify(before)}, ${JSON.stringify(after)}}`
  })
  return `local parts = {${requests.join(',')}}
local n = 0
function request()
  n = n + 1
  local number = ${known === undefined ? 'n' : `n % ${known} + 1`}
  local part = parts[number % ${donation.slugs.length} + 1]
  return part[1] .. "${prefix}-" .. number .. part[2]
end\n`
}
