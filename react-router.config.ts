import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One chunk per screen: one place where a failed load can be guarded (vite.config.ts).
  splitRouteModules: false,
  // The route manifest travels in one cacheable file: no /__manifest requests, and it works offline.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
