/** The files that start React on a page; server/pages/late-start.ts writes them into it. */
export type PageFiles = {
  preloads: string[]
  /** Each route of the page with its module. */
  routes: [id: string, file: string][]
  manifest: string
  entry: string
  /** True on pages where everybody acts: giving, account, and whatever is not public. */
  atLoad?: boolean
}
