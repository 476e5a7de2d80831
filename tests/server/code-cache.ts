/**
 * For programs that a test starts: where Node keeps the code that it has read. `npm test` names a folder
 * (tools/test.ts), and the hundred processes of a run read what the first has compiled.
 */
export function codeCache(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE: folder } = process.env
  return folder ? { NODE_COMPILE_CACHE: folder } : {}
}
