import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { codeCache } from './code-cache.ts'

/**
 * Runs a program of tools/ by its name, with these settings alone; throws with what it said. This process goes on
 * meanwhile: the program may ask a fake of it.
 */
export async function runTool(name: string, settings: Record<string, string> = {}): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, ...codeCache(), ...settings }
  await promisify(execFile)(process.execPath, [`tools/${name}.ts`], { env })
}
