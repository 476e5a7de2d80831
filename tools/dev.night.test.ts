import { expect, test } from 'vitest'
import { startServer } from '#tests/server/server.ts'

test('the development server draws screens and the desk from their sources, and watches both', async () => {
  const server = await startServer({ program: 'tools/dev.ts' })
  try {
    const [home, desk] = await Promise.all(
      ['/', '/kelola/masuk'].map(async (path) => (await fetch(server.origin + path)).text()),
    )
    expect(home).toMatch(/<h1[\s\S]+\/app\/entry\.client\.tsx/)
    expect(desk).toMatch(/<h1/)
    expect(desk).toContain('/@vite/client')
    const script = await fetch(`${server.origin}/assets/desk-editor.js`)
    expect(script.status).toBe(200)
    expect(script.headers.get('content-type')).toContain('javascript')
  } finally {
    await server.stop()
  }
})
