import { readFileSync } from 'node:fs'
import { calculatorPages } from '#features/zakat/zakat.ts'

/** Every route module, as a path from the project's root: what app/routes.ts and the table of the desk name. */
export const routeModules: ReadonlySet<string> = new Set([
  ...modulesIn('app', 'routes.ts').map((name) => name.replace(/^app\/(?!desk\/)/, 'app/site/')),
  ...calculatorPages.map((name) => `app/site/zakat/kinds/${name}.tsx`),
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
