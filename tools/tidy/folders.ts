const MOST_FILES = 30

/** Folders with too many files of their own, with how many; what their subfolders have does not count. */
export function fullFolders(paths: readonly string[]): [folder: string, files: number][] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, files]) => files > MOST_FILES)
}
