import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { packLightly } from '#platform/http/precompressed.server.ts'
import type { BuildRecord } from '#app/site/offline/build-pack.ts'
import { buildBootFile } from './boot-build.ts'
import { alone } from './build-lock.ts'
import { buildDeskScripts, dropDeskRoutes } from './desk-build.ts'
import { buildOfflineWorker, listBuildFiles } from './offline-build.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const clientFolder = path.join(root, 'build', 'client')

/** A push serves to its tests what is packed lightly: packing all fully takes longer than building it. */
const isPackedLightly = process.env.AMANAH_PACKING === 'light'
if (isPackedLightly) packLightly()
const packed = isPackedLightly ? 'amanah-packed-lightly' : 'amanah-packed'

/** The two halves of the build, and the folder that keeps what is packed between starts. */
export const webBuild = {
  packed: path.join(root, 'node_modules', '.cache', packed),
  client: clientFolder,
  server: pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href,
}
const stamp = path.join(root, 'build', 'stamp.json')
/** Outside the folder that a build empties. */
const buildLock = path.join(root, 'node_modules', '.cache', 'amanah-build.lock')
const run = promisify(execFile)

/** The sources of the browser's files; a change in any of them makes a new build. */
const sources = [
  'app',
  'features',
  'platform',
  'public',
  'server/bundle/boot-build.ts',
  'server/bundle/desk-build.ts',
  'server/bundle/offline-build.ts',
  'server/bundle/build-packages.ts',
  // Which file goes into which chunk and sheet.
  'tools/screen-files.ts',
  'tools/tidy/chunks.ts',
  'tools/tidy/routes.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/**
 * Builds the browser's files and the pages when the sources are newer than the last build. Answers the build's id and
 * whether it was made now. With AMANAH_BUILD_ID it builds nothing and refuses any other build: a run of journeys serves
 * the one it began with, whatever is edited meanwhile.
 */
export async function ensureWebBuild(): Promise<{ id: string; isNew: boolean }> {
  const wanted = process.env.AMANAH_BUILD_ID
  if (wanted) {
    const last = lastBuild()
    if (wanted === last) return { id: wanted, isNew: false }
    throw new Error(`the build ${wanted} is wanted, and the last one is ${last ?? 'missing'}`)
  }
  const id = sourceId()
  // An installed product is not written to.
  if (lastBuild() === id) return { id, isNew: false }
  // Test runners and servers start side by side, and a build empties the folders of the one before.
  return alone(buildLock, async () => {
    if (lastBuild() === id) return { id, isNew: false }
    // A build that breaks off never counts as one.
    rmSync(stamp, { force: true })
    await buildWeb(id)
    return { id, isNew: true }
  })
}

async function buildWeb(id: string): Promise<void> {
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'dist', 'cli', 'index.js')
  try {
    await run(process.execPath, [cli, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', AMANAH_BUILD_ID: id },
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`the web build failed\n${stdout}\n${stderr}`)
  }
  dropDeskRoutes(clientFolder)
  await buildBootFile({ root, client: clientFolder })
  await buildDeskScripts({ root, client: clientFolder })
  await buildOfflineWorker({ id, root, client: clientFolder })
  await writeBuildRecords(id)
}

/** The files that tell an open page which build is the newest, and a worker what to fetch anew (spec.md S7). */
async function writeBuildRecords(id: string): Promise<void> {
  const timestamp = Date.now()
  const record = JSON.stringify({ id, timestamp })
  const meta: BuildRecord = { id, timestamp, files: await listBuildFiles(clientFolder) }
  mkdirSync(path.join(clientFolder, 'builds', 'meta'), { recursive: true })
  writeFileSync(path.join(clientFolder, 'builds', 'latest.json'), record)
  writeFileSync(path.join(clientFolder, 'builds', 'meta', `${id}.json`), JSON.stringify(meta))
  writeFileSync(stamp, record)
}

function lastBuild(): string | undefined {
  if (!existsSync(stamp)) return undefined
  return (JSON.parse(readFileSync(stamp, 'utf8')) as { id: string }).id
}

function sourceId(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesIn(path.join(root, name))).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

function filesIn(name: string): string[] {
  const kind = statSync(name, { throwIfNoEntry: false })
  if (!kind?.isDirectory()) return kind ? [name] : []
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
