// The mark of our scripts is still there: it is removed when they are hashed.
const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g
const starter =
  /<script((?: nonce="[^"]*")?) type="module" async="">import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/

/**
 * Lets a page be drawn before our scripts are fetched: HTML first, React after `load` or at the first touch. It
 * rewrites React Router's starting script, whose shape a test over the built product checks; a page without that
 * script stays unchanged.
 */
export function startAfterLoad(html: string): string {
  const found = starter.exec(html)
  if (!found) return html
  const [script, mark, manifest, imports = '', modules = '', entry] = found
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  const routes = [...imports.matchAll(/import \* as (\w+) from "([^"]+)";/g)]
  const names = routes.map(([, name]) => name).join(',')
  const loads = [...routes.map(([, , file]) => file), manifest].map((file) => `import("${file}")`)
  const late = [
    'let begun=false;const begin=async()=>{if(begun)return;begun=true;',
    `for(const href of ${JSON.stringify(files)}){const link=document.createElement("link");`,
    'link.rel="modulepreload";link.href=href;document.head.append(link)}',
    `const[${names}]=await Promise.all([${loads.join(',')}]);`,
    `window.__reactRouterRouteModules=${modules};import("${entry}")};`,
    'if(document.readyState==="complete")begin();else addEventListener("load",begin,{once:true});',
    'for(const touch of["pointerdown","keydown"])addEventListener(touch,begin,{once:true,capture:true});',
  ].join('')
  return html
    .replace(preload, '')
    .replace(script, () => `<script${mark} type="module" async="">${late}</script>`)
}
