import { readdirSync, readFileSync } from 'node:fs'

/** Every route module, as a path from the project's root: what app/routes.ts and the table of the desk name. */
export const routeModules: ReadonlySet<string> = new Set([
  ...modulesIn('app', 'routes.ts').map((name) => name.replace(/^app\/(?!desk\/)/, 'app/site/')),
  // The folder, not the table of calculators: what Vite's settings import makes it begin anew when edited.
  ...readdirSync(new URL('../../app/site/zakat/kinds', import.meta.url)).map(
    (name) => `app/site/zakat/kinds/${name}`,
  ),
  ...['money', 'content', 'donors', 'people'].flatMap((name) =>
    modulesIn('app/desk', `routes/${name}.ts`),
  ),
  ...modulesIn('app/desk', 'row.ts'),
])

/** The route modules that a file names within its folder; what it imports begins with a dot or `#`. */
function modulesIn(folder: string, file: string): string[] {
  const text = readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8')
  return [...text.matchAll(/'(\w[\w./-]*\.tsx?)'/g)].map(([, module]) => `${folder}/${module}`)
}
