import type { PageFiles } from '#app/boot/page-files.ts'

// The mark of our scripts is still there: it is removed when they are hashed.
const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g
const starter =
  /<script(?: nonce="[^"]*")? type="module" async="">import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);<\/script>/

type Start = {
  /** The address of the boot file. */
  boot: string
  /** React begins with the page instead of with the first act. */
  atLoad: boolean
}

/**
 * Lets a page be drawn and read without our scripts: the boot file in its head starts React at the first act. It
 * replaces React Router's starting script, whose shape a test over the built product checks, by the list of its files;
 * a page without that script stays unchanged.
 */
export function startOnIntent(html: string, { boot, atLoad }: Start): string {
  const found = starter.exec(html)
  if (!found) return html
  const [script, manifest = '', imports = '', modules = '', entry = ''] = found
  const files = new Map(
    [...imports.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  )
  const routes = [...modules.matchAll(/("[^"]+"):(\w+)/g)].map(
    ([, id = '', name]): [string, string] => [JSON.parse(id) as string, files.get(name) ?? ''],
  )
  const page: PageFiles = {
    preloads: [...html.matchAll(preload)].map(([, href = '']) => href),
    routes,
    manifest,
    entry,
    ...(atLoad && { atLoad }),
  }
  // A script is never ended by the text of its own data.
  const data = JSON.stringify(page).replaceAll('<', '\\u003c')
  return (
    html
      .replace(preload, '')
      .replace(script, () => `<script type="application/json">${data}</script>`)
      // Before the stylesheet, which a script after it would wait for. It blocks the first paint: no press is earlier.
      .replace('<head>', () => `<head><script src="${boot}"></script>`)
  )
}
