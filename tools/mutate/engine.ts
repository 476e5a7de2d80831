import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#platform/db/connect.server.ts'
import type { TestProject } from 'vitest/node'
import { keepPristineRows } from '../../tests/setup/pristine.ts'

/** Migrates the embedded database that tests copy once in a whole run, not at each start of Vitest. */
export default async function reuseEngine(project: TestProject): Promise<void> {
  const template = path.join(process.env.MUTATE_FOLDER as string, 'engine', 'data')
  if (!existsSync(template)) {
    mkdirSync(template, { recursive: true })
    const connection = await connect({ dataDir: template })
    await keepPristineRows(connection.pool)
    await connection.close()
  }
  project.provide('engine', { kind: 'embedded', template })
}
