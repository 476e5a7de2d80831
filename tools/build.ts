import { ensureWebBuild } from '#server/web-build.ts'

const { id, isNew } = await ensureWebBuild()
console.log(isNew ? `built ${id}` : `build ${id} is up to date`)
