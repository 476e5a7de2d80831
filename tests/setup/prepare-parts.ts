import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startOwnPostgres } from '../postgres.ts'
import { quickFolder } from '../quick-folder.ts'

/**
 * Starts a PostgreSQL once and stops it again, so that the tests know whether they can. CI must have it. Names the
 * folder of the sample data that servers of tests copy, made by the first; answers a function that removes it.
 */
export default async function prepareParts(project: TestProject): Promise<() => void> {
  const seeded = quickFolder()
  // The workers inherit it.
  process.env.SEEDED_DATA = seeded
  await findPostgres(project)
  return () => rmSync(seeded, { recursive: true, force: true })
}

async function findPostgres(project: TestProject): Promise<void> {
  try {
    const server = await startOwnPostgres()
    await server.stop()
    project.provide('withoutPostgres', null)
  } catch (cause) {
    if (process.env.CI === 'true') throw cause
    const why = `PostgreSQL cannot run here: ${cause instanceof Error ? cause.message : cause}`
    console.error(`\nSKIPPED: ${why}\n`)
    project.provide('withoutPostgres', why)
  }
}
