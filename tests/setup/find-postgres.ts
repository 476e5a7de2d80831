import type { TestProject } from 'vitest/node'
import { startOwnPostgres } from '../postgres.ts'

/** Starts a PostgreSQL once and stops it again, so that the tests know whether they can. CI must have it. */
export default async function findPostgres(project: TestProject): Promise<void> {
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
