import lock from '../../package-lock.json' with { type: 'json' }

/** A package of the production tree, as package-lock.json has it. */
export type Installed = {
  name: string
  version: string
  /** An SPDX expression. */
  licence: string
  /** Its folders in node_modules; one version may be there more than once. */
  folders: string[]
  /** Installed on some platforms only. */
  isOfPlatform: boolean
}

type Entry = {
  version?: string
  license?: string
  dev?: boolean
  os?: unknown
  optional?: boolean
  dependencies?: Record<string, string>
}

/** Licences that only the package's own licence file states. */
const unstated: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

type Lock = { packages: Record<string, Entry> }

/** Every package that is not for development alone, each version once, by name. */
export function installedPackages(given: Lock = lock): Installed[] {
  const folders = Object.keys(given.packages).filter((each) => each && !given.packages[each]?.dev)
  return packagesIn(folders, given)
}

/** The packages in these folders of node_modules, each version once, by name. */
export function packagesIn(folders: readonly string[], given: Lock = lock): Installed[] {
  const found = new Map<string, Installed>()
  for (const folder of folders) {
    const read = readEntry(folder, given)
    const known = found.get(`${read.name} ${read.version}`)
    if (known) known.folders.push(folder)
    else found.set(`${read.name} ${read.version}`, read)
  }
  return [...found.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  )
}

function readEntry(folder: string, { packages }: Lock): Installed {
  const entry = packages[folder]
  if (!entry) throw new Error(`package-lock.json has no ${folder}`)
  const name = nameOf(folder)
  const { version = '', license: licence = unstated[name] ?? '' } = entry
  const isDirect = name in (packages['']?.dependencies ?? {})
  const isOfPlatform = entry.os !== undefined || (entry.optional === true && !isDirect)
  return {
    name,
    version,
    licence,
    folders: [folder],
    isOfPlatform,
  }
}

/** The package of a folder like `node_modules/firebase/node_modules/@firebase/auth`. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** By code unit, so that every machine has the same order. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
