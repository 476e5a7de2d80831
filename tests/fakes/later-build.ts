/** A build that differs from the product's by its id and by the name of one file; all names are as long as before. */
export type LaterBuild = { id: [before: string, now: string]; file: [before: string, now: string] }

type Meta = { id: string; files: { url: string }[] }

/** The build that would follow the one at this origin, with one changed file whose name begins like this. */
export async function laterBuild(origin: string, name: string): Promise<LaterBuild> {
  const latest = (await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string }
  const meta = (await (await fetch(`${origin}/builds/meta/${latest.id}.json`)).json()) as Meta
  const file = meta.files.find(({ url }) => url.startsWith(`/assets/${name}-`))?.url
  if (!file) throw new Error(`the build has no file ${name}`)
  return {
    id: [latest.id, 'f'.repeat(latest.id.length)],
    file: [file, file.replace(/[\w-]{8}(?=\.\w+$)/, 'LEBIHBAR')],
  }
}

/** What the product answered, as the later build would. */
export function toLater(text: string, later: LaterBuild | null): string {
  if (!later) return text
  return text.replaceAll(later.id[0], later.id[1]).replaceAll(later.file[0], later.file[1])
}

/** An address of the later build, as the product knows it. */
export function toProduct(path: string, later: LaterBuild | null): string {
  if (!later) return path
  return path.replaceAll(later.id[1], later.id[0]).replaceAll(later.file[1], later.file[0])
}
