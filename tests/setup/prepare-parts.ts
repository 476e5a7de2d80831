import type { TestProject } from 'vitest/node'
import { keptFolder } from '../database/kept-folder.ts'
import { startOwnPostgres } from '../database/postgres.ts'

/**
 * Starts a PostgreSQL once and stops it again, so that the tests know whether they can. CI must have it. Names the
 * folder of the sample data that servers of tests copy, made by the first; answers a function that removes it.
 */
export default async function prepareParts(project: TestProject): Promise<() => void> {
  const { remove } = keptFolder()
  await findPostgres(project)
  return remove
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
