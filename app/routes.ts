import { type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product, one line each. */
export default [
  route('*', 'routes/info/not-found.tsx'),
] satisfies RouteConfig
