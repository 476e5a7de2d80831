/** A script of the desk, app/desk/client/{name}.client.ts; the page works without it. */
export function DeskScript({ name }: { name: string }) {
  return <script type="module" src={`/assets/desk-${name}.js?v=${__BUILD_ID__}`} />
}
